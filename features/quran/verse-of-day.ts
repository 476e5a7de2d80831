import { DAY_MS } from '#platform/time/jakarta.ts'
import type { VerseRef } from './quran.ts'

/** Verses that stand well alone, by reference only: what the institution is offered to agree on. */
export const suggestedVerses = (
  '1:5 2:45 2:110 2:148 2:152 2:153 2:186 2:201 2:261 2:274 2:286 3:8 3:31 3:92 3:134 3:159 3:200 4:36 5:2 6:160 ' +
  '7:56 7:199 8:2 9:105 10:57 11:6 11:114 13:11 13:28 14:7 14:40 16:90 16:97 16:128 17:23 17:24 17:80 18:10 20:114 ' +
  '21:87 22:77 23:1 25:63 28:77 29:45 29:69 30:21 31:17 33:41 33:56 35:5 39:10 39:53 40:60 41:30 47:7 49:10 49:13 ' +
  '57:7 59:18 64:16 65:3 66:8 94:5 94:6 103:3'
).split(' ')

/** The verse of a day of the calendar, one after the other: the same for everybody. Undefined of an empty list. */
export function verseOfDay(day: string, verses: readonly VerseRef[]): VerseRef | undefined {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
  return verses[number % verses.length]
}
