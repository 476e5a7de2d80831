import { expect, test } from 'vitest'
import { donationIncome } from '#features/ledger/ledger.ts'
import { fundOfPurpose, purposeCodes } from './purpose.ts'

test.each([
  ['4110', 'Z'],
  ['4120', 'Z'],
  ['4130', 'Z'],
  ['4140', 'Z'],
  ['4210', 'IT'],
  ['4220', 'IU'],
  ['4300', 'W'],
  ['4510', 'D'],
  ['4520', 'D'],
  ['4530', 'D'],
  ['4540', 'D'],
] as const)('donations booked to %s belong to the fund %s', (code, fund) => {
  expect(fundOfPurpose(code)).toBe(fund)
})

test('every income account of donations has a purpose, but infak operasional', () => {
  const all = Object.values(donationIncome).flat()
  expect(purposeCodes.toSorted()).toEqual(all.filter((code) => code !== '4430').toSorted())
})
