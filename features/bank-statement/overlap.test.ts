import { expect, test } from 'vitest'
import { type Known, keyedLines, whyNotContinuing } from './overlap.ts'
import type { Statement } from './file/read-statement.ts'

type Line = [day: number, sen: number, description?: string]

function statement(from: number, to: number, opening: number, lines: Line[]): Statement {
  const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`
  const sums = lines.reduce((sum, [, sen]) => sum + sen, 0)
  return {
    from: day(from),
    to: day(to),
    opening,
    closing: opening + sums,
    lines: lines.map(([at, sen, description = 'infak'], row) => ({
      row,
      day: day(at),
      sen,
      description,
    })),
  }
}

function knownFrom(...statements: Statement[]): Known {
  const lines = new Map(statements.flatMap(keyedLines).map((line) => [line.key, line]))
  return { statements, lines: [...lines.values()] }
}

const march = statement(1, 3, 10_000, [
  [1, 500],
  [2, 500],
  [2, 500],
  [3, 700],
])

const why = (next: Statement, known: Known) => whyNotContinuing(next, keyedLines(next), known)

test('two lines alike on one day are two, and the same two in another file are those', () => {
  const keys = keyedLines(march).map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
  const again = statement(2, 4, 10_500, [
    [2, 500],
    [2, 500],
    [3, 700],
    [4, 1],
  ])
  expect(
    keyedLines(again)
      .slice(0, 3)
      .map(({ key }) => key),
  ).toEqual(keys.slice(1))
})

test('whole rupiah follow the balance, so that hundredths are never lost', () => {
  const cents = keyedLines(
    statement(1, 1, 99_950, [
      [1, 30],
      [1, 30],
      [1, -60],
      [1, 12_345],
    ]),
  )
  expect(cents.map(({ amount }) => amount)).toEqual([0, 1, -1, 123])
})

test.each<[string, Statement]>([
  ['the days after', statement(4, 5, 12_200, [[4, 100]])],
  ['the same days', march],
  [
    'the last day again, with what came since',
    statement(3, 4, 11_500, [
      [3, 700],
      [3, 900],
      [4, 1],
    ]),
  ],
  [
    'some of the days',
    statement(2, 2, 10_500, [
      [2, 500],
      [2, 500],
    ]),
  ],
  [
    'its own last day cut off',
    statement(1, 2, 10_000, [
      [1, 500],
      [2, 500],
    ]),
  ],
  ['days long after', statement(20, 21, 77, [[20, 1]])],
  [
    'days before',
    statement(1, 1, 9_000, []).from
      ? {
          ...statement(1, 1, 0, []),
          from: '2026-02-01',
          to: '2026-02-28',
          opening: 0,
          closing: 10_000,
          lines: [{ row: 1, day: '2026-02-05', sen: 10_000, description: 'x' }],
        }
      : march,
  ],
])('a file of %s continues what is known', (_, next) => {
  expect(why(next, knownFrom(march))).toBeUndefined()
})

test.each<[string, Statement, RegExp]>([
  ['another opening balance', statement(4, 5, 12_000, []), /Saldo awalnya/],
  ['another opening balance within', statement(2, 3, 10_400, [[2, 500]]), /Saldo awalnya/],
  [
    'a line that nobody told of a whole day',
    statement(2, 3, 10_500, [
      [2, 500],
      [2, 500],
      [2, 1],
      [3, 700],
    ]),
    /2026-03-02/,
  ],
  [
    'a line less',
    statement(2, 3, 10_500, [
      [2, 500],
      [3, 700],
    ]),
    /2026-03-02/,
  ],
  ['other words', statement(3, 4, 11_500, [[3, 700, 'lain']]), /2026-03-03/],
])('a file with %s is refused', (_, next, words) => {
  expect(why(next, knownFrom(march))).toMatch(words)
})

test('a file that does not lead to the next one is refused', () => {
  const later = statement(6, 7, 500, [])
  expect(why(statement(5, 5, 400, []), knownFrom(later))).toMatch(/Saldo akhirnya/)
  expect(why(statement(5, 5, 400, [[5, 100]]), knownFrom(later))).toBeUndefined()
})
