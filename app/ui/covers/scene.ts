import { type Random, random, between, crescent, line, orb, path, sparks } from '../cover-shapes.ts'
import { care } from './care.ts'
import { faith } from './faith.ts'
import { food } from './food.ts'
import { learning } from './learning.ts'
import type { CoverPalette } from './palette.ts'
import { coverPlaces } from './places.ts'
import { indoors } from './rooms.ts'
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

/** The sun, moon or rain of a light. */
function heaven(light: string, c: CoverPalette, r: Random): string {
  const x = between(r, 486, 560)
  if (light === 'malam') {
    return sparks(r, 14, c.fine) + crescent({ x, y: between(r, 64, 84), radius: 30 }, c.glow)
  }
  if (light === 'hujan') return cloud(120, 62, c) + cloud(500, 48, c) + rain(r, c)
  const y = { fajar: 150, senja: 138, pagi: 96 }[light] ?? 74
  const birds = `M${x - 410} 74q9-9 16 0q8-9 16 0m22 20q7-7 13 0q7-7 13 0`
  return (
    orb({ x, y, radius: light === 'senja' || light === 'fajar' ? 40 : 30 }, c.glow) +
    line(birds, `${c.fine} 2.5`, 'opacity=".55"')
  )
}

function cloud(x: number, y: number, c: CoverPalette): string {
  return path(
    `M${x - 90} ${y}q-8-34 30-34q16-34 56-22q44-8 48 28q40 2 34 28z`,
    c.light,
    'opacity=".28"',
  )
}

function rain(r: Random, c: CoverPalette): string {
  const drops = Array.from({ length: 22 }, (_, i) => {
    return `M${20 + i * 28 + between(r, -9, 9)} ${between(r, 60, 190)}l-7 24`
  })
  return line(drops.join(''), `${c.light} 2`, 'opacity=".45"')
}
