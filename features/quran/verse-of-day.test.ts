import { expect, test } from 'vitest'
import { dayOf } from '#platform/time/jakarta.ts'
import { openQuran } from './text/source.server.ts'
import { verseOfDay } from './verse-of-day.ts'

test('the verse of each day is there, with a translation that a notice has room for', () => {
  const quran = openQuran({ quranSource: 'kemenag' })
  for (let day = 0; day < 80; day++) {
    const at = new Date(Date.parse('2026-11-28') + day * 86_400_000).toISOString().slice(0, 10)
    const { surah, ayah } = verseOfDay(at)
    const text = quran.findSurah(surah)?.verses[ayah - 1]?.indonesian ?? ''
    expect(text.length, `${surah}:${ayah}`).toBeGreaterThan(10)
    expect(Buffer.byteLength(text), `${surah}:${ayah}`).toBeLessThan(1500)
  }
})

test('the verse changes at midnight in Jakarta, and no two days in a row have the same', () => {
  const before = verseOfDay(dayOf(new Date('2026-11-28T16:59:59Z')))
  const after = verseOfDay(dayOf(new Date('2026-11-28T17:00:00Z')))
  expect(before).toEqual(verseOfDay('2026-11-28'))
  expect(after).toEqual(verseOfDay('2026-11-29'))
  expect(after).not.toEqual(before)
})
