import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { addDays } from '#platform/time/jakarta.ts'
import {
  daysInARow,
  daysOfPace,
  habitOf,
  khatamOf,
  paces,
  planFromCounts,
  portionOf,
} from './khatam.ts'
import { markUpTo, readPlan, startKhatam } from './plan.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const versesOfPage = new Map<number, string[]>()
for (const { number } of quran.listSurahs())
  for (const { page, ayah } of quran.findSurah(number)?.verses ?? [])
    versesOfPage.set(page, [...(versesOfPage.get(page) ?? []), verseKey({ surah: number, ayah })])

/** A plan by any pace, or for what is left of a Ramadan of 29 or 30 days. */
const begun = fc.oneof(
  fc.record({ pace: fc.constantFrom(...paces), amount: fc.integer({ min: 1, max: 400 }) }),
  fc
    .record({ length: fc.constantFrom(29, 30), missed: fc.integer({ min: 0, max: 28 }) })
    .map(({ length, missed }) => ({ pace: 'hari' as const, amount: length - missed })),
)
/** What somebody does on a day, and how far the device's clock then goes: two days at once, none, or one back. */
const habit = fc.record({
  reads: fc.constantFrom('all', 'half', 'none'),
  step: fc.constantFrom(1, 1, 1, 2, 0, -1),
})

test('by any pace, whatever days are missed or half done, whoever reads each portion reads every verse exactly once', () => {
  fc.assert(
    fc.property(
      begun,
      fc.integer({ min: 0, max: 1_500 }),
      fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 604 })),
      fc.array(habit, { maxLength: 60 }),
      ({ pace, amount }, startsOn, first, habits) => {
        const days = daysOfPace(pace, amount, first)
        const startDay = addDays('2026-11-28', startsOn)
        let plan = startKhatam(startDay, days, { first, at: 1 })
        let today = startDay
        const seen: string[] = []
        for (let each = 0; portionOf(khatamOf(plan), today); each++) {
          const { from, to, isDone } = portionOf(khatamOf(plan), today) ?? fail()
          const { reads, step } = habits[each] ?? { reads: 'all', step: 1 }
          const { next } = khatamOf(plan)
          const share = { all: to, half: from + Math.floor((to - from) / 2), none: 0 }
          const until = isDone ? 0 : share[reads]
          for (let page = next; page <= until; page++) seen.push(...(versesOfPage.get(page) ?? []))
          if (until >= next) plan = markUpTo(plan, until + 1, { today, at: each })
          today = addDays(today, step)
          expect(each).toBeLessThan(days + 140)
        }
        const wanted = Array.from({ length: 605 - first }, (_, each) => first + each)
        expect(seen).toEqual(wanted.flatMap((page) => versesOfPage.get(page) ?? []))
        if (first === 1) expect(new Set(seen).size).toBe(6236)
        // Without a missed day it ends on the last day, not later.
        if (habits.every(({ reads, step }) => reads === 'all' && step === 1))
          expect(today <= addDays(plan.lastDay.is, 1)).toBe(true)
      },
    ),
    { numRuns: 25 },
  )
})

function fail(): never {
  throw new Error('there is no portion')
}

test('a pace gives its days, a day that is not over breaks no row, and what was marked can be taken back', () => {
  expect(daysOfPace('juz', 1)).toBe(30)
  expect(daysOfPace('halaman', 20)).toBe(31)
  expect(daysOfPace('menit', 40)).toBe(31)
  expect(daysOfPace('halaman', 20, 585)).toBe(1)
  let plan = startKhatam('2026-11-26', 30, { at: 1 })
  plan = markUpTo(plan, 22, { today: '2026-11-26', at: 2 })
  plan = markUpTo(plan, 43, { today: '2026-11-27', at: 3 })
  expect(daysInARow(khatamOf(plan), '2026-11-28')).toBe(2)
  expect(daysInARow(khatamOf(plan), '2026-11-29')).toBe(0)
  expect(portionOf(khatamOf(plan), '2026-11-27')).toEqual({ from: 22, to: 42, isDone: true })
  plan = markUpTo(plan, 30, { today: '2026-11-27', at: 4 })
  expect(khatamOf(plan)).toMatchObject({ next: 30, read: { '2026-11-26': 21, '2026-11-27': 8 } })
  expect(habitOf([plan, plan]).read).toEqual({ '2026-11-26': 42, '2026-11-27': 16 })
  expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  expect(readPlan({ startDay: 'x' })).toBeUndefined()
})

test('what a device kept before as counts of pages is the same plan', () => {
  const kept = {
    startDay: '2026-11-26',
    lastDay: '2026-12-25',
    next: 43,
    read: { '2026-11-26': 21, '2026-11-27': 21 },
  }
  const plan = readPlan(planFromCounts(kept))
  expect(plan && khatamOf(plan)).toMatchObject({ first: 1, next: 43, read: kept.read })
})
