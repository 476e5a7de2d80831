import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { Donation } from './donation.ts'
import { impactOf, nounAt, toPublicDonation } from './view.ts'

const inSeason = new Date('2026-03-20T10:00:00+07:00')
const afterPrayer = new Date('2026-03-21T09:00:00+07:00')

const impact = { unit: 'paket beras', price: rupiah(45_000) }

const campaign: Donation['campaign'] = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  slug: 'zakat-fitrah',
  title: 'Zakat fitrah',
  organizer: 'Yayasan Amanah',
  incomeAccount: '4120',
  impact,
  status: 'active',
  startsAt: inSeason,
  endsAt: null,
}

const donation: Donation = {
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  publicId: 'siti',
  amount: rupiah(90_000),
  operational: rupiah(5_000),
  fund: 'Z',
  status: 'awaiting_payment',
  donorName: 'Siti Aminah',
  salutation: null,
  donorPhone: null,
  donorEmail: null,
  isAnonymous: false,
  prayer: null,
  showsPrayer: false,
  isLate: false,
  createdAt: inSeason,
  paidAt: null,
  thankedAt: null,
  campaign,
}

test('zakat fitrah that is not paid yet is called what it would be if it were paid now', () => {
  expect(nounAt(donation, inSeason)).toBe('zakat')
  expect(nounAt(donation, afterPrayer)).toBe('sedekah')
})

test('zakat fitrah that was paid in time stays zakat whenever it is looked at', () => {
  expect(nounAt({ ...donation, paidAt: inSeason }, afterPrayer)).toBe('zakat')
  expect(nounAt({ ...donation, paidAt: afterPrayer }, inSeason)).toBe('sedekah')
})

test('a sum becomes what it buys, at a price that is told; too little for one of it promises nothing', () => {
  expect(impactOf(donation)).toEqual({
    text: '± 2 paket beras',
    basis: expect.stringContaining('1 paket beras'),
  })
  expect(impactOf({ amount: rupiah(44_999), campaign })).toBeNull()
  expect(impactOf({ ...donation, campaign: { ...campaign, impact: null } })).toBeNull()
})

test('the moment of the payment is told once there is one', () => {
  const paidAtOf = (paidAt: Date | null) =>
    toPublicDonation({ ...donation, paidAt }, { now: afterPrayer, units: undefined }).paidAt
  expect(paidAtOf(null)).toBeNull()
  expect(paidAtOf(inSeason)).toBe('2026-03-20T03:00:00.000Z')
})
