import type { City } from './cities.ts'

/** A name as it is compared: its letters alone. */
export function nameLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/** 'Garut' of 'Kabupaten Garut'. */
export function bareRegency({ regency }: Pick<City, 'regency'>): string | undefined {
  return regency?.replace(/^(Kabupaten|Kota) /, '')
}

/** From this score up a name fits with slips only. */
export const SLIP_SCORE = 10

const MOST_FOUND = 12

/** How well one of the names fits, all in letters: 1 as it is, 2 its beginning, 3 a part, then by slips; or not at all. */
export function nameScore(names: readonly string[], wanted: string): number | undefined {
  if (names.includes(wanted)) return 1
  if (names.some((name) => name.startsWith(wanted))) return 2
  if (names.some((name) => name.includes(wanted))) return 3
  if (wanted.length < 4) return undefined
  const allowed = wanted.length > 6 ? 2 : 1
  const near = names.filter((name) => Math.abs(name.length - wanted.length) <= allowed)
  const slips = Math.min(...near.map((name) => slipsBetween(name, wanted, allowed)))
  return slips <= allowed ? SLIP_SCORE + slips : undefined
}

/** The best first, a few of them; slips are asked only where no name fits as it is written. */
export function bestScored<Found extends { score: number }>(scored: readonly Found[]): Found[] {
  const isWritten = scored.some(({ score }) => score < SLIP_SCORE)
  return scored
    .filter(({ score }) => !isWritten || score < SLIP_SCORE)
    .sort((one, other) => one.score - other.score)
    .slice(0, MOST_FOUND)
}

/** Levenshtein's distance, or more than `most` where it is larger than that. */
function slipsBetween(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = Number(row[j - 1]) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, Number(row[j]) + 1, Number(next[j - 1]) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return Number(row[other.length])
}
