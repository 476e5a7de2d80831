import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { maskEmail, maskPhone, normalisePhone } from '#platform/text/contact.ts'
import type { DonationInput } from './contract.ts'
import {
  calledName,
  donationPostings,
  MAXIMUM_AMOUNT,
  maskName,
  nextStatuses,
  refusalFor,
  reversalPostings,
  splitReceived,
  taxIdLabel,
  totalOf,
} from './donation.ts'

const now = new Date('2026-06-15T03:00:00Z')

function input(fields: Partial<DonationInput> = {}): DonationInput {
  return {
    campaignSlug: 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Ahmad Subagja',
    donorPhone: '+6281234567889',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
    ...fields,
  }
}

const terms = {
  status: 'active' as const,
  startsAt: new Date('2026-06-01T00:00:00Z'),
  endsAt: new Date('2026-07-01T00:00:00Z'),
  minimumAmount: rupiah(10_000),
  amountStep: rupiah(1_000),
}

test.each<[string, Partial<DonationInput>, Partial<typeof terms>, string | undefined]>([
  ['an ordinary gift', {}, {}, undefined],
  ['the minimum', { amount: rupiah(10_000) }, {}, undefined],
  ['a rupiah below the minimum', { amount: rupiah(9_999) }, {}, 'Nominal minimal Rp10.000.'],
  ['nothing', { amount: rupiah(0) }, {}, 'Nominal minimal Rp10.000.'],
  [
    'the minimum of the campaign',
    { amount: rupiah(50_000) },
    { minimumAmount: rupiah(100_000) },
    'Nominal minimal Rp100.000.',
  ],
  ['an odd amount', { amount: rupiah(50_500) }, {}, 'Nominal harus kelipatan Rp1.000.'],
  ['an odd amount of zakat', { amount: rupiah(2_057_819) }, { amountStep: rupiah(1) }, undefined],
  [
    'a package of one rupiah: its own price is asked for elsewhere',
    { amount: rupiah(1), packageId: 'a' },
    {},
    undefined,
  ],
  ['the maximum', { amount: MAXIMUM_AMOUNT }, {}, undefined],
  [
    'more than the maximum',
    { amount: rupiah(MAXIMUM_AMOUNT + 1_000) },
    {},
    'Nominal maksimal Rp1.000.000.000 sekali bayar.',
  ],
  [
    'the maximum and an operational part beyond it',
    { amount: MAXIMUM_AMOUNT, operational: rupiah(1_000) },
    {},
    'Nominal maksimal Rp1.000.000.000 sekali bayar.',
  ],
  [
    'no contact',
    { donorPhone: undefined },
    {},
    'Isi nomor WhatsApp atau e-mail, cukup salah satu.',
  ],
  ['an e-mail only', { donorPhone: undefined, donorEmail: 'a@contoh.id' }, {}, undefined],
  [
    'a campaign that is over',
    {},
    { endsAt: now },
    'Program baru saja berakhir. Silakan pilih program serupa.',
  ],
  [
    'a campaign to come',
    {},
    { startsAt: terms.endsAt },
    'Program ini sedang ditutup. Silakan pilih program lain.',
  ],
])('what is said to %s', (_, given, givenTerms, sentence) => {
  expect(refusalFor(input(given), { ...terms, ...givenTerms }, now)?.message).toBe(sentence)
})

test('a refused amount names its field, and a campaign that moved on is a conflict', () => {
  const small = refusalFor(input({ amount: rupiah(1) }), terms, now)
  expect(small).toMatchObject({ status: 422, fields: { amount: 'Nominal minimal Rp10.000.' } })
  const paused = refusalFor(input(), { ...terms, status: 'paused' as 'active' }, now)
  expect(paused).toMatchObject({ status: 409, code: 'donation/campaign-not-open' })
})

const campaign = { id: '0197', incomeAccount: '4210' }
const operational = rupiah(0)
const donation = { fund: 'IT' as const, amount: rupiah(50_000), operational, campaign }

