import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChargeStatus, DonationStatus } from '#platform/db/schema.ts'
import type { ProviderStatus } from '#platform/outside/payment/payment-gateway.ts'
import { isLookDue, nextChargeState, screenFor } from './charge.ts'

const heard: ProviderStatus[] = [
  'pending',
  'paid',
  'expired',
  'cancelled',
  'failed',
  'reversed',
  'refunded',
]

/** Row: our state. Columns: the provider's state, in the order of `heard`, with the money accepted. */
const table: Record<ChargeStatus, string> = {
  creating: 'pending paid expired cancelled failed reversed refunded',
  unknown: 'pending paid expired cancelled failed reversed refunded',
  pending: 'pending paid expired cancelled failed reversed refunded',
  expired: 'expired paid expired expired expired reversed refunded',
  cancelled: 'cancelled paid cancelled cancelled cancelled reversed refunded',
  failed: 'failed paid failed failed failed reversed refunded',
  paid: 'paid paid paid paid paid reversed refunded',
  reversed: 'reversed reversed reversed reversed reversed reversed reversed',
  refunded: 'refunded refunded refunded refunded refunded reversed refunded',
}
const states = Object.keys(table) as ChargeStatus[]

test('the state table of a charge is exactly this', () => {
  for (const state of states) {
    const row = heard.map((status) => nextChargeState(state, { status, isAccepted: true }))
    expect(row.join(' '), state).toBe(table[state])
  }
})

test('money that is not accepted never makes a charge paid', () => {
  for (const state of states.filter((each) => each !== 'paid')) {
    expect(nextChargeState(state, { status: 'paid' }), state).not.toBe('paid')
  }
  expect(nextChargeState('pending', { status: 'paid' })).toBe('failed')
  expect(nextChargeState('paid', { status: 'paid' })).toBe('paid')
})

test('F2 a charge never goes back, in whatever order the provider is heard', () => {
  const rank: Record<ChargeStatus, number> = {
    creating: 0,
    unknown: 0,
    pending: 1,
    expired: 2,
    cancelled: 2,
    failed: 2,
    paid: 3,
    reversed: 4,
    refunded: 4,
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.array(fc.record({ status: fc.constantFrom(...heard), isAccepted: fc.boolean() })),
      (start, events) => {
        let state = start
        for (const facts of events) {
          const next = nextChargeState(state, facts)
          expect(rank[next]).toBeGreaterThanOrEqual(rank[state])
          state = next
        }
      },
    ),
  )
})

const now = new Date('2026-06-15T03:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const screens: [donation: DonationStatus, charge: string, endsIn: number, screen: string][] = [
  ['awaiting_payment', 'none', 0, 'payment'],
  ['awaiting_payment', 'va creating', 30, 'payment'],
  ['awaiting_payment', 'va unknown', 30, 'payment'],
  ['awaiting_payment', 'va pending', 30, 'checkout-va'],
  ['awaiting_payment', 'qris pending', 30, 'checkout-qrcode'],
  ['awaiting_payment', 'retail pending', 30, 'checkout-retail'],
  ['awaiting_payment', 'ewallet pending', 30, 'checkout-ewallet'],
  ['awaiting_payment', 'transfer pending', 30, 'checkout-transfer'],
  ['awaiting_payment', 'va pending', 0, 'payment'],
  ['awaiting_payment', 'va cancelled', 30, 'payment'],
  ['expired', 'qris expired', -5, 'payment'],
  ['paid', 'qris paid', 30, 'payment'],
  ['paid', 'va pending', 30, 'payment'],
  ['reversed', 'va reversed', 30, 'payment'],
  ['refunded', 'va refunded', 30, 'payment'],
]

test('the state decides the screen', () => {
  for (const [status, text, endsIn, screen] of screens) {
    const [method, state] = text.split(' ') as ['va', ChargeStatus]
    const charge = state && { method, status: state, expires_at: minutes(endsIn) }
    expect(screenFor({ status }, charge, now), `${status}, ${text}`).toBe(screen)
  }
})

const looks: [
  status: ChargeStatus,
  createdAgo: number,
  endsIn: number,
  askedAgo: number,
  isDue: boolean,
][] = [
  ['creating', 0, 30, 0, false],
  ['creating', 1, 30, 1, true],
  ['unknown', 3, 30, 0.2, false],
  ['unknown', 3, 30, 0.5, true],
  ['unknown', 3, 30, 0.4, false],
  ['unknown', 3, 30, 2, true],
  ['pending', 4, 1440, 4, false],
  ['pending', 5, 1440, 5, true],
  ['pending', 60, 1380, 5, true],
  ['pending', 61, 1379, 5, false],
  ['pending', 120, 1440, 29, false],
  ['pending', 120, 1440, 30, true],
  ['pending', 30, 0, 4, true],
  ['pending', 40, -10, 4, false],
  ['pending', 40, -10, 5, true],
  ['pending', 1450, 0, 5, true],
  ['pending', 1450, -10, 5, true],
  ['expired', 90, -59, 30, false],
  ['expired', 90, -60, 30, true],
  ['expired', 90, -61, 0.5, false],
  ['cancelled', 1500, -1440, 1300, true],
  ['failed', 5000, -4320, 2800, true],
  ['expired', 5000, -4330, 5, false],
  ['paid', 90, -60, 60, false],
  ['paid', 1500, -1440, 1460, true],
  ['paid', 1500, -1441, 0.5, false],
  ['reversed', 1500, -1440, 1460, false],
  ['refunded', 1500, -1440, 1460, false],
  ['pending', 1450, -3, 3, false],
  ['pending', 1440, 0, 5, true],
  ['expired', 90, -60, 0, false],
]

test('F11 a charge is asked about more seldom with time, and still after its end', () => {
  for (const [status, createdAgo, endsIn, askedAgo, isDue] of looks) {
    const charge = {
      status,
      created_at: minutes(-createdAgo),
      expires_at: minutes(endsIn),
      updated_at: minutes(-askedAgo),
    }
    expect(isLookDue(charge, now), `${status}, ends in ${endsIn}, asked ${askedAgo} ago`).toBe(
      isDue,
    )
  }
})
