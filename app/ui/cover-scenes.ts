import {
  between,
  crescent,
  disc,
  khatam,
  lattice,
  line,
  orb,
  palm,
  path,
  type Random,
  ridge,
  sparks,
} from './cover-shapes.ts'
import { boat, books, dome, hands, house, lantern, minaret, well } from './cover-things.ts'
import type { CoverPalette } from './cover-palette.ts'

export { type Random, random } from './cover-shapes.ts'

type Scene = (c: CoverPalette, r: Random) => string

/** Maps a motif to its scene in a box of 640 × 360. Important parts stay in the middle 480 × 300. */
export const scenes: Record<string, Scene> = {
  sumur,
  ombak,
  sawah,
  masjid,
  buku,
  tangan,
  rumah,
  bulan,
  bintang,
}

function sumur(c: CoverPalette, r: Random): string {
  const x = between(r, 270, 370)
  const tall = { x: x + 150, y: 290, height: between(r, 120, 150), lean: between(r, 10, 26) }
  return (
    lattice(c.fine, 0.13, 64) +
    orb({ x: between(r, 470, 550), y: between(r, 70, 96), radius: 30 }, c.glow) +
    path(ridge(r, 205, { swing: 26 }), c.far) +
    path(ridge(r, 250, { swing: 16, steps: 3 }), c.mid) +
    palm(tall, c.near) +
    palm({ x: x + 184, y: 294, height: between(r, 80, 100), lean: -12 }, c.near) +
    path('M0 292Q320 268 640 292V360H0Z', c.near) +
    well({ x, y: 300 }, c)
  )
}

function ombak(c: CoverPalette, r: Random): string {
  const rows = [c.far, c.mid, c.mid, c.near].map((fill, row) => {
    const shift = row % 2 ? -40 : 0
    const crest = `M${shift} ${206 + row * 40}${'q40-26 80 0'.repeat(9)}`
    return (
      path(`${crest}V360H${shift}Z`, fill, row === 2 ? 'opacity=".85"' : '') +
      line(crest, `${c.light} 1.5`, 'opacity=".35"')
    )
  })
  return (
    lattice(c.fine, 0.1, 72) +
    orb({ x: between(r, 400, 500), y: 96, radius: 36 }, c.glow) +
    rows[0] +
    boat({ x: between(r, 190, 300), y: 232 }, c) +
    rows.slice(1).join('')
  )
}

function sawah(c: CoverPalette, r: Random): string {
  const peak = between(r, 220, 420)
  const terraces = [c.far, c.mid, c.mid, c.near, c.near].map((fill, i) => {
    const y = 214 + i * 30
    const bend = between(r, -34, 34)
    const rim = `M0 ${y + bend}C160 ${y - 34} 300 ${y + 34} 430 ${y + 4}S580 ${y - 20} 640 ${y - bend}`
    return (
      path(`${rim}V360H0Z`, fill, i % 2 ? 'opacity=".88"' : '') +
      line(rim, `${c.light} 1.6`, `opacity="${(28 + i * 6) / 100}"`)
    )
  })
  const slope = `Q${peak + 60} 190 ${peak + 230} 262`
  return (
    orb({ x: peak + between(r, 70, 120), y: 92, radius: 34 }, c.glow) +
    path(
      `M${peak - 220} 262Q${peak - 60} 190 ${peak - 24} 92Q${peak} 106 ${peak + 24} 92${slope}Z`,
      c.far,
    ) +
    path(
      `M${peak + 24} 92${slope}H${peak + 60}Q${peak + 20} 170 ${peak + 2} 100Z`,
      c.mid,
      'opacity=".45"',
    ) +
    line(`M${peak - 150} 150h92m22 0h34M${peak + 40} 172h110`, `${c.light} 9`, 'opacity=".4"') +
    terraces.join('') +
    palm({ x: between(r, 70, 130), y: 300, height: 110, lean: 14 }, c.near)
  )
}

function masjid(c: CoverPalette, r: Random): string {
  const x = between(r, 290, 350)
  const wing = { y: 322, width: 96, height: 84 }
  return (
    lattice(c.fine, 0.16, 60) +
    crescent({ x: between(r, 535, 560), y: 84, radius: 26 }, c.glow) +
    path(ridge(r, 268), c.far) +
    minaret({ x: x - 150, y: 322, height: 196 }, c) +
    minaret({ x: x + 150, y: 322, height: 196 }, c) +
    dome({ ...wing, x: x - 84 }, c) +
    dome({ ...wing, x: x + 84 }, c) +
    dome({ x, y: 322, width: 132, height: 150 }, c) +
    path('M0 320Q320 306 640 320V360H0Z', c.near)
  )
}

