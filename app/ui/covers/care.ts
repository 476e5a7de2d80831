import { disc, khatam, line, path } from '../cover-shapes.ts'
import type { CoverPalette } from './palette.ts'
import type { CoverSubjects } from './subject.ts'

/** Health, shelter and help in need. */
export const care: CoverSubjects = {
  /** An eye whose iris is a star. */
  mata: (c) =>
    path('M-170-112Q0-262 170-112Q0 34-170-112Z', c.light) +
    path('M-170-112Q0-262 170-112Q160-104 152-98Q0-214-152-98Z', c.shade) +
    disc({ x: 0, y: -112, radius: 62 }, c.mid) +
    path(khatam({ x: 0, y: -112, radius: 54 }), c.glow) +
    path(khatam({ x: 0, y: -112, radius: 38 }, Math.PI / 8), c.warm) +
    disc({ x: 0, y: -112, radius: 22 }, c.near) +
    disc({ x: 18, y: -130, radius: 10 }, c.light) +
    line('M-170-112Q0-262 170-112', `${c.near} 8`) +
    line('M-126-150l-16-20M-72-180l-9-24M0-192v-26M72-180l9-24M126-150l16-20', `${c.near} 7`) +
    line('M-150-92Q0 22 150-92', `${c.near} 4`, 'opacity=".5"'),
  /** A heart and a stethoscope. */
  sehat: (c) =>
    path(
      'M0-10C-60-52-128-92-128-146C-128-186-98-206-66-206C-36-206-12-188 0-164C12-188 36-206 66-206C98-206 128-186 128-146C128-92 60-52 0-10Z',
      c.warm,
    ) +
    path(
      'M-66-188C-90-188-108-172-108-146C-108-128-100-114-92-104Q-96-150-66-188Z',
      c.light,
      'opacity=".35"',
    ) +
    line('M-112-120H-50L-28-160L-2-84L20-120H54', `${c.light} 9`, 'stroke-linejoin="round"') +
    line('M40-214Q40-150 84-140Q130-150 126-214M84-140V-86Q84-24 120-24T150-62', `${c.shade} 9`) +
    line('M40-216q0-10 10-12M126-216q0-10-10-12', `${c.glow} 9`) +
    disc({ x: 150, y: -76, radius: 22 }, c.light) +
    disc({ x: 150, y: -76, radius: 11 }, c.glow),
  /** A small clinic with its sign. */
  klinik: (c) =>
    path('M-150-116H150V0H-150Z', c.light) +
    path('M60-116H150V0H60Z', c.shade) +
    path('M-164-134H164L150-112H-150Z', c.warm) +
    path('M-56-196H56V-128H-56Z', c.light) +
    path(
      'M0-140C-22-154-36-166-36-178C-36-192-16-196 0-178C16-196 36-192 36-178C36-166 22-154 0-140Z',
      c.warm,
    ) +
    path('M-30 0V-76H30V0Z', c.near) +
    line('M0-74V0', `${c.light} 3`) +
    path('M-122-82h54v42h-54zM72-82h50v42H72z', c.glow) +
    line('M-95-82v42M97-82v42', `${c.light} 4`) +
    path('M-44-84H44L54-70H-54Z', c.glow) +
    path('M-150 0q4-24 22-22q20-2 22 22zM104 0q4-26 24-22q20 0 22 22z', c.leaf),
  /** An ambulance on its way. */
  ambulans: (c) =>
    path(
      'M-166-30V-138Q-166-154-150-154H46Q62-154 72-140L108-92L148-82Q166-76 166-58V-30Z',
      c.light,
    ) +
    path('M-166-78H120L148-82Q160-78 164-66H-166Z', c.warm) +
    path('M-166-52H166V-30H-166Z', c.shade) +
    path('M54-138L92-92H20V-138Z', c.far) +
    path('M-36-138H2V-92H-36Z', c.far) +
    path(khatam({ x: -104, y: -116, radius: 24 }), c.warm) +
    path('M-40-154q2-24 24-24t24 24z', c.glow) +
    line('M-66-184l-14-12M-16-194v-18M34-184l14-12', `${c.glow} 6`) +
    wheel(-96, c) +
    wheel(98, c) +
    line('M-186-120h-28m18 34h-34', `${c.light} 5`, 'opacity=".5"'),
  /** A wheelchair. */
  kursiroda: (c) =>
    line('M-112-214H-84L-66-104M-84-214L-70-128', `${c.shade} 10`) +
    path('M-96-198q12-10 26-4l20 92h-30z', c.warm) +
    path('M-74-114H52q16 0 16 14t-16 14H-68z', c.glow) +
    line('M-66-156H24V-114', `${c.shade} 9`) +
    line('M54-92L86-30H124', `${c.light} 10`) +
    line('M-106-66a62 62 0 1 0 124 0a62 62 0 1 0-124 0', `${c.light} 10`) +
    line('M-92-66a48 48 0 1 0 96 0a48 48 0 1 0-96 0', `${c.shade} 4`) +
    line('M-44-128V-4M-106-66H18M-88-110L0-22M0-110L-88-22', `${c.light} 2`, 'opacity=".6"') +
    disc({ x: -44, y: -66, radius: 12 }, c.warm) +
    line('M50-20a20 20 0 1 0 40 0a20 20 0 1 0-40 0', `${c.light} 8`) +
    line('M104-30h30', `${c.warm} 11`),
  /** A tent for those who lost their homes. */
  tenda: (c) =>
    line('M-160-20L-196 4M160-20L196 4M0-196V-226', `${c.shade} 4`) +
    path('M0-228q24 4 40-2v24q-16 6-40 2z', c.warm) +
    path('M-170 0Q-110-84-92-150Q0-214 92-150Q110-84 170 0Z', c.light) +
    path('M24-190Q60-176 92-150Q110-84 170 0H78Q68-120 24-190Z', c.shade) +
    path('M-46 0Q-14-60 0-140Q14-60 46 0Z', c.near) +
    path('M-46 0Q-14-60 0-140Q-40-80-78-6Z', c.glow) +
    line('M-92-150Q0-122 92-150M-122-80Q-70-66-44-66M122-80Q84-66 56-64', `${c.warm} 5`) +
    disc({ x: 8, y: -50, radius: 9 }, c.glow),
  /** A cradle under a mobile of moon and stars. */
  bayi: (c) =>
    line('M0-240V-206M-66-196Q0-220 66-196M-62-196v22M0-206v20M62-196v22', `${c.light} 4`) +
    path('M-52-150A20 20 0 1 1-66-178A16 16 0 1 0-52-150Z', c.glow) +
    path(khatam({ x: 0, y: -168, radius: 20 }), c.warm) +
    path(khatam({ x: 62, y: -158, radius: 16 }), c.glow) +
    path('M-124-104H124L104-30H-104Z', c.light) +
    path('M50-104H124L104-30H46Z', c.shade) +
    line(
      'M-84-100L-74-34M-50-100L-44-34M-16-100v66M18-100v66M52-100L46-34M86-100L76-34',
      `${c.mid} 4`,
      'opacity=".4"',
    ) +
    path('M-118-106Q-96-140-56-126Q0-140 56-124Q98-134 116-106Z', c.glow) +
    path('M-112-108Q-100-142-66-138Q-44-134-46-108Z', c.light) +
    path('M-136-116H136V-100H-136Z', c.warm) +
    line('M-120-26Q0 16 120-26', `${c.warm} 11`) +
    line('M-92-32v16M92-32v16', `${c.warm} 9`),
  /** Bunk beds of a dormitory. */
  asrama: (c) =>
    line('M-146 0V-200M146 0V-200', `${c.warm} 12`) +
    bunk(-134, c.glow, c) +
    bunk(-34, c.leaf, c) +
    line('M96-22V-190M132-22V-190M96-54h36m-36-34h36m-36-34h36m-36-34h36', `${c.glow} 6`) +
    line('M-146-192H-104M-146-8v8', `${c.warm} 8`),
}

function bunk(y: number, blanket: string, c: CoverPalette): string {
  return (
    path(`M-146 ${y}H146v14H-146Z`, c.shade) +
    path(`M-140 ${y - 26}H140V${y}H-140Z`, c.light) +
    path(`M-62 ${y - 34}Q40 ${y - 44} 140 ${y - 30}V${y}H-62Z`, blanket) +
    path(`M-134 ${y - 26}q-4-26 22-24h22q20 0 18 24z`, c.light) +
    line(`M-30 ${y - 36}V${y}M8 ${y - 38}V${y}M46 ${y - 37}V${y}`, `${c.light} 4`, 'opacity=".55"')
  )
}

function wheel(x: number, c: CoverPalette): string {
  return disc({ x, y: -28, radius: 30 }, c.near) + disc({ x, y: -28, radius: 14 }, c.shade)
}
