import { expect, test } from 'vitest'
import { dayOf } from '#platform/time/jakarta.ts'
import { openQuran } from './text/source.server.ts'
import { parseVerseKey } from './verse-key.ts'
import { suggestedVerses, verseOfDay } from './verse-of-day.ts'

const verses = suggestedVerses.flatMap((key) => parseVerseKey(key) ?? [])

test('the verse of each day is there, with a translation that a notice has room for', () => {
  const quran = openQuran({ quranSource: 'kemenag' })
  for (let day = 0; day < 80; day++) {
    const at = new Date(Date.parse('2026-11-28') + day * 86_400_000).toISOString().slice(0, 10)
    const { surah, ayah } = verseOfDay(at, verses) ?? { surah: 0, ayah: 0 }
    const text = quran.findSurah(surah)?.verses[ayah - 1]?.indonesian ?? ''
    expect(text.length, `${surah}:${ayah}`).toBeGreaterThan(10)
    expect(Buffer.byteLength(text), `${surah}:${ayah}`).toBeLessThan(1500)
  }
})

test('the verse changes at midnight in Jakarta, and no two days in a row have the same', () => {
  const before = verseOfDay(dayOf(new Date('2026-11-28T16:59:59Z')), verses)
  const after = verseOfDay(dayOf(new Date('2026-11-28T17:00:00Z')), verses)
  expect(before).toEqual(verseOfDay('2026-11-28', verses))
  expect(after).toEqual(verseOfDay('2026-11-29', verses))
  expect(verseOfDay('2026-11-28', [])).toBeUndefined()
  expect(after).not.toEqual(before)
})
