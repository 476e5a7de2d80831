import { expect, test } from 'vitest'
import type { PaymentMethod } from '#platform/db/schema.ts'
import { rupiah } from '#platform/money/money.ts'
import { offerFor } from './offer.ts'

const offers: [method: PaymentMethod, amount: number, disabled: string | undefined][] = [
  ['qris', 999, 'Nominal minimal Rp1.000 untuk metode ini.'],
  ['qris', 1_000, undefined],
  ['qris', 10_000_000, undefined],
  ['qris', 10_000_001, 'Nominal maksimal Rp10.000.000 untuk metode ini.'],
  ['va', 9_999, 'Nominal minimal Rp10.000 untuk metode ini.'],
  ['va', 50_000_000, undefined],
  ['va', 50_000_001, 'Nominal maksimal Rp50.000.000 untuk metode ini.'],
  ['retail', 10_000, undefined],
  ['retail', 9_999, 'Nominal minimal Rp10.000 untuk metode ini.'],
  ['retail', 5_000_001, 'Nominal maksimal Rp5.000.000 untuk metode ini.'],
  ['ewallet', 999, 'Nominal minimal Rp1.000 untuk metode ini.'],
  ['ewallet', 1_000, undefined],
  ['transfer', 9_999, 'Nominal minimal Rp10.000 untuk metode ini.'],
  ['transfer', 10_000, undefined],
]

test('an amount that does not fit a method is told why', () => {
  for (const [method, sum, disabled] of offers) {
    const offer = {
      method,
      channel: 'x',
      name: 'X',
      minimum: rupiah(1),
      maximum: rupiah(50_000_000),
      lifetimeMinutes: 1,
    }
    expect(offerFor(offer, rupiah(sum)).disabled, `${method} ${sum}`).toBe(disabled)
  }
})

test('where the provider asks for more or takes less than we do, its bounds count', () => {
  const offer = { method: 'qris' as const, channel: 'x', name: 'X', lifetimeMinutes: 1 }
  const narrow = { ...offer, minimum: rupiah(15_000), maximum: rupiah(2_000_000) }
  expect(offerFor(narrow, rupiah(20_000))).toEqual(narrow)
  const wide = { ...offer, minimum: rupiah(1), maximum: rupiah(900_000_000) }
  expect(offerFor(wide, rupiah(20_000))).toEqual({
    ...offer,
    minimum: 1_000,
    maximum: 10_000_000,
  })
})

test('a way that the provider has switched off stays off', () => {
  const offer = {
    method: 'va' as const,
    channel: 'x',
    name: 'X',
    minimum: rupiah(1),
    maximum: rupiah(9_000_000),
    lifetimeMinutes: 1,
  }
  expect(offerFor({ ...offer, disabled: 'Sedang gangguan.' }, rupiah(20_000)).disabled).toBe(
    'Sedang gangguan.',
  )
})

test('a channel the provider has closed says so, whatever the amount', () => {
  const offer = { method: 'va', channel: 'bca', minimum: rupiah(0), maximum: rupiah(50_000_000) }
  const closed = { ...offer, disabled: 'Sedang gangguan.' } as Parameters<typeof offerFor>[0]
  expect(offerFor(closed, rupiah(650_000)).disabled).toBe('Sedang gangguan.')
  expect(offerFor(closed, rupiah(1)).disabled).toBe('Sedang gangguan.')
  const { disabled: _none, ...open } = closed
  expect(offerFor(open, rupiah(650_000))).not.toHaveProperty('disabled')
})
