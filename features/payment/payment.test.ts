import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChargeStatus, DonationStatus } from '#platform/db/schema.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import { isPlain, allocateReceived, mismatchOf, type ReceivedMoney } from './payment.ts'
import { heardOf } from '#features/charge/charge.ts'
import { expiryOf } from '#features/charge/offer.ts'

const now = new Date('2026-06-15T03:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const amount = rupiah(650_000)

function money(over: {
  donation?: DonationStatus
  charge?: ChargeStatus
  isOpen?: boolean
  /** In how many minutes the code ends, as our own row says. */
  endsIn?: number
  accounted?: number
  found?: Partial<ReceivedMoney['found']>
}): ReceivedMoney {
  return {
    charge: { amount, status: over.charge ?? 'pending', expires_at: minutes(over.endsIn ?? 30) },
    donation: { status: over.donation ?? 'awaiting_payment' },
    campaign: { isOpen: over.isOpen ?? true },
    found: { status: 'paid', paidAmount: amount, paidAt: minutes(5), captures: 1, ...over.found },
    accounted: rupiah(over.accounted ?? 0),
    now,
  }
}

const paid = (isLate = false) => ({ to: 'donation', amount: 650_000, isLate })
const kept = (reason: string, sum = 650_000) => ({ to: 'suspense', amount: sum, reason })
const late = { paidAt: minutes(31) }

const judged: [what: string, given: Parameters<typeof money>[0], portions: unknown[]][] = [
  ['nothing came', { found: { paidAmount: rupiah(0), captures: 0 } }, []],
  ['the right amount in time', {}, [paid()]],
  ['in time, though the campaign has ended since', { isOpen: false }, [paid()]],
  ['already in the books', { accounted: 650_000, donation: 'paid' }, []],
  ['F5 late, campaign open', { found: late, donation: 'expired' }, [paid(true)]],
  ['F5 late, campaign over', { found: late, isOpen: false }, [kept('late')]],
  [
    'F6 a rupiah short',
    { found: { paidAmount: rupiah(649_999) } },
    [kept('wrong_amount', 649_999)],
  ],
  [
    'F6 ten times as much',
    { found: { paidAmount: rupiah(6_500_000) } },
    [kept('wrong_amount', 6_500_000)],
  ],
  [
    'F6 twice as much at one go',
    { found: { paidAmount: rupiah(1_300_000) } },
    [kept('wrong_amount', 1_300_000)],
  ],
  [
    'F6 the rest after a wrong amount',
    { accounted: 649_999, found: { paidAmount: rupiah(1_299_999), captures: 2 } },
    [paid()],
  ],
  [
    'F7 one code paid twice, seen at once',
    { found: { paidAmount: rupiah(1_300_000), captures: 2 } },
    [paid(), kept('double')],
  ],
  [
    'F7 one code paid twice, seen one by one',
    { donation: 'paid', accounted: 650_000, found: { paidAmount: rupiah(1_300_000), captures: 2 } },
    [kept('double')],
  ],
  ['F7 a second code paid', { donation: 'paid' }, [kept('double')]],
  [
    'F7 a code paid while a refund of the donation is under way',
    { donation: 'refund_pending' },
    [kept('double')],
  ],
  [
    'F7 a code paid while the refund of the donation travels',
    { donation: 'refund_sent' },
    [kept('double')],
  ],
  ['money after a refund', { donation: 'refunded' }, [kept('late')]],
  ['money of a code that was refunded before', { charge: 'refunded' }, [kept('late')]],
  ['a refunded charge', { found: { status: 'refunded' } }, []],
  ['nothing said of how much', { found: { paidAmount: undefined } }, []],
  ['in the last moment', { found: { paidAt: minutes(30) }, isOpen: false }, [paid()]],
  [
    'without a moment, now',
    { found: { paidAt: undefined, expiresAt: minutes(-1) }, isOpen: false },
    [kept('late')],
  ],
  ['money the provider took back', { found: { status: 'reversed' } }, []],
  ['money after a reversal', { donation: 'reversed' }, [kept('late')]],
  ['money for a code that was taken back before', { charge: 'reversed' }, [kept('late')]],
  ['money for a cancelled donation', { donation: 'cancelled' }, [paid()]],
  [
    'F17 late by the provider’s own expiry',
    { found: { expiresAt: minutes(4) }, isOpen: false },
    [kept('late')],
  ],
  [
    'F17 in time by the provider’s own expiry',
    { found: { ...late, expiresAt: minutes(60) }, isOpen: false },
    [paid()],
  ],
]

test('every way money can come has its place', () => {
  for (const [what, given, portions] of judged)
    expect(allocateReceived(money(given)), what).toEqual(portions)
})

test('no rupiah is dropped or made, however much comes and however often', () => {
  const statuses: DonationStatus[] = [
    'awaiting_payment',
    'paid',
    'expired',
    'cancelled',
    'reversed',
    'refunded',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...statuses),
      fc.boolean(),
      fc.nat(3_000_000),
      fc.nat(3_000_000),
      fc.nat(4),
      fc.boolean(),
      (donation, isOpen, accounted, more, captures, isLate) => {
        const status = 'paid' as const
        const found = {
          status,
          paidAmount: rupiah(accounted + more),
          captures,
          ...(isLate && late),
        }
        const portions = allocateReceived(money({ donation, isOpen, accounted, found }))
        expect(portions.reduce((sum, portion) => sum + portion.amount, 0)).toBe(more)
        expect(portions.filter(({ to }) => to === 'donation').length).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('a code lives as long as its method, and never past the campaign’s end plus a day', () => {
  const hours = (count: number) => minutes(count * 60)
  expect(expiryOf('qris', now, { endsAt: null })).toEqual(minutes(30))
  expect(expiryOf('va', now, { endsAt: null })).toEqual(hours(24))
  expect(expiryOf('retail', now, { endsAt: null })).toEqual(hours(48))
  expect(expiryOf('ewallet', now, { endsAt: null })).toEqual(minutes(30))
  expect(expiryOf('transfer', now, { endsAt: null })).toEqual(hours(24))
  expect(expiryOf('retail', now, { endsAt: hours(1) })).toEqual(hours(25))
  expect(expiryOf('qris', now, { endsAt: hours(1) })).toEqual(minutes(30))
  expect(expiryOf('va', now, { endsAt: null, codesEnd: hours(3) })).toEqual(hours(3))
  expect(expiryOf('qris', now, { endsAt: null, codesEnd: hours(3) })).toEqual(minutes(30))
})

const ours = { reference: 'D-1', provider_id: 'p1', amount }
const shown: ProviderCharge = {
  providerId: 'p1',
  reference: 'D-1',
  status: 'paid',
  currency: 'IDR',
  amount,
  paidAmount: amount,
  captures: 1,
}

test('F9 a denied code failed, unless our books hold money of it: then it was taken back', () => {
  const { paidAmount: _none, ...unpaid } = shown
  const denied: ProviderCharge = { ...unpaid, status: 'failed', isDenied: true, captures: 0 }
  expect(heardOf(denied, false)).toBe('failed')
  expect(heardOf(denied, true)).toBe('reversed')
  expect(heardOf({ ...denied, isDenied: false }, true)).toBe('failed')
  expect(heardOf({ ...shown, status: 'expired' }, false)).toBe('paid')
})

const compared: [over: Partial<ProviderCharge>, knownId: string | null, why: string | undefined][] =
  [
    [{}, 'p1', undefined],
    [{}, null, undefined],
    [{ currency: 'USD' }, 'p1', 'currency'],
    [{ amount: rupiah(650_001) }, 'p1', 'amount'],
    [{ paidAmount: undefined }, 'p1', 'amount'],
    [{ paidAmount: undefined, status: 'pending' }, 'p1', undefined],
    [{ providerId: 'p2' }, 'p1', 'provider-id'],
    [{ reference: 'D-2' }, null, 'reference'],
    [{ reference: 'p1' }, 'p1', undefined],
  ]

test('F12 F16 what the provider shows must be the charge we asked about', () => {
  for (const [over, provider_id, why] of compared) {
    expect(mismatchOf({ ...ours, provider_id }, { ...shown, ...over })).toBe(why)
  }
})

test('a rupiah that came is money that came', () => {
  const one = { ...shown, status: 'pending' as const, paidAmount: rupiah(1) }
  expect(heardOf(one, false)).toBe('paid')
})

const early = { paidAt: minutes(-5) }
const lasting = { ...early, expiresAt: minutes(60) }

const plainly: [what: string, given: Parameters<typeof money>[0], isIt: boolean][] = [
  ['the right sum in time', {}, true],
  ['no money', { found: { status: 'pending', paidAmount: rupiah(0), captures: 0 } }, false],
  ['late', { found: late }, false],
  ['in time, while the code has ended since', { found: { expiresAt: minutes(-1) } }, false],
  [
    'in time by a code that has ended since',
    { found: { ...early, expiresAt: minutes(-1) } },
    false,
  ],
  ['the same, where only our row knows the end', { endsIn: -1, found: early }, false],
  ['the same, with a provider who lets it last', { endsIn: -1, found: lasting }, true],
  ['in the moment in which the code ends', { endsIn: 0, found: early }, true],
  ['another sum', { found: { paidAmount: rupiah(649_999) } }, false],
  ['a second payment', { found: { paidAmount: rupiah(1_300_000), captures: 2 } }, false],
  ['some of it in the books', { accounted: 650_000 }, false],
  ['money of a code that the provider calls expired', { found: { status: 'expired' } }, true],
  ['taken back', { found: { status: 'reversed' } }, false],
  ['a charge that is paid', { charge: 'paid' }, false],
  ['a charge that is closed', { charge: 'expired' }, false],
  ['a charge whose code is not known', { charge: 'unknown' }, false],
  ['an expired donation', { donation: 'expired' }, false],
  ['a cancelled donation', { donation: 'cancelled' }, false],
  ['a donation that is paid', { donation: 'paid' }, false],
]

test.each(plainly)('a plain payment: %s', (_, given, isIt) => {
  const { found, ...rest } = money(given)
  const whole = { ...found, providerId: 'p', reference: 'r', currency: 'IDR', amount }
  expect(isPlain({ ...rest, found: whole })).toBe(isIt)
})
