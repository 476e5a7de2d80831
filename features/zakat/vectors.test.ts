import { expect, test } from 'vitest'
import { parseRupiah } from '#platform/money/money.ts'
import { calculateZakat } from './calculate.ts'
import { parseGrams } from './figures/grams.ts'
import type { RawInput } from './kinds/input.ts'
import type { CalculatorName } from './zakat.ts'
import published from './zakat-vectors.json' with { type: 'json' }

type Expected = { status: string; error?: { code: string; field: string } }
type Vector = { id: string; note: string; input: RawInput; expected: Expected }
type Parsing = { input: string; value: string | null; error?: string }

const vectors = Object.entries(published.vectors).flatMap(([name, rows]) =>
  (rows as Vector[]).map((row) => [row.id, row.note, name as CalculatorName, row] as const),
)

test.each(vectors)('%s: %s', (_id, _note, name, { input, expected }) => {
  const { error, ...rest } = expected
  const result = calculateZakat(name, input)
  expect(result).toEqual(error ? { ...rest, problems: [error] } : rest)
})

test('the published table has all six calculators', () => {
  expect([...new Set(vectors.map(([, , name]) => name))]).toHaveLength(6)
  expect(vectors.length).toBeGreaterThanOrEqual(64)
})

test.each(published.parse.gram as Parsing[])('a weight typed as "$input"', (row) => {
  const parsed = parseGrams(row.input)
  expect(parsed).toEqual(
    row.value === null ? { ok: false, code: row.error } : { ok: true, value: row.value },
  )
})

test.each(published.parse.rupiah as Parsing[])('an amount typed as "$input"', (row) => {
  const parsed = parseRupiah(row.input)
  expect(parsed).toEqual(
    row.value === null ? { ok: false, code: row.error } : { ok: true, value: Number(row.value) },
  )
})
