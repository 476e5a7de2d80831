import { disc, khatam, line, oval, path } from '../cover-shapes.ts'
import type { CoverPalette } from './palette.ts'
import type { CoverSubjects } from './subject.ts'

/** Worship, and the buildings of a community. */
export const faith: CoverSubjects = {
  /** A mosque with two minarets. */
  masjid: (c) =>
    minaret(-138, c) +
    minaret(138, c) +
    path('M-118 0V-86H118V0Z', c.light) +
    path('M52-86H118V0H52Z', c.shade) +
    path('M-84-92C-96-150-30-164 0-214C30-164 96-150 84-92Z', c.glow) +
    path('M0-214C30-164 96-150 84-92H44C54-140 20-170 0-214Z', c.warm, 'opacity=".55"') +
    line('M0-210V-226', `${c.glow} 5`) +
    path('M6-250A14 14 0 1 0 6-228A11 11 0 1 1 6-250Z', c.glow) +
    path('M-126-96H126V-80H-126Z', c.shade) +
    path(
      'M-26 0V-38Q-26-58 0-72Q26-58 26-38V0ZM-92 0V-30Q-92-44-76-54Q-60-44-60-30V0ZM60 0V-30Q60-44 76-54Q92-44 92-30V0Z',
      c.near,
    ) +
    path('M-14 0V-34Q-14-48 0-56Q14-48 14-34V0Z', c.glow, 'opacity=".85"') +
    path(khatam({ x: 0, y: -120, radius: 16 }), c.light),
  /** Lanterns of a Ramadan night with the new moon. */
  lentera: (c) =>
    path('M46-246A62 62 0 1 0 46-146A52 52 0 1 1 46-246Z', c.glow) +
    lantern(c) +
    hung(-116, -150, 0.8) +
    hung(122, -128, 0.8) +
    hung(4, -104, 1.05) +
    oval({ x: 0, y: 2, rx: 70, ry: 7 }, c.glow, 0.25),
  /** Two open hands with a young plant. */
  tangan: (c) =>
    path('M-66-52Q0-92 66-52Q0 6-66-52Z', c.warm) +
    line('M0-50C-4-100 0-130 0-146', `${c.leaf} 9`) +
    path('M0-106C-62-102-82-144-84-166C-32-168-2-146 0-106Z', c.leaf) +
    path('M0-130C4-182 42-202 90-200C88-158 54-126 0-130Z', c.glow) +
    hand(-1, c) +
    hand(1, c) +
    line('M-70-8Q-42-20-32-42M70-8Q42-20 32-42', `${c.shade} 4`),
  /** Three houses of a village. */
  rumah: (c) =>
    path('M-160 0V-78H-66V0Z', c.shade) +
    path('M-176-72L-134-124H-92L-50-72Z', c.far) +
    path('M70 0V-70H164V0Z', c.shade) +
    path('M54-64L94-116H140L180-64Z', c.far) +
    path('M-84 0V-112H84V0Z', c.light) +
    path('M34-112H84V0H34Z', c.shade) +
    path('M-108-104L-44-186H44L108-104L96-96H-96Z', c.warm) +
    line(
      'M-84-116L-30-180M-50-106L2-180M-10-106L28-172M30-106L52-152',
      `${c.glow} 2.5`,
      'opacity=".5"',
    ) +
    path('M-18 0V-58Q-18-70 0-70T18-58V0Z', c.near) +
    path('M-66-84h32v34h-32zM34-84h32v34H34zM-138-50h22v24h-22zM106-46h24v24h-24z', c.glow) +
    line('M-50-84v34M-66-67h32M50-84v34M34-67h32', `${c.light} 3`) +
    disc({ x: 10, y: -30, radius: 3.5 }, c.glow),
  /** A plot of land with its stakes and a board. */
  lahan: (c) =>
    path('M-170-6L-96-96H110L172-6Z', c.leaf) +
    line(
      'M-132-52H142M-52-96L-80-6M26-96L34-6',
      `${c.light} 3`,
      'opacity=".6" stroke-dasharray="9 9"',
    ) +
    line('M-170-6V-54M-96-96V-140M110-96V-140M172-6V-54', `${c.warm} 9`) +
    line('M-170-48L-96-134H110L172-48Z', `${c.light} 3.5`) +
    line('M0-40V-120', `${c.shade} 9`) +
    path('M-66-196H66V-112H-66Z', c.light) +
    path('M-26-128V-148C-32-164-8-168 0-182C8-168 32-164 26-148V-128Z', c.warm) +
    line('M-44-126H44', `${c.mid} 4`, 'opacity=".6"') +
    path('M84-30q-4-20 14-20t14 20zM-118-24q-2-16 12-16t12 16z', c.mid),
  /** Nested stars: the ornament for what has no thing of its own. */
  bintang: (c) => {
    const centre = { x: 0, y: -124 }
    const rings = [112, 90, 68, 46].map((radius, i) =>
      line(khatam({ ...centre, radius }, i % 2 ? Math.PI / 8 : 0), `${i % 2 ? c.glow : c.light} 4`),
    )
    return (
      path(khatam({ ...centre, radius: 112 }), c.near, 'opacity=".35"') +
      rings.join('') +
      path(khatam({ ...centre, radius: 26 }), c.glow)
    )
  },
}

function minaret(x: number, c: CoverPalette): string {
  return (
    path(`M${x - 15} 0V-170H${x + 15}V0Z`, c.light) +
    path(`M${x + 3} 0V-170H${x + 15}V0Z`, c.shade) +
    path(
      `M${x - 22}-176H${x + 22}V-164H${x - 22}ZM${x - 20}-106H${x + 20}V-96H${x - 20}Z`,
      c.warm,
    ) +
    path(`M${x - 14}-178V-196Q${x - 14}-212 ${x}-230Q${x + 14}-212 ${x + 14}-196V-178Z`, c.glow) +
    path(`M${x - 4}-128v-14q4-8 8 0v14z`, c.near)
  )
}

/** Three lanterns share one drawing: the same bytes are written once. */
function hung(x: number, y: number, size: number): string {
  return `<use href="#l" transform="translate(${x} ${y}) scale(${size})"/>`
}

function lantern(c: CoverPalette): string {
  return (
    '<defs><g id="l">' +
    line('M0-40V-150', `${c.light} 3`, 'opacity=".7"') +
    disc({ x: 0, y: 34, radius: 62 }, c.glow, 0.16) +
    path('M-16-18L0-42L16-18ZM-24 82H24L14 98H-14Z', c.warm) +
    path('M-20-16H20L36 32L20 80H-20L-36 32Z', c.glow) +
    path('M4-16H20L36 32L20 80H4L16 32Z', c.warm, 'opacity=".35"') +
    line('M-8-14L-18 32L-8 78M8-14L18 32L8 78M-34 32H34', `${c.near} 2.5`, 'opacity=".45"') +
    '</g></defs>'
  )
}

function hand(s: 1 | -1, c: CoverPalette): string {
  return path(
    `M${s * 4}-14C${s * 8}-58 ${s * 50}-92 ${s * 88}-110C${s * 104}-116 ${s * 112}-102 ${s * 102}-90L${s * 132}-126C${s * 146}-140 ${s * 164}-126 ${s * 154}-108C${s * 134}-62 ${s * 108}-22 ${s * 74}-6V40H${s * 4}Z`,
    c.light,
  )
}
