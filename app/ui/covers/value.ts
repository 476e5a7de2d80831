import { disc, khatam, line, oval, path, type Round } from '../cover-shapes.ts'
import type { CoverPalette } from './palette.ts'
import type { CoverSubjects } from './subject.ts'

/** Money, wealth and accounts. */
export const value: CoverSubjects = {
  /** Scales in balance. */
  timbangan: (c) =>
    path('M-66 0Q-60-24-14-30H14Q60-24 66 0Z', c.light) +
    path('M14-30Q60-24 66 0H20Z', c.shade) +
    line('M0-28V-206', `${c.light} 12`) +
    line('M-128-178Q0-214 128-178', `${c.glow} 11`) +
    path(khatam({ x: 0, y: -206, radius: 24 }), c.glow) +
    disc({ x: 0, y: -206, radius: 9 }, c.warm) +
    line('M-128-178L-168-92M-128-178L-88-92M128-178L88-92M128-178L168-92', `${c.shade} 3.5`) +
    path('M-176-94H-80Q-92-54-128-54T-176-94Z', c.warm) +
    path('M80-94H176Q164-54 128-54T80-94Z', c.warm) +
    oval({ x: -128, y: -94, rx: 48, ry: 8 }, c.glow) +
    oval({ x: 128, y: -94, rx: 48, ry: 8 }, c.glow) +
    coin({ x: -144, y: -108, radius: 17 }, c) +
    coin({ x: -114, y: -108, radius: 17 }, c) +
    coin({ x: -128, y: -134, radius: 17 }, c) +
    line('M128-98V-140', `${c.leaf} 5`) +
    path('M128-116q-34 0-34-32q32-2 34 32zM128-128q2-32 36-30q-2 32-36 30z', c.leaf),
  /** Bars and coins of gold. */
  emas: (c) =>
    bar(-74, 0, c) +
    bar(66, 0, c) +
    bar(-4, -62, c) +
    coin({ x: 148, y: -16, radius: 22 }, c) +
    coin({ x: 120, y: -82, radius: 22 }, c) +
    line(
      'M-96-180l8-18 8 18 18 8-18 8-8 18-8-18-18-8zM88-196l6-14 6 14 14 6-14 6-6 14-6-14-14-6z',
      `${c.light} 4`,
      'stroke-linejoin="round"',
    ) +
    path('M-2-214l6-12 6 12 12 6-12 6-6 12-6-12-12-6z', c.light),
  /** An alms box with a coin above its slot. */
  celengan: (c) =>
    coin({ x: 0, y: -204, radius: 32 }, c) +
    line('M-56-190l-20-8M56-190l20-8M-40-236l-14-14M40-236l14-14', `${c.glow} 6`) +
    path('M-104-140H104V0H-104Z', c.light) +
    path('M52-140H104V0H52Z', c.shade) +
    path('M-118-160H118V-130H-118Z', c.warm) +
    line('M-40-146H40', `${c.near} 9`) +
    path(
      'M0-24C-30-44-54-58-54-84C-54-104-26-110 0-86C26-110 54-104 54-84C54-58 30-44 0-24Z',
      c.warm,
    ) +
    path('M-112 0H112V-10H-112Z', c.glow) +
    path('M78-96h18v24q0 6-9 6t-9-6z', c.glow) +
    line('M80-96q0-16 7-16t7 16', `${c.near} 4`),
  /** A receipt with its seal. */
  kuitansi: (c) =>
    path(
      'M-96-220H84V-14l-15 14-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14-15-14-15 14-19-14Z',
      c.light,
    ) +
    path('M44-220H84V-14l-15 14-15-14-10 9Q60-120 44-220Z', c.shade) +
    path('M-96-220H84V-184H-96Z', c.warm) +
    line('M-72-156H10M-72-132H36M-72-108H-10', `${c.mid} 6`, 'opacity=".45"') +
    line('M-72-72h40m30 0h34', `${c.mid} 6`, 'opacity=".7"') +
    line('M-72-88H56', `${c.shade} 3`, 'stroke-dasharray="7 6"') +
    path(khatam({ x: 84, y: -84, radius: 58 }), c.glow) +
    disc({ x: 84, y: -84, radius: 38 }, c.light) +
    line('M66-84l13 14 24-27', `${c.warm} 10`, 'stroke-linejoin="round"') +
    path('M58-38l-14 44 24-8 12 20 10-50zM110-38l14 44-24-8-12 20-10-50z', c.warm),
  /** A wallet with notes. */
  dompet: (c) =>
    note({ x: -96, y: -196, turn: -7 }, c) +
    note({ x: -70, y: -182, turn: 5 }, c) +
    path(
      'M-140-132Q-140-148-124-148H116Q132-148 132-132V-14Q132 0 116 0H-124Q-140 0-140-14Z',
      c.warm,
    ) +
    path('M-140-112Q-20-96 132-112V-92Q-20-76-140-92Z', c.near, 'opacity=".18"') +
    line('M-126-134H118M-126-14H118', `${c.light} 3`, 'opacity=".6" stroke-dasharray="9 8"') +
    path('M66-96H148Q160-96 160-84V-60Q160-48 148-48H66Q44-50 44-72T66-96Z', c.glow) +
    disc({ x: 74, y: -72, radius: 11 }, c.light) +
    coin({ x: -150, y: -20, radius: 24 }, c) +
    coin({ x: -120, y: -14, radius: 18 }, c),
  /** A ring and a necklace. */
  cincin: (c) =>
    line('M-150-210Q-150-70-62-62T40-190', `${c.glow} 6`, 'stroke-dasharray="1 12"') +
    line('M-150-210Q-150-70-62-62T40-190', `${c.light} 3`, 'opacity=".7"') +
    path('M-62-64q-26 20 0 48q26-28 0-48z', c.warm) +
    disc({ x: -62, y: -62, radius: 9 }, c.glow) +
    line('M20-70a60 60 0 1 0 120 0a60 60 0 1 0-120 0', `${c.glow} 17`) +
    line('M28-70a52 52 0 1 0 104 0', `${c.warm} 4`, 'opacity=".5"') +
    path('M46-160L80-128L114-160L100-184H60Z', c.light) +
    path('M80-128L114-160H66ZM60-184L66-160H46Z', c.shade) +
    line('M46-160H114M66-160L80-128L94-160', `${c.mid} 2.5`, 'opacity=".5"') +
    line('M124-206l6-14 6 14 14 6-14 6-6 14-6-14-14-6z', `${c.light} 4`, 'stroke-linejoin="round"'),
  /** Notes on their way to three places. */
  uang: (c) =>
    line(
      'M-70-60Q-10-150 40-170M-60-46Q20-90 84-92M-64-34Q10-26 96-22',
      `${c.light} 5`,
      'stroke-dasharray="3 13"',
    ) +
    note({ x: -176, y: -104, turn: -10 }, c) +
    note({ x: -170, y: -82, turn: 4 }, c) +
    coin({ x: -84, y: -16, radius: 20 }, c) +
    coin({ x: -116, y: -10, radius: 20 }, c) +
    path('M40-182H104Q102-146 84-142H60Q42-146 40-182Z', c.warm) +
    path('M44-182Q50-212 72-212T100-182Z', c.light) +
    path('M92-112L126-138L160-112ZM100-110H152V-74H100Z', c.light) +
    path('M116-74v-22h20v22zM92-112L126-138L160-112z', c.warm) +
    path('M96-4Q112-14 130-4Q148-14 164-4V-40Q148-50 130-40Q112-50 96-40Z', c.light) +
    line(
      'M130-40V-4M104-32q10-6 18-2m-18 12q10-6 18-2m16-12q10-6 18 0m-18 12q10-6 18 0',
      `${c.mid} 3`,
      'opacity=".6"',
    ),
  /** A letter without a name. */
  surat: (c) =>
    path('M-140-170H140V-8Q140 0 132 0H-132Q-140 0-140-8Z', c.shade) +
    path('M-112-206H112V-60H-112Z', c.light) +
    line('M-84-176H30M-84-150H66M-84-124H10', `${c.mid} 5`, 'opacity=".4"') +
    path('M-140-148L-12-58Q0-50 12-58L140-148V-8Q140 0 132 0H-132Q-140 0-140-8Z', c.light) +
    path('M140-148V-8Q140 0 132 0L22-66Z', c.shade) +
    line('M-136-4L-24-68M136-4L24-68', `${c.shade} 5`) +
    path('M0-22C-22-38-40-48-40-66C-40-82-20-86 0-68C20-86 40-82 40-66C40-48 22-38 0-22Z', c.warm),
}

