import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { unitsRefusal } from './donation-units.ts'

const well = { name: 'sumur', price: rupiah(12_500_000), total: 12, remaining: 3 }

test.each([
  ['two units at their price', { amount: 25_000_000, units: 2 }, undefined],
  ['the last ones', { amount: 37_500_000, units: 3 }, undefined],
  ['whole units without a stated number', { amount: 25_000_000 }, undefined],
  [
    'more than are left, unstated: the rest becomes general wakaf',
    { amount: 50_000_000 },
    undefined,
  ],
  ['a sum below its units', { amount: 12_500_000, units: 2 }, 'donation/units-mismatch'],
  ['a sum above its units', { amount: 25_000_001, units: 2 }, 'donation/units-mismatch'],
  ['a part of a unit', { amount: 18_750_000 }, 'donation/amount-off-step'],
  ['more than are left', { amount: 50_000_000, units: 4 }, 'donation/too-many-units'],
])('%s', (_, { amount, ...units }, code) => {
  expect(unitsRefusal({ amount: rupiah(amount), ...units }, well)?.code).toBe(code)
})

test('units of a campaign that has none are refused, a plain amount is not', () => {
  const amount = rupiah(50_000)
  expect(unitsRefusal({ amount, units: 1 }, undefined)?.code).toBe('donation/units-mismatch')
  expect(unitsRefusal({ amount }, undefined)).toBeUndefined()
})

test('who asks for too many is told how many are left', () => {
  const asked = { amount: rupiah(50_000_000), units: 4 }
  expect(unitsRefusal(asked, well)?.fields).toEqual({
    units: 'Paling banyak 3 sumur: itu yang masih tersisa.',
  })
  expect(unitsRefusal(asked, { ...well, remaining: 0 })?.message).toContain('sudah terwakafkan')
})

const five = { id: 'p', name: 'Sekampung', price: rupiah(60_000_000), units: 2 }

test.each([
  ['one at its price', { amount: 60_000_000, units: 1 }, undefined],
  ['two, which need a unit more than is left', { amount: 120_000_000, units: 2 }, 'too-many-units'],
  ['at the price of single units', { amount: 25_000_000, units: 1 }, 'units-mismatch'],
  ['a part of one, unstated', { amount: 30_000_000 }, 'amount-off-step'],
])('a package: %s', (_, { amount, ...units }, code) => {
  const input = { amount: rupiah(amount), packageId: five.id, ...units }
  expect(unitsRefusal(input, well, five)?.code).toBe(code && `donation/${code}`)
})

test('a package that is not offered is refused, with and without units', () => {
  const input = { amount: rupiah(60_000_000), packageId: 'p' }
  expect(unitsRefusal(input, well)?.code).toBe('donation/package-gone')
  expect(unitsRefusal(input, undefined)?.code).toBe('donation/units-mismatch')
  const none = unitsRefusal({ ...input, units: 1 }, { ...well, remaining: 1 }, five)
  expect(none?.message).toBe('Unit yang tersisa tidak cukup untuk satu Sekampung (2 sumur).')
})
