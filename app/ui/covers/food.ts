import { disc, line, oval, path } from '../cover-shapes.ts'
import type { CoverSubjects } from './subject.ts'

/** Kitchens, meals and provisions. */
export const food: CoverSubjects = {
  /** A great pot over a fire between three stones. */
  dapur: (c) =>
    path(
      'M-58-6Q-74-40-44-62Q-40-42-26-36Q-30-66-2-84Q0-54 16-42Q20-60 34-66Q38-46 52-38Q66-22 54-6Z',
      c.warm,
    ) +
    path('M-30-4Q-36-28-14-42Q-8-26 2-22Q8-36 20-40Q36-22 26-4Z', c.glow) +
    path(
      'M-110-4q-4-26 22-30q28-2 28 30zM62-4q0-30 26-30q28 4 24 30zM-24 6q2-18 24-18t24 18z',
      c.mid,
    ) +
    path('M-110-146H110Q118-72 70-52H-70Q-118-72-110-146Z', c.light) +
    path('M34-146H110Q118-72 70-52H26Q70-84 34-146Z', c.shade) +
    line('M-84-112Q-82-84-66-70', `${c.shade} 5`) +
    path('M-122-160H122Q130-160 130-152T122-144H-122Q-130-144-130-152T-122-160Z', c.shade) +
    line('M-112-122q-30 2-30 22t34 12M112-122q30 2 30 22t-34 12', `${c.glow} 9`) +
    line('M52-158L108-232', `${c.glow} 9`) +
    line(steam, `${c.light} 6`, 'opacity=".75"'),
  /** A bowl of rice with egg and greens. */
  makan: (c) =>
    oval({ x: 0, y: -8, rx: 150, ry: 20 }, c.mid) +
    oval({ x: 0, y: -14, rx: 150, ry: 20 }, c.glow) +
    path('M-104-108Q-96-150-62-156Q-40-182 0-172Q44-186 66-156Q100-148 104-108Z', c.light) +
    line('M-60-132l10-6m22-16l12 4m24 4l10-6m-4 22l12 4m-56-2l10-5', `${c.shade} 4`) +
    oval({ x: 52, y: -134, rx: 40, ry: 30 }, c.light) +
    oval({ x: 52, y: -134, rx: 40, ry: 30 }, c.shade, 0.5) +
    oval({ x: 52, y: -136, rx: 34, ry: 25 }, c.light) +
    disc({ x: 54, y: -136, radius: 14 }, c.glow) +
    path('M-94-118q-22-44 8-62q20 26 12 58zM-66-120q-4-44 26-54q8 30-8 56z', c.leaf) +
    line('M-84-174q2 26 0 52M-44-170q-6 24-12 48', `${c.light} 2`, 'opacity=".6"') +
    path('M-124-116H124Q116-36 56-20H-56Q-116-36-124-116Z', c.warm) +
    path('M-118-86Q0-60 118-86L114-70Q0-44-114-70Z', c.glow) +
    path('M-46-22h92l10 12h-112z', c.warm) +
    line(
      'M-40-196q-12-16 0-30t0-28M0-206q-12-16 0-30t0-28M40-200q-12-16 0-30t0-28',
      `${c.light} 5`,
      'opacity=".7"',
    ),
  /** Two sacks of rice and a measure. */
  beras: (c) =>
    path(
      'M-138 0Q-156-70-132-126Q-122-142-96-142H-40Q-14-142-6-126Q16-70 0 0Q-70 12-138 0Z',
      c.light,
    ) +
    path('M-46 6Q-18-60-40-142Q-14-142-6-126Q16-70 0 0Q-22 5-46 6Z', c.shade) +
    path('M-112-142Q-124-176-98-182Q-68-170-38-182Q-14-176-26-142Z', c.light) +
    line('M-118-144H-20', `${c.warm} 9`) +
    path('M-68-108l24 24-24 24-24-24zM-68-44l14 14-14 14-14-14z', c.glow) +
    path('M18 0Q4-52 20-92Q28-104 46-104H96Q114-104 122-92Q138-52 124 0Q72 10 18 0Z', c.shade) +
    path('M18 0Q4-52 20-92Q28-104 46-104H60Q44-50 64 6Q40 4 18 0Z', c.light) +
    path('M24-94Q40-134 70-132Q104-134 118-94Q70-82 24-94Z', c.light) +
    line('M46-108l9-5m16-6l8 4m8 10l9-5m-32-2l6-3', `${c.mid} 3`, 'opacity=".6"') +
    path('M-24 6Q-30-26-22-42H24Q32-26 26 6Q0 12-24 6Z', c.glow) +
    path('M-24-40Q0-72 26-40Z', c.light),
  /** A box of provisions with oil, eggs and greens, tied with a ribbon. */
  paket: (c) =>
    path('M-92-120v-64q0-10 8-12v-20h24v20q8 2 8 12v64z', c.glow) +
    path('M-92-166h40v30h-40z', c.light) +
    path(
      'M-30-116Q-54-180-16-214Q-6-186-10-168Q4-210 36-214Q34-190 18-172Q40-186 58-178Q44-140 22-116Z',
      c.leaf,
    ) +
    path('M44-116q-6-46 24-46t26 46zM78-116q-4-38 20-38t22 38z', c.light) +
    path('M-128-124H128V0H-128Z', c.light) +
    path('M60-124H128V0H60Z', c.shade) +
    path('M-140-132H140V-104H-140Z', c.shade) +
    path('M-16-132h32V0h-32z', c.warm) +
    path('M0-118q-46-30-52-2t52 2q46-30 52-2t-52 2z', c.warm) +
    disc({ x: 0, y: -118, radius: 9 }, c.glow) +
    line('M-104-74h58m-58 22h40', `${c.mid} 4`, 'opacity=".35"'),
  /** Folded blankets with woven bands. */
  selimut: (c) =>
    [0, 1, 2, 3]
      .map((i) => {
        const [y, w] = [-i * 46, 132 - i * 8]
        const fill = [c.warm, c.light, c.glow, c.shade][i] as string
        const band = [c.glow, c.warm, c.light, c.warm][i] as string
        return (
          path(`M-${w} ${y}q-22-22 0-44H${w}q14 4 14 22t-14 22z`, fill) +
          line(
            `M-${w - 34} ${y - 2}v-40M-${w - 50} ${y - 2}v-40M${w - 60} ${y - 2}v-40`,
            `${band} 5`,
          ) +
          line(
            `M-${w - 66} ${y - 22}l12-11 12 11-12 11zm42 0l12-11 12 11-12 11zm42 0l12-11 12 11-12 11z`,
            `${band} 3`,
          )
        )
      })
      .join(''),
}

const steam = 'M-44-178q-16-18 0-34t0-32M-2-182q-16-18 0-34t0-32M38-178q-12-14-4-28'
