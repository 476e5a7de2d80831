import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tajwidRules } from '#features/quran/tajwid/tajwid.ts'
import { tajwidGroups } from './groups.ts'

const tokens = readFileSync('app/appearance/tokens.css', 'utf8')
/** The grounds a verse stands on in a block of tokens.css. */
const grounds = (block: string) =>
  ['page', 'surface', 'tint'].flatMap(
    (name) => new RegExp(`--p-${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? [],
  )
const dark = grounds(
  tokens.slice(tokens.indexOf('@variant night'), tokens.indexOf('@media screen')),
)
const sepia = grounds(tokens.slice(tokens.indexOf('[data-theme="sepia"]')))
const light = ['#fbf8f3', '#fffdf9', '#eef7f2', '#ffffff']

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05]
  return Math.max(one, other) / Math.min(one, other)
}

test('every rule has one colour, and every colour the book and chapter of its rules', () => {
  expect(tajwidGroups.flatMap(({ rules }) => rules).toSorted()).toEqual(tajwidRules.toSorted())
  for (const { source } of tajwidGroups)
    expect(source).toMatch(/^(al-Jamzuri|Ibnu al-Jazari), .+ bab /)
})

test.each(tajwidGroups)('$name can be read on every theme', ({ colors: [day, night] }) => {
  expect([dark.length, sepia.length]).toEqual([3, 3])
  for (const ground of [...light, ...sepia]) expect(contrast(day, ground)).toBeGreaterThan(4.5)
  for (const ground of dark) expect(contrast(night, ground)).toBeGreaterThan(4.5)
})
