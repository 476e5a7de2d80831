import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Posting } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { bankOf } from '#features/books/books.ts'
import { balanceByFund } from '#tests/money/ledger-examples.ts'
import { type NetOfFund, payoutPostings } from './payout-postings.ts'

const one = 'campaign one'
const other = 'campaign two'

function postingsOf(nets: NetOfFund[], banks: [Fund, number][] = []): Posting[] {
  return payoutPostings(nets, new Map(banks)).flatMap(({ postings }) => postings)
}

test('a fund that loses more than it gets pays from its bank', () => {
  const nets: NetOfFund[] = [
    { fund: 'IT', campaignId: one, net: -50_000 },
    { fund: 'Z', campaignId: other, net: 80_000 },
  ]
  expect(postingsOf(nets, [['IT', 60_000]])).toEqual([
    { debit: '1130', credit: '1122', fund: 'IT', campaignId: one, amount: 50_000 },
    { debit: '1121', credit: '1130', fund: 'Z', campaignId: other, amount: 80_000 },
  ])
})

test('where its bank is empty it borrows what the provider kept of the others, the amil’s first', () => {
  const nets: NetOfFund[] = [
    { fund: 'IT', campaignId: one, net: -50_000 },
    { fund: 'Z', campaignId: other, net: 80_000 },
    { fund: 'A', campaignId: null, net: 5_000 },
  ]
  const journals = payoutPostings(nets, new Map([['IT', 10_000]]))
  expect(journals.map(({ event }) => event)).toEqual(['lent A IT', 'lent Z IT', 'settled'])
  expect(journals[1]?.postings).toEqual([
    { debit: '1190', credit: '1130', fund: 'Z', campaignId: other, amount: 35_000 },
    { debit: '1130', credit: '2190', fund: 'IT', campaignId: one, amount: 35_000 },
  ])
  expect(journals[2]?.postings).toEqual([
    { debit: '1130', credit: '1122', fund: 'IT', campaignId: one, amount: 10_000 },
    { debit: '1121', credit: '1130', fund: 'Z', campaignId: other, amount: 45_000 },
  ])
})

test('the last rupiah that a fund lacks is borrowed too', () => {
  const nets: NetOfFund[] = [
    { fund: 'IT', campaignId: one, net: -50_000 },
    { fund: 'Z', campaignId: other, net: 80_000 },
    { fund: 'A', campaignId: null, net: 1 },
  ]
  const journals = payoutPostings(nets, new Map([['IT', 49_998]]))
  expect(journals.map(({ event, postings }) => [event, postings[0]?.amount])).toEqual([
    ['lent A IT', 1],
    ['lent Z IT', 1],
    ['settled', 49_998],
  ])
})

test('whatever a payout brings and takes, 1130 falls by just that, no bank goes below zero and loans are even', () => {
  const net = fc.record({
    fund: fc.constantFrom<Fund>('Z', 'IT', 'IU', 'A', 'D', 'N', 'W'),
    campaignId: fc.constantFrom(one, other, null),
    net: fc.integer({ min: -90_000, max: 90_000 }),
  })
  const nets = fc.uniqueArray(net, {
    selector: ({ fund, campaignId }) => `${fund} ${campaignId}`,
    maxLength: 12,
  })
  const banks = fc.array(
    fc.tuple(fc.constantFrom<Fund>('Z', 'IT', 'IU', 'A', 'D', 'N'), fc.nat(60_000)),
  )
  fc.assert(
    fc.property(nets, banks, (given, held) => {
      const total = given.reduce((sum, each) => sum + each.net, 0)
      fc.pre(total >= 0)
      const before = new Map(held)
      const postings = postingsOf(given, held)
      expect(postings.every(({ amount }) => amount > 0)).toBe(true)
      const funds = balanceByFund(postings)
      let lent = 0
      for (const [fund, accounts] of funds) {
        const mine = given.filter((each) => each.fund === fund)
        const sum = mine.reduce((all, each) => all + each.net, 0)
        lent += (accounts.get('1190') ?? 0) + (accounts.get('2190') ?? 0)
        expect(accounts.get('1130') ?? 0).toBe(0 - sum)
        expect((before.get(fund) ?? 0) + (accounts.get(bankOf[fund]) ?? 0)).toBeGreaterThanOrEqual(
          0,
        )
      }
      expect(lent).toBe(0)
    }),
  )
})
