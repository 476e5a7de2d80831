import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { timesIn } from './guard.ts'
import { guards } from './guards.ts'

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')

test('every guard that is taken out stands in its file exactly once', () => {
  const lost = guards.filter(({ file, text }) => timesIn(read(file), text) !== 1)
  expect(lost.map(({ of, what }) => `${of}: ${what}`)).toEqual([])
})

test('taking a guard out changes its file', () => {
  const idle = guards.filter(({ text, without }) => text === without)
  expect(idle).toEqual([])
})

test('every test that must notice is there by its name', () => {
  const missing = guards.filter(({ test: { file, name } }) => !isThere(read(file), name))
  expect(missing.map(({ test: { file, name } }) => `${file}: ${name}`)).toEqual([])
})

/** Tests of a table have %s in their names. */
function isThere(source: string, name: string): boolean {
  const named = [...source.matchAll(/\(\s*(['"`])(.+?)\1,/g)].map(([, , title]) => title ?? '')
  return named.some((title) => {
    const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('%s', '.+')
    return new RegExp(`^${pattern}$`).test(name)
  })
}

test('F1 to F20 each have a guard', () => {
  const covered = new Set(guards.map(({ of }) => of))
  const all = Array.from({ length: 20 }, (_, index) => `F${index + 1}`)
  expect(all.filter((mode) => !covered.has(mode))).toEqual([])
})
