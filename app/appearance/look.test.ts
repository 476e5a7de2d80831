import vm from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyColor,
  applyLook,
  LOOK_KEY,
  lookBoot,
  pageColors,
  plainLook,
  readLook,
  texts,
  themes,
} from './look.ts'

type Written = { dataset: Record<string, string>; style: Record<string, string> }

/** A minimal root element that records what is written to it. */
function aRoot() {
  const written: Written = { dataset: {}, style: {} }
  const style = {
    setProperty: (name: string, value: string | null) => {
      written.style[name] = value ?? ''
    },
    removeProperty: (name: string) => {
      delete written.style[name]
      return ''
    },
  }
  return { marks: written, root: { dataset: written.dataset, style } }
}

function applied(kept: string | null): Written {
  const { marks: written, root } = aRoot()
  applyLook(root, readLook(kept))
  return written
}

/** The result of the script in a page's head for the same input. */
function booted(kept: string | null, bars: { content: string }[] = []): Written {
  const { marks: written, root } = aRoot()
  const localStorage = { getItem: (key: string) => (key === LOOK_KEY ? kept : null) }
  const document = { documentElement: root, querySelectorAll: () => bars }
  vm.runInNewContext(lookBoot(), { document, localStorage })
  return written
}

test.each([
  ['nothing', null, { dataset: {}, style: {} }],
  ['sepia', '{"theme":"sepia"}', { dataset: { theme: 'sepia' }, style: {} }],
  ['the system’s theme', '{"theme":"system"}', { dataset: {}, style: {} }],
  [
    'large Arabic without Latin',
    '{"arabic":48,"hidden":["latin"],"text":120}',
    { dataset: { hide: 'latin' }, style: { '--r-arab': '3', '--r-text': '1.2' } },
  ],
  ['all three hidden', '{"hidden":["latin","arti","arab"]}', { dataset: {}, style: {} }],
  ['sizes out of range', '{"arabic":900,"text":"big"}', { dataset: {}, style: {} }],
  ['the tafsir beside', '{"beside":"tafsir"}', { dataset: { beside: 'tafsir' }, style: {} }],
  ['beside nothing known', '{"beside":"x"}', { dataset: {}, style: {} }],
  ['rubbish', '{"theme":', { dataset: {}, style: {} }],
  ['another kind of value', '[1,2]', { dataset: {}, style: {} }],
] as const)(
  'what was kept, %s, is drawn the same before and after the start',
  (_, kept, written) => {
    expect(applied(kept)).toEqual(written)
    expect(booted(kept)).toEqual(written)
  },
)

test('the script in the head and the program agree on whatever is kept', () => {
  const loose = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.string(), fc.constant(null))
  const kept = fc.record(
    {
      theme: fc.oneof(fc.constantFrom(...themes), loose),
      arabic: loose,
      text: loose,
      hidden: fc.oneof(fc.subarray([...texts]), loose),
      night: fc.oneof(fc.constantFrom(0, 1, 2, 3), loose),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(kept, (look) => {
      const text = JSON.stringify(look)
      expect(booted(text)).toEqual(applied(text))
    }),
  )
})

test('the bar of the browser takes the colour of the chosen theme, before and after the start', () => {
  for (const theme of themes) {
    const bars = ['light', 'dark'].map((scheme) => ({
      media: `(prefers-color-scheme: ${scheme})`,
      content: pageColors[scheme as 'light' | 'dark'],
    }))
    const before = structuredClone(bars)
    applyColor(bars, theme)
    booted(JSON.stringify({ theme }), before)
    expect(before).toEqual(bars)
    if (theme !== 'system')
      expect(bars.map(({ content }) => content)).toEqual([pageColors[theme], pageColors[theme]])
  }
})

test('a look that is changed back leaves no mark', () => {
  const { marks: written, root } = aRoot()
  applyLook(root, {
    ...plainLook,
    theme: 'dark',
    arabic: 40,
    text: 130,
    hidden: ['arti'],
    night: 2,
  })
  applyLook(root, plainLook)
  expect(written).toEqual({ dataset: {}, style: {} })
})

test('shortcuts are on until they are switched off', () => {
  expect(readLook(null).hasShortcuts).toBe(true)
  expect(readLook(null).hasEnglish).toBe(false)
  expect(readLook('{"hasEnglish":true}').hasEnglish).toBe(true)
  expect(readLook('{"hasShortcuts":false}').hasShortcuts).toBe(false)
})
