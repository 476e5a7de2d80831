import { between, crescent, line, orb, path, type Random, sparks } from '../cover-shapes.ts'
import type { CoverPalette } from './palette.ts'

/** The sun, moon or rain of a light. */
export function heaven(light: string, c: CoverPalette, r: Random): string {
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
