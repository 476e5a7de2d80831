import type { Fund } from '#platform/db/schema/schema-books.ts'
import { returnShare } from './shares.ts'
import {
  bankAccountOf,
  type YearCampaign,
  type Code,
  type OneDonation,
  jakartaDay,
  type SuspenseMoney,
} from './world.ts'
import type { YearBank, HeldSum, YearWorld } from './world.ts'

/** The fitrahSeasons of zakat fitrah: from the first of Ramadan until the prayer of Idulfitri. */
export const fitrahSeasons = [
  ['2026-02-19', '2026-03-21'],
  ['2027-02-08', '2027-03-10'],
  ['2028-01-28', '2028-02-27'],
  ['2029-01-16', '2029-02-15'],
  ['2030-01-06', '2030-02-04'],
  ['2030-12-26', '2031-01-25'],
  ['2031-12-16', '2032-01-14'],
  ['2032-12-04', '2033-01-03'],
].map(([first, last]) => ({
  from: new Date(`${first}T00:00:00+07:00`),
  until: new Date(`${last}T05:30:00+07:00`),
}))

/** Zakat fitrah that comes after the prayer is free infak. */
function fundAt(
  { fund, income, isFitrah }: YearCampaign,
  at: Date,
): { fund: Fund; income: string } {
  const isInTime = fitrahSeasons.some(({ from, until }) => from <= at && at < until)
  return isFitrah && !isInTime ? { fund: 'IU', income: '4220' } : { fund, income }
}

/** Money of a code comes: it pays its donation, or nobody knows yet whose it is. */
export function receive(
  world: YearWorld,
  code: Code,
  { amount, at }: { amount: number; at: Date },
) {
  const { donation } = code
  const isWaited = donation.state === 'waiting' || donation.state === 'dropped'
  if (isWaited && amount === code.total) payDonation(world, code, at)
  else keep(world, { code, bank: code.bank, amount, at })
}

function payDonation({ books }: YearWorld, code: Code, at: Date): void {
  const { donation, bank } = code
  Object.assign(donation, fundAt(donation.campaign, at))
  donation.amount = code.total - donation.operational
  donation.state = 'paid'
  donation.day = jakartaDay(at)
  donation.paidBy = code
  const { fund, income, amount, operational } = donation
  if (bank) {
    const to = bankAccountOf[fund] === bank.account ? fund : bank.fund
    books.pass({ from: fund, to, takes: bank.account, gives: income, amount })
    books.pass({ from: 'A', to, takes: bank.account, gives: '4430', amount: operational })
    return
  }
  books.move('1130', income, { fund, amount })
  books.move('1130', '4430', { fund: 'A', amount: operational })
  code.parts.unshift(aPart(fund, amount), ...(operational > 0 ? [aPart('A', operational)] : []))
}

function aPart(fund: Fund, amount: number): HeldSum {
  return { fund, amount, isSettled: false, isDeducted: false, isGone: false }
}

type Unknown = { code: Code | undefined; bank: YearBank | undefined; amount: number; at: Date }

/** Titipan; its row is found afterwards. */
export function keep(world: YearWorld, { code, bank, amount, at }: Unknown): void {
  const part = bank ? undefined : aPart('IU', amount)
  const to = !bank || bankAccountOf.IU === bank.account ? 'IU' : bank.fund
  world.books.pass({ from: 'IU', to, takes: bank?.account ?? '1130', gives: '2130', amount })
  const nothing = { donation: undefined, decision: undefined, by: undefined, isTwice: false }
  const unknown = { key: { donation_id: '', id: '' }, providerId: '', came: at }
  const kept: SuspenseMoney = { amount, code, part, state: 'open', ...nothing, ...unknown }
  world.kept.push(kept)
  code?.kept.push(kept)
  if (part) code?.parts.push(part)
}

