import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = ['theme.css', 'tokens.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n')
const light = tokensAfter('\n:root {')
const themes = [
  ['light', light],
  ['dark', { ...light, ...tokensAfter('@variant night {') }],
  ['sepia', { ...light, ...tokensAfter(':root[data-theme="sepia"] {') }],
] as const

/** [text, background]: every combination that the components use. */
const textPairs = [
  ...['text', 'text-muted', 'primary', 'primary-strong', 'accent-text', 'danger'].flatMap((name) =>
    ['page', 'surface', 'surface-2', 'tint'].map((ground) => [`${name}-color`, ground] as const),
  ),
  ['primary-contrast-color', 'primary-color'],
  ['primary-contrast-color', 'primary-strong-color'],
  ['danger-contrast-color', 'danger-color'],
  ['accent-text-color', 'accent-tint'],
  ['success-color', 'success-tint'],
  ['warning-color', 'warning-tint'],
  ['danger-color', 'danger-tint'],
  ['text-color', 'success-tint'],
  ['text-color', 'warning-tint'],
  ['text-color', 'danger-tint'],
  ['text-color', 'accent-tint'],
  ['hero-text-color', 'hero-from'],
  ['hero-text-color', 'hero-to'],
  ['hero-accent-color', 'hero-from'],
  ['hero-accent-color', 'hero-to'],
] as const

test.each(themes)('every text of the %s theme reaches 4.5:1 on its ground', (_, tokens) => {
  const tooFaint = textPairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(tokens, text, ground) }))
    .filter(({ ratio }) => ratio < 4.5)
  expect(tooFaint).toEqual([])
})

test.each(themes)('field edges and the focus ring of the %s theme reach 3:1', (_, tokens) => {
  for (const line of ['field-border-color', 'primary-color']) {
    for (const ground of ['page', 'surface']) {
      expect(contrast(tokens, line, ground), `${line} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  }
})

test.each(themes)(
  'the texts of the %s theme reach 4.5:1 in every warmth of the night',
  (_, tokens) => {
    const reader = readFileSync(new URL('../site/reader/reader.css', import.meta.url), 'utf8')
    const tones = [...reader.matchAll(/--r-night: #([0-9a-f]{6})/g)].map(
      ([, tone]) => tone as string,
    )
    expect(tones).toHaveLength(3)
    for (const tone of tones) {
      const toned = Object.fromEntries(
        Object.entries(tokens).map(([name, color]) => [name, multiplied(color, tone)]),
      )
      for (const ground of ['page', 'surface', 'tint'])
        for (const text of ['text-color', 'text-muted-color', 'primary-color'])
          expect(contrast(toned, text, ground), `${text} on ${ground}, #${tone}`).toBeGreaterThan(
            4.5,
          )
    }
  },
)

/** A colour under a layer that multiplies; what is no plain colour stays. */
function multiplied(color: string, tone: string): string {
  if (!/^#[0-9a-f]{6}$/.test(color)) return color
  const parts = [0, 2, 4].map((at) => {
    const share = Number.parseInt(tone.slice(at, at + 2), 16) / 255
    return Math.round(Number.parseInt(color.slice(at + 1, at + 3), 16) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

test('each theme sets colours of its own', () => {
  const [page, text] = ['page', 'text-color'].map((name) =>
    themes.map(([, tokens]) => tokens[name]),
  )
  expect([new Set(page).size, new Set(text).size]).toEqual([3, 3])
})

test('every --p-* name that a utility uses is defined', () => {
  const used = [...css.matchAll(/var\(--p-([\w-]+)\)/g)].map(([, name]) => name as string)
  const defined = new Set([...css.matchAll(/--p-([\w-]+):/g)].map(([, name]) => name as string))
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})

function tokensAfter(opening: string): Record<string, string> {
  const start = css.indexOf(opening)
  if (start === -1) throw new Error(`tokens.css has no ${opening}`)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/--p-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

function contrast(tokens: Record<string, string>, one: string, other: string): number {
  const [dim, bright] = [luminance(tokens, one), luminance(tokens, other)].toSorted((a, b) => a - b)
  return ((bright as number) + 0.05) / ((dim as number) + 0.05)
}

function luminance(tokens: Record<string, string>, name: string): number {
  const value = tokens[name] ?? ''
  const reference = /^var\(--p-([\w-]+)\)$/.exec(value)
  if (reference) return luminance(tokens, reference[1] as string)
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1]
  if (!hex) throw new Error(`--p-${name} is not a plain colour: "${value}"`)
  const [r, g, b] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
