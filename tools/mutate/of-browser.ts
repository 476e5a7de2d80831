import { readFileSync } from 'node:fs'
import { parse, targetOf } from '../tidy/source.ts'

/** Packages that only draw or hold what is drawn. */
const DRAWS = /^(react|react-dom|react-router|zustand)(\/|$)/

/**
 * The files that no test below the journeys can run: components, `.client.ts` files, and what imports one of them.
 * Their mutants do not count for the score of a folder; guards with journeys stand in their place (decision 0084).
 */
export function filesOfBrowser(
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): Set<string> {
  const known = new Map<string, boolean>()
  const isOfBrowser = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined) return before
    // A circle of imports is of the browser only by another way.
    known.set(file, false)
    const found = /(\.client\.ts|\.tsx)$/.test(file) || importsOf(file).some(leadsThere)
    known.set(file, found)
    return found
    function leadsThere(specifier: string): boolean {
      const target = targetOf(file, specifier)
      if (target === undefined) return DRAWS.test(specifier)
      return /\.(ts|tsx)$/.test(target) && isOfBrowser(target)
    }
  }
  const importsOf = (file: string) =>
    (parse(file, read(file)).code?.imports ?? [])
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ specifier }) => specifier)
  return new Set(files.filter(isOfBrowser))
}
