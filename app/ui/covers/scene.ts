import { type Random, random } from '../cover-shapes.ts'
import { care } from './care.ts'
import { faith } from './faith.ts'
import { food } from './food.ts'
import { learning } from './learning.ts'
import type { CoverPalette } from './palette.ts'
import { coverPlaces } from './places.ts'
import { indoors } from './rooms.ts'
import { heaven } from './sky.ts'
import type { CoverSubjects } from './subject.ts'
import { value } from './value.ts'
import { water } from './water.ts'
import { crafts } from './crafts.ts'

// A list, not one merged object: a bundler drops it from what the browser loads.
const kinds: readonly CoverSubjects[] = [food, water, learning, care, faith, crafts, value]

/** The names of all things a cover can show. */
export function subjectNames(): string[] {
  return kinds.flatMap((kind) => Object.keys(kind))
}

type Scene = { motif: string; place: string; light: string; seed: number }

/** A thing in its place in a light, as the inside of an SVG of 640 × 360. */
export function scene({ motif, place, light, seed }: Scene, c: CoverPalette): string {
  const r = random(seed)
  const isFlipped = !upright.includes(motif) && r() < 0.5
  const { back, front = '' } = coverPlaces[place]?.(c, r) ?? { back: '' }
  const sky = indoors.includes(place) ? '' : heaven(light, c, r)
  const turn = isFlipped ? ' scale(-1 1)' : ''
  return (
    `${sky}${back}<g transform="translate(320 306)${turn}" stroke="${c.near}" stroke-width="2.5" stroke-linejoin="round">` +
    `${drawSubject(motif, c, r)}</g>${front}`
  )
}

/** Things that read wrongly the other way round. */
const upright: readonly string[] = ['mushaf', 'kuitansi', 'surat', 'uang', 'lentera']

function drawSubject(motif: string, c: CoverPalette, r: Random): string {
  const kind = kinds.find((one) => Object.hasOwn(one, motif))
  return kind?.[motif]?.(c, r) ?? ''
}