test('a gift waits at the gateway until it is settled, a wakaf as well', () => {
  const amount = rupiah(50_000)
  expect(donationPostings(donation)).toEqual([
    { debit: '1130', credit: '4210', fund: 'IT', campaignId: '0197', amount },
  ])
  const nazhir = { ...campaign, incomeAccount: '4300' }
  const wakaf = { fund: 'W' as const, amount, operational, campaign: nazhir }
  expect(donationPostings(wakaf)).toEqual([
    { debit: '1130', credit: '4300', fund: 'W', campaignId: '0197', amount },
  ])
  expect(reversalPostings(donation)).toEqual([
    { debit: '4990', credit: '1130', fund: 'IT', campaignId: '0197', amount },
  ])
})

test('what is added for the work itself is the amil’s and no campaign’s, and goes back with the gift', () => {
  const added = { ...donation, operational: rupiah(5_000) }
  const amount = rupiah(5_000)
  expect(donationPostings(added)[1]).toEqual({ debit: '1130', credit: '4430', fund: 'A', amount })
  expect(reversalPostings(added)[1]).toEqual({ debit: '4990', credit: '1130', fund: 'A', amount })
  expect(totalOf(added)).toBe(55_000)
})

test('nothing follows money that went back, and paid waits again only after a mistaken match', () => {
  expect(nextStatuses).toEqual({
    awaiting_payment: ['paid', 'expired', 'cancelled'],
    expired: ['awaiting_payment', 'paid', 'cancelled'],
    cancelled: ['awaiting_payment', 'paid'],
    paid: ['refund_pending', 'reversed', 'awaiting_payment'],
    refund_pending: ['refund_sent', 'refunded', 'paid'],
    refund_sent: ['refunded', 'refund_pending'],
    refunded: [],
    reversed: [],
  })
})

test.each([
  ['081234567889', '+6281234567889'],
  ['0812-3456-7889', '+6281234567889'],
  ['+62 812 3456 7889', '+6281234567889'],
  ['62812.3456.7889', '+6281234567889'],
  ['(0812) 34567889', '+6281234567889'],
  ['81234567889', '+6281234567889'],
  ['0811234567', '+62811234567'],
  ['08123456', undefined],
  ['0812345678901234', undefined],
  ['0217654321', undefined],
  ['+60123456789', undefined],
  ['0812abc67889', undefined],
  ['', undefined],
])('the number typed as %s is %s', (typed, number) => {
  expect(normalisePhone(typed)).toBe(number)
})

test('a stranger who knows the id sees no name, number or address', () => {
  expect(maskName('Ahmad Subagja')).toBe('A*** S***')
  expect(maskName('  Dewi ')).toBe('D***')
  expect(maskName('Élise 𝒜b')).toBe('É*** 𝒜***')
  expect(maskPhone('+6281234567889')).toBe('08••••••89')
  expect(maskEmail('ahmad.subagja@contoh.co.id')).toBe('a***@c***.id')
})

test.each([
  ['bapak', 'Bapak Ahmad Subagja'],
  ['ibu', 'Ibu Ahmad Subagja'],
  ['saudara', 'Saudara Ahmad Subagja'],
  ['saudari', 'Saudari Ahmad Subagja'],
  [null, 'Ahmad Subagja'],
] as const)('with the salutation %s an email is to %s', (salutation, called) => {
  expect(calledName({ salutation, donorName: 'Ahmad Subagja' })).toBe(called)
})

test('a tax number is sealed for its donation alone', () => {
  expect(taxIdLabel('0197')).toEqual({ purpose: 'tax-id', owner: '0197' })
})

test.each([
  ['what was promised', 55_000, 50_000, 5_000],
  ['a rupiah less', 54_999, 50_000, 4_999],
  ['the campaign’s part alone', 50_000, 50_000, 0],
  ['less than the campaign’s part', 20_000, 20_000, 0],
  ['more than was promised', 60_000, 55_000, 5_000],
])('of %s the campaign comes first: %s is %s and %s', (_, received, amount, operational) => {
  const promised = { amount: rupiah(50_000), operational: rupiah(5_000) }
  expect(splitReceived(promised, rupiah(received))).toEqual({ amount, operational })
})

test('a name is masked word by word, and no name is stars alone', () => {
  expect(maskName('  Ahmad   Subagja ')).toBe('A*** S***')
  expect(maskName(' ')).toBe('***')
})
