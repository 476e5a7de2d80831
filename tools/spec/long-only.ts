import { readFileSync } from 'node:fs'
import type { SpecSection } from './pages.ts'

type Read = (file: string) => string

/** A file that runs at night as a whole (vitest.config.ts). */
const LONG_FILE = /\.long\.test\.ts$/
const JOURNEY = /^tests\/journeys\/.+\.spec\.ts$/
/** A test's name with its quote, and its tag where it has one. */
const NAMED = /\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(\{[^}]*@long)?/g

const readSource: Read = (file) => readFileSync(file, 'utf8')

/** The tests of a file by name, and whether `npm test` leaves each out. */
function testsIn(source: string): Map<string, boolean> {
  const found = [...source.matchAll(NAMED)].map(([, quote = '', name = '', tag]) => {
    return [name.replaceAll(`\\${quote}`, quote), tag !== undefined]
  })
  return new Map(found as [string, boolean][])
}

/** The rows of the product specification whose only tests are those that `npm test` leaves out. */
export function rowsOnLongOnly(sections: readonly SpecSection[], read = readSource): string[] {
  const isLong = (test: string) => {
    const [file = '', name = ''] = test.split(' › ')
    if (LONG_FILE.test(file)) return true
    return JOURNEY.test(file) && testsIn(read(file)).get(name) === true
  }
  return sections
    .flatMap(({ rows }) => rows)
    .filter(({ row, tests }) => /^S\d/.test(row) && tests.length > 0 && tests.every(isLong))
    .map(({ row }) => row)
}

/** The tests that a row names and that are not in their file. */
export function testsNotThere(sections: readonly SpecSection[], read = readSource): string[] {
  const wanted = new Set(sections.flatMap(({ rows }) => rows.flatMap(({ tests }) => tests)))
  const known = new Map<string, Map<string, boolean>>()
  return [...wanted].filter((test) => {
    const [file = '', name = ''] = test.split(' › ')
    if (!known.has(file)) known.set(file, testsIn(read(file)))
    return !known.get(file)?.has(name)
  })
}
