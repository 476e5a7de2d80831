import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { carryingAmount, formatQuantity, parseQuantity, wrongQuantity } from './quantity.ts'

const item = (remaining: number, quantity: number | null) =>
  ({
    id: '',
    account: '1181',
    fund: 'Z',
    campaignId: null,
    party: 'Beras',
    openedOn: '2026-06-01',
    remaining,
    quantity,
    unit: 'kg',
  }) as const

test('a quantity is read as people write it, and nothing else is', () => {
  const read = { '1.000': 1_000_000, '12,5': 12_500, '0,125': 125, '950': 950_000 }
  for (const [text, thousandths] of Object.entries(read))
    expect(parseQuantity(text)).toBe(thousandths)
  for (const text of ['', '12.5', '1,2345', '-3', '1e3', '1.00', 'sepuluh'])
    expect([text, parseQuantity(text)]).toEqual([text, undefined])
  expect(formatQuantity(12_500, 'kg')).toBe('12,5 kg')
})

test('goods go out by their part of what they stand for, and the last takes what is left', () => {
  const out = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), out, (value, parts) => {
      let [left, quantity] = [value, parts.reduce((sum, part) => sum + part, 0)]
      for (const part of parts) {
        const moved = carryingAmount({ item: item(left, quantity), quantity: part, sum: rupiah(0) })
        expect(moved).toBeGreaterThanOrEqual(0)
        expect(moved).toBeLessThanOrEqual(left)
        left -= moved
        quantity -= part
      }
      expect([left, quantity]).toEqual([0, 0])
    }),
  )
})

test('more than there is, or a value beside a quantity, is refused in words', () => {
  const none = rupiah(0)
  const of = item(1_000, 2_000)
  expect(wrongQuantity({ item: of, quantity: 2_001, sum: none })).toEqual({
    quantity: 'Sisanya 2 kg.',
  })
  expect(wrongQuantity({ item: of, quantity: 0, sum: none })).toHaveProperty('quantity')
  expect(wrongQuantity({ item: of, quantity: 1, sum: rupiah(5) })).toHaveProperty('sum')
  expect(wrongQuantity({ item: of, quantity: 2_000, sum: none })).toBeUndefined()
  expect(wrongQuantity({ item: item(1_000, null), quantity: 0, sum: none })).toHaveProperty('sum')
})
