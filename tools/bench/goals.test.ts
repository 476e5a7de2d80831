import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GOALS } from './goals.ts'

test('the bench has the goals of the documentation, and no others', () => {
  const page = readFileSync(new URL('../../docs/domain/speed.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (P\d+[a-d]?) \|.*\| ([^|]+) \|$/gm)]
  const written = rows.map(([, name, wanted = '']) => [name, wanted.match(/\d+(?:\.\d+)?/g)])
  const known = new Map<string, string[]>()
  for (const [key, { limit }] of Object.entries(GOALS)) {
    const [name = ''] = key.split(' ')
    const bound = 'most' in limit ? limit.most : limit.least
    known.set(name, [...(known.get(name) ?? []), String(bound)])
  }
  expect(written.map(([name, bounds]) => [name, bounds])).toEqual(
    [...known].map(([name, bounds]) => [name, bounds]),
  )
})
