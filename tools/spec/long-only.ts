import { readFileSync } from 'node:fs'
import type { SpecSection } from './pages.ts'

const JOURNEY = /^tests\/journeys\/.+\.spec\.ts$/
/** A journey's name with its quote, and its tag where it has one. */
const NAMED = /\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(\{[^}]*@long)?/g

/** The rows of the product specification whose only tests are journeys that `npm test` leaves out. */
export function rowsOnLongOnly(
  sections: readonly SpecSection[],
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  const isLong = (test: string) => {
    const [file = '', name] = test.split(' › ')
    if (!JOURNEY.test(file)) return false
    return [...read(file).matchAll(NAMED)].some(
      ([, quote = '', found = '', tag]) =>
        tag !== undefined && found.replaceAll(`\\${quote}`, quote) === name,
    )
  }
  return sections
    .flatMap(({ rows }) => rows)
    .filter(({ row, tests }) => /^S\d/.test(row) && tests.length > 0 && tests.every(isLong))
    .map(({ row }) => row)
}
