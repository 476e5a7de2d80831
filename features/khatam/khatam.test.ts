import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { daysInARow, daysOfPace, portionOf, readKhatam, readUpTo, startKhatam } from './khatam.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const versesOfPage = new Map<number, string[]>()
for (const { number } of quran.listSurahs())
  for (const { page, ayah } of quran.findSurah(number)?.verses ?? [])
    versesOfPage.set(page, [...(versesOfPage.get(page) ?? []), verseKey({ surah: number, ayah })])

test('whatever days are missed or half done, whoever reads each portion reads every verse exactly once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 730 }),
      fc.array(fc.constantFrom('all', 'half', 'none'), { maxLength: 60 }),
      (days, habits) => {
        let khatam = startKhatam('2026-11-28', days)
        let today = '2026-11-28'
        const seen: string[] = []
        for (let each = 0; portionOf(khatam, today); each++) {
          const { from = 1, to = 1 } = portionOf(khatam, today) ?? {}
          const habit = habits[each] ?? 'all'
          const until =
            habit === 'all' ? to : habit === 'half' ? from + Math.floor((to - from) / 2) : 0
          for (let page = from; page <= until; page++) seen.push(...(versesOfPage.get(page) ?? []))
          if (until > 0) khatam = readUpTo(khatam, until + 1, today)
          today = addDays(today, 1)
          expect(each).toBeLessThan(days + 70)
        }
        expect(seen).toHaveLength(6236)
        expect(new Set(seen).size).toBe(6236)
        // Without a missed day it ends on the last day, not later.
        if (habits.every((habit) => habit === 'all'))
          expect(today <= addDays(khatam.lastDay, 1)).toBe(true)
      },
    ),
    { numRuns: 12 },
  )
})

test('a pace gives its days, a day that is not over breaks no row, and what was marked can be taken back', () => {
  expect(daysOfPace('juz', 1)).toBe(30)
  expect(daysOfPace('halaman', 20)).toBe(31)
  expect(daysOfPace('menit', 40)).toBe(31)
  let khatam = startKhatam('2026-11-26', 30)
  khatam = readUpTo(khatam, 22, '2026-11-26')
  khatam = readUpTo(khatam, 43, '2026-11-27')
  expect(daysInARow(khatam, '2026-11-28')).toBe(2)
  expect(daysInARow(khatam, '2026-11-29')).toBe(0)
  expect(portionOf(khatam, '2026-11-27')).toEqual({ from: 22, to: 42, isDone: true })
  khatam = readUpTo(khatam, 30, '2026-11-27')
  expect(khatam).toMatchObject({ next: 30, read: { '2026-11-26': 21, '2026-11-27': 8 } })
  expect(readKhatam(JSON.parse(JSON.stringify(khatam)))).toEqual(khatam)
  expect(readKhatam({ startDay: 'x' })).toBeUndefined()
})
