import { readFileSync } from 'node:fs'
import { parse, targetOf } from '../tidy/source.ts'
import type { Mutant } from './mutants.ts'

/**
 * A mutant with a process of its own meets so many files of tests, and one that lives so many in all: all files of a
 * large folder would take hours.
 */
export const RINGS: readonly [from: number, to: number][] = [
  [0, 5],
  [5, 20],
]

type Looking = { ring?: readonly [from: number, to: number]; read?: (file: string) => string }

type Near = Pick<Mutant, 'id' | 'file' | 'code'>

/**
 * The files of tests that are likeliest to notice each mutant: those that hold a text which it changes first, then
 * those that import its file on the shortest way. Files that do not import it at all are none of them.
 */
export function nearTests(
  mutants: readonly Near[],
  tests: readonly string[],
  { ring: [from, to] = [0, 5], read = (file: string) => readFileSync(file, 'utf8') }: Looking = {},
): Map<number, string[]> {
  const imports = new Map<string, string[]>()
  const importsOf = (file: string) =>
    imports.getOrInsertComputed(file, () => importedBy(file, read))
  const ways = tests.map((test) => ({ test, text: read(test), ways: waysFrom(test, importsOf) }))
  return new Map(
    mutants.map(({ id, file, code }) => {
      const texts = [...code.matchAll(/'([^'\n]{3,})'/g)].map(([, text = '']) => text)
      const known = ways.map((each) => ({
        test: each.test,
        size: each.text.length,
        way: each.ways.get(file) ?? Infinity,
        isNamed: texts.some((text) => each.text.includes(text)),
      }))
      const nearest = known
        .filter(({ way }) => way < Infinity)
        .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.way - b.way || a.size - b.size)
      return [id, nearest.slice(from, to).map(({ test }) => test)]
    }),
  )
}

function importedBy(file: string, read: (file: string) => string): string[] {
  return (parse(file, read(file)).code?.imports ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ specifier }) => targetOf(file, specifier) ?? '')
    .filter((target) => /\.tsx?$/.test(target))
}

/** How many imports lead from a file to each other. */
function waysFrom(start: string, importsOf: (file: string) => string[]): Map<string, number> {
  const ways = new Map([[start, 0]])
  for (const [file, way] of ways)
    for (const target of importsOf(file)) if (!ways.has(target)) ways.set(target, way + 1)
  return ways
}
