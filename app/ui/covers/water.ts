import { disc, line, oval, path, type Round } from '../cover-shapes.ts'
import type { CoverSubjects } from './subject.ts'

/** Water, and those who live from it. */
export const water: CoverSubjects = {
  /** A roofed village well with its bucket. */
  sumur: (c) =>
    path('M-62-176h10v116h-10zM52-176h10v116h-10z', c.light) +
    path('M-104-160L-20-222H20L104-160L92-148H-92Z', c.warm) +
    line(
      'M-78-158L-12-212M-38-154L2-212M2-154l16-58M44-154L32-204',
      `${c.glow} 3`,
      'opacity=".6"',
    ) +
    line('M-56-124H56', `${c.glow} 9`) +
    line('M56-124h20v18M8-122v28', `${c.light} 4`) +
    path('M-12-96h40l-6 36H-6z', c.glow) +
    line('M-12-96q20-30 40 0', `${c.light} 3`) +
    path('M-82-62H82L72-2Q0 16-72-2Z', c.light) +
    path('M30-62H82L72-2Q52 4 28 6Z', c.shade) +
    line(
      'M-76-34Q0-20 76-34M-36-60v28M14-58v30M-14-28V6M44-30V2M-58-30v26',
      `${c.mid} 3`,
      'opacity=".4"',
    ) +
    oval({ x: 0, y: -62, rx: 86, ry: 13 }, c.shade) +
    oval({ x: 0, y: -62, rx: 70, ry: 9 }, c.near),
  /** A water tower, its pipe, and a filled jar. */
  tandon: (c) =>
    line(
      'M-92 0L-66-118M36 0L10-118M-28 0V-118M-86-44H30M-76-82H20M-86-44L20-82M30-44L-76-82',
      `${c.light} 6`,
    ) +
    path('M-94-204Q-28-232 38-204V-118H-94Z', c.warm) +
    path('M4-216Q24-212 38-204V-118H4Z', c.mid, 'opacity=".3"') +
    line('M-94-178Q-28-166 38-178M-94-146Q-28-134 38-146', `${c.glow} 4`, 'opacity=".8"') +
    path('M-104-122H48V-110H-104Z', c.glow) +
    line('M26-112V-96H92V-74', `${c.shade} 9`) +
    line('M92-64v30', `${c.light} 8`, 'opacity=".9"') +
    path('M64 0q-10-26 6-36h44q16 10 6 36q-28 8-56 0z', c.light) +
    path('M96 4q18-22 10-40h8q16 10 6 36q-10 4-24 4z', c.shade) +
    oval({ x: 92, y: -36, rx: 24, ry: 6 }, c.far),
  /** A tap that fills a bucket. */
  keran: (c) =>
    path('M60-176H150V-140H60Q44-140 40-130V-112H-2V-134Q2-172 60-176Z', c.glow) +
    path('M36-112H2v-12h34z', c.warm) +
    line('M70-178V-204M40-208H100', `${c.glow} 10`) +
    path('M150-190h16v64h-16z', c.shade) +
    path('M6-108H32Q36-70 40-58H0Q4-72 6-108Z', c.light) +
    path('M16-106h8q2 28 4 46h-14z', c.far, 'opacity=".5"') +
    path('M-76-74H112L96 0H-60Z', c.warm) +
    path('M58-74H112L96 0H50Z', c.mid, 'opacity=".25"') +
    oval({ x: 18, y: -74, rx: 94, ry: 15 }, c.light) +
    oval({ x: 18, y: -72, rx: 82, ry: 10 }, c.far) +
    line('M-76-72Q18-176 112-72', `${c.shade} 4`) +
    line('M-2-74q20-8 40 0m-62 4q10-5 22-3m48 3q12-3 22 1', `${c.light} 3`) +
    drop({ x: -112, y: -60, radius: 13 }, c.light) +
    drop({ x: -136, y: -20, radius: 9 }, c.light) +
    drop({ x: 138, y: -40, radius: 10 }, c.light),
  /** An outrigger boat of fishermen with its lamp and net. */
  perahu: (c) =>
    line('M-64-60Q-90 6-126 6H150M64-60Q78 2 104 6', `${c.shade} 6`) +
    path('M-166-96Q-134-66-96-56H92Q136-64 168-108Q156-22 96-4H-90Q-148-20-166-96Z', c.light) +
    path(
      'M-158-76Q-132-50-96-40H96Q134-50 160-80Q150-50 138-34Q116-18 92-16H-92Q-134-26-158-76Z',
      c.warm,
    ) +
    line('M-112-30H110', `${c.glow} 5`) +
    line('M-20-56V-196M-20-196H34', `${c.light} 6`) +
    disc({ x: 36, y: -166, radius: 34 }, c.glow, 0.25) +
    path('M36-196v10m-14 4h28l-5 36h-18z', c.glow) +
    line('M36-196v12', `${c.light} 3`) +
    path('M-124-58Q-116-104-86-98Q-62-112-48-58Z', c.glow, 'opacity=".85"') +
    line('M-112-62l40-36m-14 36l26-30m-52 2l36 30m-12-40l30 34', `${c.near} 2`, 'opacity=".6"') +
    path('M54-58q-4-34 14-36h36q18 4 10 36z', c.shade) +
    line('M56-76h60M74-92v32M98-92v32', `${c.mid} 3`, 'opacity=".6"') +
    path('M70-96q10-18 26-12l8-8v20l-8-4q-12 10-26 4z', c.light),
}

function drop({ x, y, radius: size }: Round, fill: string): string {
  return path(
    `M${x} ${y - size * 1.6}q${size} ${size} ${size} ${size * 1.5}a${size} ${size} 0 0 1-${size * 2} 0q0-${size * 0.5} ${size}-${size * 1.5}z`,
    fill,
  )
}
