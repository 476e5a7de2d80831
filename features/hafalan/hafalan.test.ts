import { expect, test } from 'vitest'
import { marked } from './hafalan.ts'
import type { KnownVerse } from './marks.ts'
import { dueVerses, firstLetter, readVerseMemory, strengthBySurah } from './memory.ts'

const day = (number: number) => new Date(Date.parse('2026-11-28T03:00:00Z') + number * 86_400_000)
const daysUntil = (known: KnownVerse) => Math.round((known.due - known.last) / 86_400_000)

test('what is said well comes back later each time, what was forgotten soon, and the device keeps it', () => {
  const first = marked(undefined, 'lancar', day(0))
  const second = marked(first, 'lancar', new Date(first.due))
  const third = marked(second, 'lancar', new Date(second.due))
  expect(daysUntil(first)).toBeGreaterThanOrEqual(1)
  expect(daysUntil(second)).toBeGreaterThan(daysUntil(first))
  expect(daysUntil(third)).toBeGreaterThan(daysUntil(second))
  const forgotten = marked(third, 'lupa', new Date(third.due))
  expect(daysUntil(forgotten)).toBeLessThan(daysUntil(second))
  const memory = readVerseMemory(
    JSON.parse(JSON.stringify({ '112:1': first, '112:2': forgotten, x: first, '1:1': { due: 1 } })),
  )
  expect(Object.keys(memory)).toEqual(['112:1', '112:2'])
  expect(dueVerses(memory, first.due)).toEqual(['112:1'])
  const strength = strengthBySurah(memory, [7, ...Array(110).fill(1), 4])
  expect(strength[0]).toBe(0)
  expect(strength[111]).toBeGreaterThan(0)
})

test('the first letter keeps its signs', () => {
  expect(firstLetter('قُلْ')).toBe('قُ')
})
