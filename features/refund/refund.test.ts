import { expect, test } from 'vitest'
import type { Posting } from '#features/ledger/ledger.ts'
import type { Fund, RefundReason, RefundStatus } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import {
  bornePostings,
  bouncedPostings,
  mayBeRefunded,
  nextRefundStatuses,
  owedStatuses,
  paidRefundPostings,
  recoveredPostings,
  refundApprovedPostings,
  refundedOf,
  takenBackTwicePostings,
} from './refund.ts'

const amount = rupiah(50_000)
const operational = rupiah(5_000)
const campaign = { id: 'well', incomeAccount: '4210' }
const donation = { fund: 'IT' as const, amount, operational, campaign }
const free = { ...donation, fund: 'IU' as const, campaign: { id: 'well', incomeAccount: '4220' } }
const suspense = { sourceId: 'orphan', id: 'kept' }

/** 'IT 4990 < 2140 50000 well': fund, debit, credit, sum and campaign. */
const said = ({ fund, debit, credit, amount: sum, campaignId = '' }: Posting) =>
  `${fund} ${debit} < ${credit} ${sum} ${campaignId}`.trim()

test('an approved refund takes the income back from each fund, and is a debt to the donor', () => {
  expect(refundApprovedPostings(donation).map(said)).toEqual([
    'IT 4990 < 2140 50000 well',
    'A 4990 < 2140 5000',
  ])
})

test('a part of a donation takes back so much of each fund, and of infak operasional alone nothing of the campaign', () => {
  const ofPart = (total: number, ofAmil: number) => {
    const part = { is_part: true, amount: rupiah(total), operational: rupiah(ofAmil) }
    return refundApprovedPostings(refundedOf(donation, part)).map(said)
  }
  expect(ofPart(20_000, 0)).toEqual(['IT 4990 < 2140 20000 well'])
  expect(ofPart(21_000, 1_000)).toEqual(['IT 4990 < 2140 20000 well', 'A 4990 < 2140 1000'])
  expect(ofPart(1_000, 1_000)).toEqual(['A 4990 < 2140 1000'])
})

test('each part of a refund leaves the provider, or the bank of its own fund', () => {
  expect(paidRefundPostings(donation, { by: 'gateway' }).map((each) => each.map(said))).toEqual([
    ['IT 2140 < 1130 50000 well', 'A 2140 < 1130 5000'],
  ])
  expect(paidRefundPostings(donation, { by: 'bank' }).map((each) => each.map(said))).toEqual([
    ['IT 2140 < 1122 50000 well', 'A 2140 < 1124 5000'],
  ])
})

test('money that came from suspense lies in its fund at the provider, and is owed to it', () => {
  const fromIt = { ...donation, suspense }
  expect(paidRefundPostings(fromIt, { by: 'gateway' }).map((each) => each.map(said))).toEqual([
    ['IT 2140 < 2190 50000 well', 'IU 1190 < 1130 50000'],
    ['A 2140 < 2190 5000', 'IU 1190 < 1130 5000'],
  ])
  const fromOwn = { ...free, operational: rupiah(0), suspense }
  expect(paidRefundPostings(fromOwn, { by: 'gateway' }).map((each) => each.map(said))).toEqual([
    ['IU 2140 < 1130 50000 well'],
  ])
  // Our own bank pays it as any other donation.
  expect(paidRefundPostings(fromIt, { by: 'bank' })).toEqual(
    paidRefundPostings(donation, { by: 'bank' }),
  )
})

test('what the provider took back after our bank returned it is owed by the donor', () => {
  expect(takenBackTwicePostings(donation).map((each) => each.map(said))).toEqual([
    ['IT 1150 < 1130 50000 well', 'A 1150 < 1130 5000'],
  ])
  const fromSuspense = { ...donation, operational: rupiah(0), suspense }
  expect(takenBackTwicePostings(fromSuspense).map((each) => each.map(said))).toEqual([
    ['IT 1150 < 2190 50000 well', 'IU 1190 < 1130 50000'],
  ])
})

test('when our transfer came back, the provider’s return pays the debt and nobody owes us', () => {
  expect(bouncedPostings(donation).map((each) => each.map(said))).toEqual([
    ['IT 2140 < 1150 50000 well', 'A 2140 < 1150 5000'],
  ])
})

const claims: Posting[] = [
  { debit: '1150', credit: '1130', fund: 'Z', campaignId: 'zakat', amount },
  { debit: '1150', credit: '1130', fund: 'A', amount: operational },
]

test('what a donor pays back reaches the bank of each fund', () => {
  expect(recoveredPostings(claims).map(said)).toEqual([
    'Z 1121 < 1150 50000 zakat',
    'A 1124 < 1150 5000',
  ])
})

test('what nobody pays back is the amil’s cost, who owes it to the fund and not to itself', () => {
  expect(bornePostings(claims).map((each) => each.map(said))).toEqual([
    ['Z 1190 < 1150 50000 zakat', 'A 6540 < 2190 50000'],
    ['A 6540 < 1150 5000'],
  ])
})

test.each<[Fund, RefundReason, boolean]>([
  ['Z', 'double', true],
  ['Z', 'wrong_amount', true],
  ['Z', 'donor_request', false],
  ['Z', 'program_cancelled', false],
  ['IT', 'donor_request', true],
  ['W', 'program_cancelled', true],
])('a donation to %s for %s may be refunded: %s', (fund, reason, may) => {
  expect(mayBeRefunded(fund, reason)).toBe(may)
})

test('a refund passes two people and ends paid or rejected; one that failed is sent again', () => {
  const may: Record<RefundStatus, string> = {
    proposed: 'approved rejected',
    approved: 'sent paid',
    sent: 'paid failed',
    failed: 'sent paid',
    rejected: '',
    paid: '',
  }
  for (const [status, next] of Object.entries(nextRefundStatuses))
    expect(next.join(' '), status).toBe(may[status as RefundStatus])
  expect(owedStatuses).toEqual(['approved', 'sent', 'failed'])
})