/** Titipan becomes a donation of this day, in the fund of the day on which it came. */
export function giveKept(world: YearWorld, kept: SuspenseMoney, donation: OneDonation): void {
  const { books, ctx } = world
  Object.assign(donation, fundAt(donation.campaign, kept.came))
  donation.operational = Math.min(donation.operational, Math.max(0, kept.amount - donation.amount))
  donation.amount = kept.amount - donation.operational
  donation.state = 'paid'
  donation.day = jakartaDay(ctx.now())
  donation.paidBy = kept
  Object.assign(kept, { state: 'given', donation })
  const { fund, income, amount, operational } = donation
  books.pass({ from: fund, to: 'IU', takes: '2130', gives: income, amount })
  books.pass({ from: 'A', to: 'IU', takes: '2130', gives: '4430', amount: operational })
}

/** The provider takes back everything it received under a code. */
export function takeCodeBack(world: YearWorld, code: Code): void {
  code.isReversed = true
  for (const kept of code.kept) takeKeptBack(world, kept)
  const { donation } = code
  if (donation.paidBy !== code) return
  const isGone = takeDonationBack(world, donation, ({ fund, amount, takes }) =>
    world.books.move(takes, '1130', { fund, amount }),
  )
  if (isGone) for (const part of code.parts) part.isGone = true
}

type Leaving = { fund: Fund; amount: number; takes: string }

/** False when the provider had sent it back before. */
function takeDonationBack(
  world: YearWorld,
  donation: OneDonation,
  leave: (leaving: Leaving) => void,
): boolean {
  const { refund, state } = donation
  const parts = [
    { fund: donation.fund, amount: donation.amount },
    { fund: 'A' as const, amount: donation.operational },
  ]
  const isOurs = refund?.by === 'bank' && (refund.status === 'sent' || refund.status === 'paid')
  if (state === 'paid') {
    for (const part of parts) leave({ ...part, takes: '4990' })
    donation.state = 'reversed'
    returnShare(world, donation.fund, donation.campaign.id)
  } else if (isOurs) {
    for (const part of parts) leave({ ...part, takes: '1150' })
    refund.isTwice = true
  } else if (state === 'owed' && refund) {
    for (const part of parts) leave({ ...part, takes: '2140' })
    Object.assign(refund, { by: 'gateway', status: 'paid' })
    donation.state = 'returned'
  } else return false
  return true
}

function takeKeptBack(world: YearWorld, kept: SuspenseMoney): void {
  const { books } = world
  const { amount, part, state, donation } = kept
  const leave = (takes: string) => books.move(takes, '1130', { fund: 'IU', amount })
  let isGone = true
  if (state === 'open') leave('2130')
  else if (state === 'owed') leave('2140')
  else if (state === 'returned' && kept.by === 'bank' && !kept.isTwice) {
    leave('1150')
    kept.isTwice = true
  } else if (state === 'given' && donation) {
    // It lies at the provider in the fund of titipan, to which the donation's fund owes it.
    isGone = takeDonationBack(world, donation, ({ fund, amount: sum, takes }) =>
      books.pass({ from: 'IU', to: fund, takes, gives: '1130', amount: sum }),
    )
  } else isGone = false
  if (state === 'owed') kept.by = 'gateway'
  if (state === 'open' || state === 'owed') kept.state = state === 'open' ? 'gone' : 'returned'
  if (isGone && part) part.isGone = true
}

/** The state a donation's refund puts its money in: the donor is owed it, and the amil's share returns. */
export function oweDonation(world: YearWorld, donation: OneDonation): void {
  const { fund, amount, operational } = donation
  donation.state = 'owed'
  world.books.move('4990', '2140', { fund, amount })
  world.books.move('4990', '2140', { fund: 'A', amount: operational })
  returnShare(world, fund, donation.campaign.id)
}

/** The donor has it back, by our bank or by the provider. */
export function payDonationBack(world: YearWorld, donation: OneDonation): void {
  const { fund, amount, operational, refund, paidBy } = donation
  const from = (of: Fund) => (refund?.by === 'bank' ? bankAccountOf[of] : '1130')
  world.books.move('2140', from(fund), { fund, amount })
  world.books.move('2140', from('A'), { fund: 'A', amount: operational })
  donation.state = 'returned'
  if (refund) refund.status = 'paid'
  if (refund?.by !== 'gateway' || !paidBy || !('parts' in paidBy)) return
  // What the provider sends back is the donation; kept money of the same code stays.
  for (const part of paidBy.parts) {
    if (!paidBy.kept.some((kept) => kept.part === part)) part.isGone = true
  }
}
