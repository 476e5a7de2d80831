import { disc, line, oval, path } from '../cover-shapes.ts'
import type { CoverSubjects } from './subject.ts'

/** Fields, animals and crafts. */
export const crafts: CoverSubjects = {
  /** A goat. */
  kambing: (c) =>
    line('M-78-60V0M-50-60V0', `${c.shade} 15`) +
    line('M54-60V0M80-70V0', `${c.light} 15`) +
    line('M-92-60V0M36-60V0', `${c.light} 15`) +
    line('M-92-5v5M36-5v5M54-5v5M80-5v5M-78-5v5M-50-5v5', `${c.near} 15`) +
    path(
      'M-116-118Q-128-150-92-152Q-30-162 40-150Q56-172 68-202L120-192Q128-160 112-128Q104-70 66-56Q-20-40-90-52Q-118-70-116-118Z',
      c.light,
    ) +
    path(
      'M-60-152Q-10-158 20-152Q30-110-6-98Q-54-92-66-122Q-70-140-60-152Z',
      c.warm,
      'opacity=".85"',
    ) +
    path(
      'M66-204Q76-226 104-224Q132-212 156-176Q160-162 148-156Q122-160 104-152Q78-160 66-204Z',
      c.light,
    ) +
    path('M146-160Q150-132 134-116Q124-134 128-158Z', c.shade) +
    line('M84-220Q66-262 30-252M104-224Q100-262 64-270', `${c.glow} 10`) +
    path('M76-206Q46-210 34-192Q56-176 82-188Z', c.shade) +
    disc({ x: 112, y: -192, radius: 6 }, c.near) +
    line('M140-166l14 2', `${c.near} 3.5`) +
    path('M-112-138Q-140-160-138-176Q-118-172-100-148Z', c.warm) +
    line('M96-150Q104-138 118-140', `${c.warm} 6`),
  /** A sheaf of ripe rice. */
  padi: (c) => {
    const ears = [-92, -48, 0, 48, 92].map((x, i) => {
      const top = -232 + Math.abs(i - 2) * 24
      const bend = Math.round(x * 0.55)
      const grains = [0, 1, 2]
        .map(
          (g) =>
            `M${Math.round(x * (1 - g * 0.1))} ${top + 24 + g * 26}q-18-3-19-22q17 3 19 22q2-19 19-22q-1 19-19 22`,
        )
        .join('')
      return (
        line(`M0-44Q${bend}-96 ${x} ${top + 6}`, `${c.leaf} 6`) +
        path(`${grains}M${x} ${top + 4}q-9-14 0-26q9 12 0 26`, i % 2 ? c.light : c.glow)
      )
    })
    return (
      path('M-10-60Q-70-90-132-88Q-90-64-14-40ZM10-60Q70-90 132-88Q90-64 14-40Z', c.leaf) +
      ears.join('') +
      path('M-20-66L-70 0H70L20-66Z', c.leaf) +
      path('M-30-76Q0-66 30-76L34-46Q0-34-34-46Z', c.warm)
    )
  },
  /** A shade tree with fruit. */
  pohon: (c) =>
    path(
      'M-22 2Q-8-50-16-100L-60-140L-52-150L-10-118L-4-160H8L14-118L52-152L60-142L18-98Q12-50 26 2Z',
      c.warm,
    ) +
    disc({ x: -72, y: -154, radius: 56 }, c.leaf) +
    disc({ x: 74, y: -154, radius: 54 }, c.leaf) +
    disc({ x: 0, y: -190, radius: 68 }, c.leaf) +
    disc({ x: -40, y: -140, radius: 42 }, c.leaf) +
    disc({ x: 44, y: -138, radius: 40 }, c.leaf) +
    path(
      'M-60-200Q-34-236 0-240Q-40-216-44-190ZM-116-168Q-108-196-84-200Q-104-180-104-160ZM40-190Q66-206 92-196Q66-188 56-172Z',
      c.light,
      'opacity=".4"',
    ) +
    [
      [-84, -136],
      [-40, -176],
      [6, -206],
      [50, -164],
      [90, -142],
      [8, -140],
      [-14, -160],
    ]
      .map(([x = 0, y = 0]) => disc({ x, y, radius: 10 }, c.glow))
      .join('') +
    line('M-60 2h34m52 0h40', `${c.leaf} 6`),
  /** A seedling and a watering can. */
  bibit: (c) =>
    path('M-150 4Q-138-40-72-42Q-6-40 6 4Z', c.warm) +
    line('M-72-40Q-78-90-72-120', `${c.leaf} 10`) +
    path('M-72-88C-124-84-148-120-150-150C-102-154-70-130-72-88Z', c.leaf) +
    path('M-72-108C-70-156-34-180 6-178C4-136-26-104-72-108Z', c.glow) +
    line('M-78-94Q-106-122-132-138M-66-112Q-36-146-12-164', `${c.light} 3`, 'opacity=".6"') +
    path('M58-116H146V-12Q146 0 134 0H70Q58 0 58-12Z', c.light) +
    path('M112-116H146V-12Q146 0 134 0H104Z', c.shade) +
    path('M60-66L18-128L34-138L60-104Z', c.light) +
    path('M4-124L34-150L42-134L18-114Z', c.glow) +
    line('M64-116Q70-168 112-164T146-78', `${c.glow} 9`) +
    line('M14-106l-8 20M28-98l-6 22M4-126l-12 16', `${c.light} 5`, 'opacity=".85"') +
    line('M72-52H130', `${c.warm} 6`),
  /** A sewing machine with its cloth. */
  jahit: (c) =>
    path('M-156-22H156V0H-156Z', c.warm) +
    path('M-140-44H110V-22H-140Z', c.light) +
    path(
      'M50-44V-128Q46-142 30-142H-70V-112H-112V-172Q-112-192-92-192H90Q112-192 112-170V-44Z',
      c.light,
    ) +
    path('M84-192H90Q112-192 112-170V-44H78V-150Q80-176 84-192Z', c.shade) +
    line('M-92-112V-84', `${c.shade} 7`) +
    line('M-92-86V-52', `${c.near} 4`) +
    path('M-104-92h24v10h-24z', c.glow) +
    path('M-156-46Q-120-62-92-50Q-50-60-10-44L-30-22H-156Q-176-34-156-46Z', c.warm) +
    line('M-150-36q30-10 58 0t60-2', `${c.glow} 3.5`, 'stroke-dasharray="8 7"') +
    disc({ x: 130, y: -148, radius: 30 }, c.glow) +
    disc({ x: 130, y: -148, radius: 13 }, c.warm) +
    path('M-10-196h30v-8h-30zM-6-236h22v8H-6z', c.shade) +
    path('M-4-228h18v26H-4z', c.warm) +
    line('M8-214Q-60-220-92-192', `${c.warm} 3`) +
    line('M-60-164q20-16 40 0t40 0', `${c.glow} 5`),
  /** A basket of coffee cherries under a branch. */
  kopi: (c) =>
    line('M-160-214Q-40-240 120-188', `${c.warm} 9`) +
    path(
      'M-120-222Q-150-172-112-140Q-84-176-120-222ZM-10-224Q-34-170 2-140Q32-180-10-224ZM76-206Q62-150 104-132Q124-172 76-206ZM-70-226Q-92-258-62-278Q-40-254-70-226ZM40-216Q30-252 62-264Q78-238 40-216Z',
      c.leaf,
    ) +
    line('M-120-222l6 78M-10-224l8 80M76-206l24 68', `${c.light} 2.5`, 'opacity=".5"') +
    cherries([-66, -206, 34, -204, 118, -178], c.warm, c.light) +
    path('M-104-84H104L80-8Q0 8-80-8Z', c.glow) +
    line(
      'M-94-58Q0-44 94-58M-86-32Q0-20 86-32M-60-80L-48-6M-20-78L-16 0M20-78L16 0M60-80L48-6',
      `${c.warm} 4`,
      'opacity=".55"',
    ) +
    cherries(
      [-72, -90, -40, -98, -6, -96, 28, -100, 62, -94, -56, -108, -20, -114, 14, -116, 46, -110],
      c.warm,
      c.light,
    ) +
    path('M-114-92Q0-72 114-92V-78Q0-58-114-78Z', c.shade) +
    oval({ x: 0, y: 4, rx: 84, ry: 6 }, c.near, 0.35),
}

function cherries(at: number[], fill: string, shine: string): string {
  const spots = at.filter((_, i) => i % 2 === 0).map((x, i) => ({ x, y: at[i * 2 + 1] as number }))
  return (
    spots.map(({ x, y }) => disc({ x, y, radius: 15 }, fill)).join('') +
    line(spots.map(({ x, y }) => `M${x - 5} ${y - 6}h1`).join(''), `${shine} 5`, 'opacity=".7"')
  )
}
