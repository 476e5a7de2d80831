import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { amilShareDue } from './amil-share.ts'
import {
  allocationPostings,
  amilSharePostings,
  bankOf,
  feePostings,
  interFundPostings,
  settledPostings,
} from './books.ts'
import { mayBeSpentOn } from '#features/disbursement/disbursement.ts'

const campaignId = '0197'
const fee = { fee: rupiah(4_000), tax: rupiah(440) }

test('each fund lies at its bank', () => {
  expect(bankOf).toEqual({
    Z: '1121',
    IT: '1122',
    IU: '1122',
    D: '1122',
    W: '1123',
    A: '1124',
    N: '1125',
  })
})

test.each([
  ['IT', '5230', '4420'],
  ['IU', '5230', '4420'],
] as const)('the share of fund %s is spent on %s and earned on %s', (fund, spent, income) => {
  const amount = rupiah(10)
  expect(amilSharePostings(fund, 10, campaignId)).toEqual([
    { debit: spent, credit: '2190', fund, amount, campaignId },
    { debit: '1190', credit: income, fund: 'A', amount, campaignId },
  ])
  expect(amilSharePostings(fund, -10)).toEqual([
    { debit: '1190', credit: spent, fund, amount },
    { debit: income, credit: '2190', fund: 'A', amount },
  ])
})

test('no share and a share taken to the rupiah move nothing', () => {
  expect(amilSharePostings('IT', 0)[0]).toMatchObject({ debit: '5230', amount: 0 })
  expect(amilShareDue('IT', { eligible: -1, taken: 0 })).toBe(0)
  expect(amilShareDue('IT', { eligible: 10, taken: 1, passedOn: 9 })).toBe(0)
  expect(amilShareDue('IT', { eligible: 10, taken: 1, passedOn: 8 })).toBe(1)
})

test('a fund lends the fee to the amil; the amil pays its own, and owes that of a wakaf', () => {
  expect(feePostings({ fund: 'IT', campaignId }, fee)).toEqual([
    { debit: '1190', credit: '1130', fund: 'IT', amount: 4_440, campaignId },
    { debit: '6510', credit: '2190', fund: 'A', amount: 4_000, campaignId },
    { debit: '6520', credit: '2190', fund: 'A', amount: 440, campaignId },
  ])
  expect(feePostings({ fund: 'A' }, fee)).toEqual([
    { debit: '6510', credit: '1130', fund: 'A', amount: 4_000 },
    { debit: '6520', credit: '1130', fund: 'A', amount: 440 },
  ])
  const bill = feePostings({ fund: 'W' }, { fee: rupiah(4_000), tax: rupiah(0) })
  expect(bill).toEqual([{ debit: '6510', credit: '2110', fund: 'A', amount: 4_000 }])
})

test('a payout reaches the bank of its fund, and nothing is nothing', () => {
  expect(settledPostings({ fund: 'IT', campaignId }, rupiah(1))).toEqual([
    { debit: '1122', credit: '1130', fund: 'IT', amount: 1, campaignId },
  ])
  expect(settledPostings({ fund: 'IT' }, rupiah(1))[0]).not.toHaveProperty('campaignId')
  expect(settledPostings({ fund: 'IT' }, rupiah(0))).toEqual([])
  expect(settledPostings({ fund: 'W' }, rupiah(1))).toEqual([
    { debit: '1123', credit: '1130', fund: 'W', amount: 1 },
  ])
})

test('equal debts are set off and no bank moves', () => {
  expect(interFundPostings('Z', 'A', { owes: 5, owed: 5 })).toEqual([
    { debit: '2190', credit: '1190', fund: 'Z', amount: 5 },
    { debit: '2190', credit: '1190', fund: 'A', amount: 5 },
  ])
})

test('suspense given to a campaign of its own fund needs no debt between funds', () => {
  const campaign = { id: campaignId, fund: 'IU' as const, incomeAccount: '4220' }
  expect(allocationPostings(campaign, rupiah(5))).toEqual([
    { debit: '2130', credit: '4220', fund: 'IU', campaignId, amount: 5 },
  ])
})

test('an account nobody knows is no use of money', () => {
  expect(mayBeSpentOn('IT', '9999')).toBe(false)
  expect(mayBeSpentOn('Z', '5120')).toBe(true)
  expect(mayBeSpentOn('IT', '5120')).toBe(false)
})