function coin({ x, y, radius }: Round, c: CoverPalette): string {
  return (
    disc({ x, y, radius }, c.glow) +
    disc({ x, y, radius: Math.round(radius * 0.62) }, c.warm) +
    path(
      `M${x} ${y - radius / 2}l${radius / 2} ${radius / 2}-${radius / 2} ${radius / 2}-${radius / 2}-${radius / 2}z`,
      c.glow,
    )
  )
}

function bar(x: number, y: number, c: CoverPalette): string {
  return (
    path(`M${x - 66} ${y}L${x - 48} ${y - 40}H${x + 48}L${x + 66} ${y}Z`, c.glow) +
    path(`M${x - 48} ${y - 40}L${x - 36} ${y - 60}H${x + 58}L${x + 48} ${y - 40}Z`, c.light) +
    path(`M${x + 48} ${y - 40}L${x + 58} ${y - 60}L${x + 76} ${y - 18}L${x + 66} ${y}Z`, c.warm) +
    line(`M${x - 26} ${y - 20}H${x + 26}`, `${c.warm} 4`, 'opacity=".7"')
  )
}

function note({ x, y, turn }: { x: number; y: number; turn: number }, c: CoverPalette): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path('M0 0H160V78H0Z', c.light) +
    line('M10 10H150V68H10Z', `${c.shade} 4`) +
    disc({ x: 80, y: 39, radius: 20 }, c.shade) +
    path('M80 23l16 16-16 16-16-16z', c.warm) +
    '</g>'
  )
}
