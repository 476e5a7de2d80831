import { disc, khatam, line, oval, path } from '../cover-shapes.ts'
import type { CoverSubjects } from './subject.ts'

/** School, books and the way there. */
export const learning: CoverSubjects = {
  /** A school desk with a book, a pencil and its chair. */
  meja: (c) =>
    line('M96-148V0M150-148V0M96-70H150M92-146H154', `${c.warm} 9`) +
    path('M92-152h62v40h-62z', c.warm) +
    line('M-120-92L-132 2M74-92L84 2M-108-92v70M60-92v70', `${c.light} 9`) +
    path('M-116-88H70V-58H-116Z', c.shade) +
    path('M-150-112H96L106-88H-140Z', c.glow) +
    path('M-96-116Q-56-136-18-116Q20-136 60-116L54-124Q20-150-18-128Q-56-150-90-124Z', c.light) +
    path(
      'M-90-122Q-56-148-18-126V-114Q-56-134-96-114ZM-18-126Q20-148 54-122L60-114Q20-134-18-114Z',
      c.light,
    ) +
    line('M-18-126v12M-78-124q26-10 48 2M-6-122q24-12 48-2', `${c.mid} 2.5`, 'opacity=".5"') +
    path('M-140-114h26v-34h-26z', c.warm) +
    line('M-134-148l-8-30M-126-148v-38M-118-148l8-28', `${c.light} 6`),
  /** A stack of books with a lamp. */
  buku: (c) =>
    path('M-120 0V-40H96q10 0 10 20T96 0Z', c.warm) +
    path('M-120-8V-32H92q-8 12 0 24z', c.light) +
    path('M-104-42V-80H112v38q-8 2-12-4t4-15 8-19H-104z', c.glow) +
    path('M-100-42q-14 0-14-19t14-19H100q-10 19 0 38z', c.glow) +
    path('M-96-50V-72H96q-6 11 0 22z', c.light) +
    path('M-112-82V-116H80q9 0 9 17t-9 17z', c.far) +
    path('M-112-89V-109H76q-7 10 0 20z', c.light) +
    path('M-30-118Q-60-132-104-124V-172Q-60-182-30-162Q0-182 44-172V-124Q0-132-30-118Z', c.light) +
    path('M-30-118Q0-132 44-124V-172Q0-182-30-162Z', c.shade, 'opacity=".6"') +
    line(
      'M-90-154q24-4 44 6m-44 10q24-4 44 6M-14-148q20-10 44-6m-44 22q20-10 44-6',
      `${c.mid} 3`,
      'opacity=".5"',
    ) +
    line('M128 0V-150Q126-196 84-204', `${c.shade} 7`) +
    path('M104 0h48v-10h-48z', c.shade) +
    path('M92-220L48-190L86-160Q110-186 92-220Z', c.warm) +
    path('M52-186L10-118H92L84-162Z', c.glow, 'opacity=".25"'),
  /** A school bag with pencil and ruler. */
  tas: (c) =>
    path('M-96-196l18-8 22 58-22 10zM64-210h26v70H64z', c.glow) +
    line('M72-196h10m-10 14h10m-10 14h10', `${c.near} 3`) +
    path('M-78-204l-14 4 0-22z', c.light) +
    line('M-34-172Q-34-214 0-214T34-172', `${c.shade} 11`) +
    path('M-112-30Q-116-176-66-178H66Q116-176 112-30Q112 0 82 0H-82Q-112 0-112-30Z', c.warm) +
    path('M40-178H66Q116-176 112-30Q112 0 82 0H48Q78-90 40-178Z', c.near, 'opacity=".16"') +
    path('M-92-178H92L98-108Q60-92 0-92T-98-108Z', c.light) +
    path('M-14-110h28v34q-14 12-28 0z', c.glow) +
    path('M-76-66H76V-16Q76-6 64-6H-64Q-76-6-76-16Z', c.light) +
    line('M-76-50H76', `${c.shade} 5`) +
    line(khatam({ x: 0, y: -30, radius: 15 }), `${c.warm} 3`) +
    path('M-112-90q-24 8-22 48t26 30zM112-90q24 8 22 48t-26 30z', c.shade),
  /** A bicycle with a basket for the way to school. */
  sepeda: (c) =>
    [-88, 88]
      .map(
        (x) =>
          line(`M${x - 58}-60a58 58 0 1 0 116 0a58 58 0 1 0-116 0`, `${c.light} 9`) +
          line(
            `M${x}-118v116M${x - 58}-60h116M${x - 41}-101l82 82M${x + 41}-101l-82 82`,
            `${c.shade} 2`,
            'opacity=".8"',
          ) +
          disc({ x, y: -60, radius: 8 }, c.glow),
      )
      .join('') +
    line(
      'M-88-60L-44-142H52L0-60H-88M0-60L-52-158M52-142L88-60M52-142L44-176H78',
      `${c.warm} 9`,
      'stroke-linejoin="round"',
    ) +
    line('M-78-160H-30', `${c.near} 13`) +
    line('M76-178h18', `${c.near} 9`) +
    path('M78-166H138L128-116H88Z', c.glow) +
    line('M82-150h52m-48 17h44M98-164v46m20-46v46', `${c.near} 2.5`, 'opacity=".5"') +
    path('M90-168v-30h34v30z', c.light) +
    disc({ x: 0, y: -60, radius: 14 }, c.shade) +
    line('M0-60l16 22h12M0-60l-16-22h-12', `${c.near} 5`),
  /** A bulb that gives light to learn by. */
  listrik: (c) =>
    disc({ x: 0, y: -140, radius: 122 }, c.glow, 0.16) +
    disc({ x: 0, y: -140, radius: 92 }, c.glow, 0.22) +
    path(
      'M-30-62Q-34-88-52-106Q-74-130-64-164Q-50-202 0-204Q50-202 64-164Q74-130 52-106Q34-88 30-62Z',
      c.glow,
    ) +
    path('M-44-150Q-40-182-4-186Q-26-168-28-132Q-40-136-44-150Z', c.light, 'opacity=".8"') +
    line('M-18-64L-22-118L0-102L22-118L18-64', `${c.warm} 5`, 'stroke-linejoin="round"') +
    path('M-34-62H34V-48H-34ZM-32-42H32V-28H-32ZM-28-22H28L16-4H-16Z', c.light) +
    path('M8-62H34V-48H8ZM8-42H32V-28H8ZM8-22H28L16-4H8Z', c.shade) +
    line('M-120-140h-22M120-140h22M-86-220l-16-16M86-220l16-16', `${c.glow} 7`),
  /** An open Quran on its folding stand. */
  mushaf: (c) =>
    path('M-112 2L60-74L88-68L-74 10ZM112 2L-60-74L-88-68L74 10Z', c.warm) +
    path('M0-34C-46-62-116-64-164-46V-112H164V-46C116-64 46-62 0-34Z', c.glow) +
    path('M0-106C-38-140-112-140-156-118V-54C-112-74-38-70 0-40Z', c.light) +
    path('M0-106C38-140 112-140 156-118V-54C112-74 38-70 0-40Z', c.light) +
    path('M0-106C20-124 44-132 70-134Q30-100 28-58Q12-50 0-40Z', c.shade, 'opacity=".7"') +
    line(
      'M-138-104Q-70-128-22-98M-138-88Q-70-112-22-82M-138-72Q-70-96-22-66M138-104Q70-128 40-108M138-88Q70-112 38-90M138-72Q70-96 38-74',
      `${c.mid} 3.5`,
      'opacity=".45"',
    ) +
    line('M0-106V-38', `${c.mid} 2.5`, 'opacity=".5"') +
    path('M-8-108l-4 66 12-10 12 10-4-66z', c.warm) +
    line(
      khatam({ x: 0, y: -190, radius: 44 }) + khatam({ x: 0, y: -190, radius: 30 }, Math.PI / 8),
      `${c.glow} 3.5`,
    ) +
    disc({ x: 0, y: -190, radius: 11 }, c.glow) +
    oval({ x: 0, y: 8, rx: 120, ry: 9 }, c.near, 0.4),
}
