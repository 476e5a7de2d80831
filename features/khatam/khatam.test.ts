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

test('by any pace, whatever days are missed or half done, whoever reads each portion reads every verse exactly once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paces),
      fc.integer({ min: 1, max: 400 }),
      fc.array(fc.constantFrom('all', 'half', 'none'), { maxLength: 60 }),
      (pace, amount, habits) => {
        const days = daysOfPace(pace, amount)
        let plan = startKhatam('2026-11-28', days, { at: 1 })
        let today = '2026-11-28'
        const seen: string[] = []
        for (let each = 0; portionOf(khatamOf(plan), today); each++) {
          const { from = 1, to = 1 } = portionOf(khatamOf(plan), today) ?? {}
          const habit = habits[each] ?? 'all'
          const until =
            habit === 'all' ? to : habit === 'half' ? from + Math.floor((to - from) / 2) : 0
          for (let page = from; page <= until; page++) seen.push(...(versesOfPage.get(page) ?? []))
          if (until > 0) plan = markUpTo(plan, until + 1, { today, at: each })
          today = addDays(today, 1)
          expect(each).toBeLessThan(days + 70)
        }
        expect(seen).toHaveLength(6236)
        expect(new Set(seen).size).toBe(6236)
        // Without a missed day it ends on the last day, not later.
        if (habits.every((habit) => habit === 'all'))
          expect(today <= addDays(plan.lastDay.is, 1)).toBe(true)
      },
    ),
    { numRuns: 12 },
  )
})

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
