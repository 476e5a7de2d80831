import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marked, reckoned } from './hafalan.ts'
import { type KnownVerse, markAt, marks, partsOfMark } from './marks.ts'
import {
  dueVerses,
  firstLetter,
  mergeKnownVerse,
  readKnownVerse,
  strengthBySurah,
} from './memory.ts'

const DAY = 86_400_000
const day = (number: number) => new Date(Date.parse('2026-11-28T03:00:00Z') + number * DAY)
const lastOf = (known: KnownVerse) => partsOfMark(known.marks.at(-1) ?? 0)?.atMs ?? 0
const daysUntil = (known: KnownVerse) => Math.round(((known.due ?? 0) - lastOf(known)) / DAY)
const dueDay = (known: KnownVerse) => new Date(known.due ?? 0)

test('what is said well comes back later each time, what was forgotten soon, and the device keeps it', () => {
  const first = marked(undefined, 'lancar', day(0))
  const second = marked(first, 'lancar', dueDay(first))
  const third = marked(second, 'lancar', dueDay(second))
  expect(daysUntil(first)).toBeGreaterThanOrEqual(1)
  expect(daysUntil(second)).toBeGreaterThan(daysUntil(first))
  expect(daysUntil(third)).toBeGreaterThan(daysUntil(second))
  const forgotten = marked(third, 'lupa', dueDay(third))
  expect(daysUntil(forgotten)).toBeLessThan(daysUntil(second))
  expect(readKnownVerse(JSON.parse(JSON.stringify(forgotten)))).toEqual(forgotten)
  expect(readKnownVerse({ due: 1 })).toBeUndefined()
  expect(readKnownVerse({ marks: [17] })).toBeUndefined()
  const memory = { '112:1': first, '112:2': forgotten }
  expect(dueVerses(memory, first.due ?? 0)).toEqual(['112:1'])
  const strength = strengthBySurah(memory, [7, ...Array(110).fill(1), 4])
  expect(strength[0]).toBe(0)
  expect(strength[111]).toBeGreaterThan(0)
})

test('the first letter keeps its signs', () => {
  expect(firstLetter('قُلْ')).toBe('قُ')
})

const copy = fc
  .array(fc.tuple(fc.constantFrom(...marks), fc.integer({ min: 0, max: 40 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((said) => said.map(([mark, at]) => markAt(mark, day(at).getTime())).sort((a, b) => a - b))
  .map((said) => reckoned([...new Set(said)]))
const settled = (known: KnownVerse) => (known.due === null ? reckoned(known.marks) : known)

test('marks of two devices merge by the time of review: in any order, again without change, none lost, due as if said on one', () => {
  fc.assert(
    fc.property(copy, copy, copy, (a, b, c) => {
      const merged = mergeKnownVerse(a, b)
      expect(mergeKnownVerse(b, a)).toEqual(merged)
      expect(mergeKnownVerse(mergeKnownVerse(a, b), c).marks).toEqual(
        mergeKnownVerse(a, mergeKnownVerse(b, c)).marks,
      )
      expect(mergeKnownVerse(settled(merged), b)).toEqual(settled(merged))
      expect(mergeKnownVerse(a, a)).toEqual(a)
      for (const mark of [...a.marks, ...b.marks]) expect(merged.marks).toContain(mark)
      expect(settled(merged)).toEqual(
        reckoned([...new Set([...a.marks, ...b.marks])].sort((x, y) => x - y)),
      )
    }),
  )
})