function buku(c: CoverPalette, r: Random): string {
  const ray = (angle: number) =>
    `${Math.round(320 + 420 * Math.sin(angle))} ${Math.round(196 - 420 * Math.cos(angle))}`
  const rays = Array.from({ length: 9 }, (_, i) => ((i - 4) * Math.PI) / 11).map(
    (angle) => `M320 196L${ray(angle - 0.05)} ${ray(angle + 0.05)}Z`,
  )
  const star = { x: 320, y: 108 }
  return (
    path(rays.join(''), c.light, 'opacity=".16"') +
    line(khatam({ ...star, radius: 64 }), `${c.glow} 2.5`) +
    line(khatam({ ...star, radius: 46 }, Math.PI / 8), `${c.glow} 1.5`) +
    disc({ ...star, radius: 15 }, c.glow) +
    lantern({ x: between(r, 96, 130), cord: between(r, 96, 130) }, c) +
    lantern({ x: between(r, 510, 545), cord: between(r, 70, 110) }, c) +
    path(ridge(r, 316, { swing: 6 }), c.near) +
    books({ x: 320, y: 300 }, c)
  )
}

function tangan(c: CoverPalette, r: Random): string {
  return (
    lattice(c.fine, 0.12, 80) +
    orb({ x: 320, y: 128, radius: 58 }, c.glow) +
    path(ridge(r, 300), c.mid, 'opacity=".6"') +
    hands({ x: 320, y: 300, isGrain: r() < 0.5 }, c)
  )
}

function rumah(c: CoverPalette, r: Random): string {
  let x = between(r, 40, 66)
  const row = [104, 126, 112, 132].map((usual, i) => {
    const width = usual + between(r, -10, 10)
    const drawn = house({ x, y: 306, width, height: between(r, 74, 104), isHipped: i % 2 === 0 }, c)
    x += width + 18
    return drawn
  })
  return (
    sparks(r, 9, c.fine) +
    orb({ x: between(r, 440, 530), y: 84, radius: 30 }, c.glow) +
    path(ridge(r, 210, { swing: 26 }), c.far) +
    palm({ x: between(r, 20, 44), y: 310, height: 150, lean: 14 }, c.near) +
    palm({ x: 612, y: 310, height: 128, lean: -16 }, c.near) +
    row.join('') +
    path('M0 304Q320 296 640 304V360H0Z', c.near) +
    line('M0 330Q320 320 640 330', `${c.light} 2`, 'opacity=".25" stroke-dasharray="18 14"')
  )
}

function bulan(c: CoverPalette, r: Random): string {
  return (
    sparks(r, 16, c.fine) +
    crescent({ x: between(r, 290, 350), y: 132, radius: 66 }, c.glow) +
    lantern({ x: between(r, 90, 120), cord: between(r, 110, 150) }, c) +
    lantern({ x: between(r, 186, 214), cord: between(r, 84, 104) }, c) +
    lantern({ x: between(r, 520, 550), cord: between(r, 90, 140) }, c) +
    path(ridge(r, 262, { swing: 22 }), c.far) +
    path(ridge(r, 300, { steps: 3 }), c.mid) +
    dome({ x: between(r, 430, 470), y: 338, width: 60, height: 46 }, c) +
    path(ridge(r, 334, { swing: 8, steps: 3 }), c.near)
  )
}

function bintang(c: CoverPalette, r: Random): string {
  const turn = r() < 0.5 ? Math.PI / 8 : 0
  const centre = { x: 320, y: 180 }
  const rings = [150, 122, 94, 66, 40].map((radius, i) => {
    const pen = `${i % 2 ? c.glow : c.light} ${i === 0 ? 3 : 2}`
    return line(khatam({ ...centre, radius }, i % 2 ? turn + Math.PI / 8 : turn), pen)
  })
  return (
    lattice(c.fine, 0.2, 80) +
    disc({ ...centre, radius: 168 }, c.near, 0.75) +
    disc({ ...centre, radius: 168 }, c.mid, 0.5) +
    path(khatam({ ...centre, radius: 150 }, turn), c.near, 'opacity=".55"') +
    rings.join('') +
    path(khatam({ ...centre, radius: 22 }, turn), c.glow)
  )
}
