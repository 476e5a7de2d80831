import { expect, test } from 'vitest'
import { isRunOut, isWaiting, type PaymentState, paymentState } from './payment-state.ts'

type PaymentFacts = Parameters<typeof paymentState>[0]

const now = '2026-11-21T07:00:00.000Z'
const later = '2026-11-21T07:30:00.000Z'
const before = '2026-11-21T06:59:59.000Z'

const unpaid: PaymentFacts = {
  donation: { status: 'awaiting_payment' },
  campaign: { isOpen: true },
  charge: null,
  suspense: [],
  serverNow: now,
}

test.each<[string, Partial<PaymentFacts>, PaymentState]>([
  ['nothing chosen yet', {}, 'choose'],
  ['a code that may be paid', { charge: { status: 'pending', expiresAt: later } }, 'choose'],
  ['a way the provider refused', { charge: { status: 'failed', expiresAt: later } }, 'choose'],
  ['a code that was given up', { charge: { status: 'cancelled', expiresAt: later } }, 'choose'],
  ['a code on its way', { charge: { status: 'creating', expiresAt: later } }, 'preparing'],
  ['an answer that never came', { charge: { status: 'unknown', expiresAt: later } }, 'preparing'],
  ['a code whose time is over', { charge: { status: 'pending', expiresAt: before } }, 'expired'],
  ['a code over at this instant', { charge: { status: 'pending', expiresAt: now } }, 'expired'],
  ['a code the provider closed', { charge: { status: 'expired', expiresAt: before } }, 'expired'],
  ['a donation that ran out', { donation: { status: 'expired' } }, 'expired'],
  ['a programme that ended', { campaign: { isOpen: false } }, 'closed'],
  ['wrong money', { charge: { status: 'failed', expiresAt: later }, suspense: [1] }, 'kept'],
  ['wrong money for an ended programme', { campaign: { isOpen: false }, suspense: [1] }, 'kept'],
  ['paid', { donation: { status: 'paid' } }, 'paid'],
  ['paid twice', { donation: { status: 'paid' }, suspense: [1] }, 'paid'],
  [
    'paid for a programme that ended',
    { donation: { status: 'paid' }, campaign: { isOpen: false } },
    'paid',
  ],
  ['taken back', { donation: { status: 'reversed' } }, 'reversed'],
  ['being given back', { donation: { status: 'refund_pending' } }, 'refund_pending'],
  ['given back', { donation: { status: 'refunded' } }, 'refunded'],
  ['given up', { donation: { status: 'cancelled' } }, 'cancelled'],
])('%s', (_, seen, state) => {
  expect(paymentState({ ...unpaid, ...seen })).toBe(state)
})

test('a code that ran out stays in sight; money, another way or a code on its way do not count as that', () => {
  const seen = { status: 'awaiting_payment', chargeStatus: 'pending', screen: 'payment' } as const
  expect(isRunOut(seen)).toBe(true)
  expect(isRunOut({ ...seen, chargeStatus: 'expired' })).toBe(true)
  expect(isRunOut({ ...seen, status: 'expired', chargeStatus: 'expired' })).toBe(true)
  expect(isRunOut({ ...seen, status: 'paid', chargeStatus: 'paid' })).toBe(false)
  expect(isRunOut({ ...seen, chargeStatus: 'failed' })).toBe(false)
  expect(isRunOut({ ...seen, chargeStatus: 'unknown' })).toBe(false)
  expect(isRunOut({ ...seen, screen: 'checkout-va' })).toBe(false)
})

test('the page listens while something may still come by itself', () => {
  const all = ['choose', 'preparing', 'expired', 'kept', 'closed', 'paid', 'reversed'] as const
  expect(all.filter(isWaiting)).toEqual(['preparing', 'expired', 'kept'])
})
