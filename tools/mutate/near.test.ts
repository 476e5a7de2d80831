import { expect, test } from 'vitest'
import { nearTests, RINGS } from './near.ts'

const files: Record<string, string> = {
  'a/far.test.ts': "import './api.ts'\n// 'a/refused'",
  'a/near.test.ts': "import './errors.ts'",
  'a/other.test.ts': "import './api.ts'\n// as long as it is, and longer",
  'a/types.test.ts': "import type { E } from './errors.ts'",
  'a/api.ts': "import './errors.ts'\nimport '#b/round.ts'",
  'b/round.ts': "import '#a/api.ts'",
  'a/errors.ts': '',
}
const tests = Object.keys(files).filter((name) => name.includes('.test.'))
const near = (code: string) =>
  nearTests([{ id: 1, file: 'a/errors.ts', code }], tests, {
    read: (name) => files[name] as string,
  }).get(1)

test('a mutant meets the tests that import its file, the nearest first', () => {
  expect(near('422')).toEqual(['a/near.test.ts', 'a/far.test.ts', 'a/other.test.ts'])
})

test('a test that holds the text which is changed comes before all others', () => {
  expect(near("'a/refused'")?.[0]).toBe('a/far.test.ts')
})

test('so many files of tests are met, by those that live so many more, and none twice', () => {
  const many = Array.from({ length: 30 }, (_, at) => `a/${at}.test.ts`)
  const read = (name: string) => (name === 'a/x.ts' ? '' : "import './x.ts'")
  const met = RINGS.flatMap(
    (ring) => nearTests([{ id: 1, file: 'a/x.ts', code: '1' }], many, { ring, read }).get(1) ?? [],
  )
  expect(met).toHaveLength(20)
  expect(new Set(met).size).toBe(20)
})
