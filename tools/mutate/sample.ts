import { seeded } from '../seeded.ts'

/** As many mutants drawn at random, the same for the same seed, in their own order. */
export function draw<T>(all: readonly T[], count: number, seed: number): T[] {
  const next = seeded(seed)
  const left = [...all.keys()]
  const drawn: number[] = []
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(next() * left.length), 1))
  return drawn.sort((a, b) => a - b).map((index) => all[index] as T)
}

/** The 95 % interval of a share found in a sample (Wilson). */
export function intervalOf(hits: number, total: number): [low: number, high: number] {
  if (total === 0) return [0, 1]
  const z = 1.96
  const share = hits / total
  const centre = share + z ** 2 / (2 * total)
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * total)) / total)
  const scale = 1 + z ** 2 / total
  return [(centre - spread) / scale, (centre + spread) / scale]
}
