import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  pageMarks,
  type KhatamPlan,
  markUpTo,
  mergePlans,
  nextPage,
  readPlan,
  startKhatam,
  withEnd,
  withMoreDays,
  withoutPages,
} from './plan.ts'

type Step = { kind: 'read' | 'more' | 'end' | 'back'; page: number; day: number; at: number }

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('read', 'read', 'read', 'more', 'end', 'back'),
    page: fc.integer({ min: 1, max: 40 }),
    day: fc.integer({ min: 10, max: 28 }),
    // Clocks of two devices differ and may say the same moment.
    at: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 6 },
)
const begun = startKhatam('2026-11-01', 30, { at: 1 })

function take(plan: KhatamPlan, { kind, page, day, at }: Step): KhatamPlan {
  const now = { today: `2026-11-${day}`, at }
  if (kind === 'more') return withMoreDays(plan, page, now)
  if (kind === 'end') return withEnd(plan, page % 2 === 0, at)
  // Reading goes forward; what is taken back lies before where one stands.
  const stand = nextPage(plan)
  return markUpTo(plan, kind === 'read' ? stand + page : Math.max(1, stand - page), now)
}
/** What a device made of a plan that both had. */
const copy = steps.map((taken) => taken.reduce(take, begun))
const readPages = (plan: KhatamPlan) =>
  pageMarks(plan).flatMap((cell, place) => (cell?.day ? [place + 1] : []))

test('copies of two and three devices merge to the same plan in any order, and again changes nothing', () => {
  fc.assert(
    fc.property(copy, copy, copy, (a, b, c) => {
      expect(mergePlans(a, b)).toEqual(mergePlans(b, a))
      expect(mergePlans(mergePlans(a, b), c)).toEqual(mergePlans(a, mergePlans(b, c)))
      expect(mergePlans(mergePlans(a, b), b)).toEqual(mergePlans(a, b))
      expect(mergePlans(a, a)).toEqual(a)
      expect(readPlan(JSON.parse(JSON.stringify(mergePlans(a, b))))).toEqual(mergePlans(a, b))
    }),
  )
})

test('no page that a device marked read is lost, unless somebody who saw the mark took it back', () => {
  const onlyReading = steps.map((taken) =>
    taken.filter(({ kind }) => kind !== 'back').reduce(take, begun),
  )
  fc.assert(
    fc.property(onlyReading, onlyReading, steps, (a, b, more) => {
      const merged = mergePlans(a, b)
      expect(readPages(merged)).toEqual(
        [...new Set([...readPages(a), ...readPages(b)])].sort((x, y) => x - y),
      )
      // Taking back on one device, whatever its clock says, holds after the next merge with what it had seen.
      const after = more.reduce(take, merged)
      expect(readPages(mergePlans(after, a))).toEqual(readPages(after))
      expect(readPages(mergePlans(b, after))).toEqual(readPages(after))
    }),
  )
})

test('a plan that was removed stays removed whatever another device still marks', () => {
  const now = { today: '2026-11-02', at: 9 }
  const read = markUpTo(begun, 20, now)
  const merged = mergePlans(withoutPages(begun), read)
  expect(merged).toMatchObject({ isRemoved: true, pages: [] })
})
