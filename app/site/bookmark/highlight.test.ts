import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { highlightColours } from '#features/bookmark/bookmark.ts'
import { HIGHLIGHT_PERCENT, highlightLooks } from './highlight.tsx'

const css = readFileSync(new URL('../../appearance/tokens.css', import.meta.url), 'utf8')
const light = tokensAfter(':root {')
const themes = [
  ['light', light],
  ['dark', { ...light, ...tokensAfter('@variant night {') }],
  ['sepia', { ...light, ...tokensAfter(':root[data-theme="sepia"] {') }],
] as const

test.each(themes)(
  'every text of a verse reaches 4.5:1 on each highlight of the %s theme',
  (_, tokens) => {
    const faint = highlightColours.flatMap((colour) => {
      const ground = mix(highlightLooks[colour].hue, valueOf(tokens, 'surface'))
      return ['text-color', 'text-muted-color', 'primary-color'].flatMap((name) => {
        const ratio = contrast(rgb(valueOf(tokens, name)), ground)
        return ratio < 4.5 ? [{ colour, name, ratio }] : []
      })
    })
    expect(faint).toEqual([])
  },
)

test('each colour has a name and a sign of its own', () => {
  const looks = highlightColours.map((colour) => highlightLooks[colour])
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(looks.length)
  expect(new Set(looks.map(({ label }) => label)).size).toBe(looks.length)
})

function tokensAfter(start: string): Record<string, string> {
  const from = css.indexOf(start) + start.length
  const block = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...block.matchAll(/--p-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

function valueOf(tokens: Record<string, string>, name: string): string {
  const value = tokens[name] ?? ''
  const [, other] = /^var\(--p-([\w-]+)\)$/.exec(value) ?? []
  return other ? valueOf(tokens, other) : value
}

function rgb(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function mix(hue: string, ground: string): number[] {
  const [one, other] = [rgb(hue), rgb(ground)]
  const share = HIGHLIGHT_PERCENT / 100
  return one.map((value, at) => value * share + (other[at] ?? 0) * (1 - share))
}

function contrast(one: number[], other: number[]): number {
  const [high = 0, low = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function brightness(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
