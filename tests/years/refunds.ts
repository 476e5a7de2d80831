import { failRefund, payRefund, startRefund } from '#features/refund/pay/pay-refund.server.ts'
import {
  changePayer,
  decideRefund,
  dropRefund,
  draftRefund,
} from '#features/refund/refund-decision.server.ts'
import { sendRefund } from '#features/refund/pay/send-refund.server.ts'
import { findRefund } from '#features/refund/refund-rows.server.ts'
import { TIMEOUT_NEXT, turnOn } from '#platform/outside/sandbox/sandbox-book.server.ts'
import { runJobs } from '../money/payments.ts'
import { oweDonation, payDonationBack } from './money.ts'
import {
  bankAccountOf,
  chance,
  type OneDonation,
  openBanks,
  pick,
  type YearRefund,
  twoPeople,
  type YearWorld,
} from './world.ts'

/** Somebody asks for a donation back. */
export async function askForRefund(world: YearWorld): Promise<void> {
  const { ctx } = world
  const paid = world.donations.filter(
    ({ state, refund, publicId }) => state === 'paid' && !refund && publicId !== '',
  )
  const donation = pick(world, paid)
  if (!donation) return
  const by = mayGateway(donation) && chance(world, 0.5) ? 'gateway' : 'bank'
  const [proposer] = twoPeople(world)
  const asked = {
    publicId: donation.publicId,
    reason: 'double' as const,
    note: 'Uji',
    by: proposer,
  }
  const { from, bank } = payerOf(world, donation, by)
  const { donation_id, id } = await draftRefund(ctx, { ...asked, from })
  donation.refund = { key: { donation_id, id }, by, bank, status: 'proposed', isTwice: false }
}

/** The provider sends back only what it received. */
function mayGateway({ paidBy }: OneDonation): boolean {
  return paidBy !== undefined && 'parts' in paidBy && !paidBy.bank
}

/** Most name a bank account that is open; some one that was closed, which is refused. */
function payerOf(world: YearWorld, { fund }: OneDonation, by: YearRefund['by']) {
  if (by === 'gateway') return { from: { by }, bank: undefined }
  const ofFund = world.banks.filter(({ account }) => account === bankAccountOf[fund])
  const bank = pick(world, chance(world, 0.9) ? openBanks(world, fund) : ofFund)
  return { from: { by, bankAccountId: bank?.id ?? world.ctx.newId() }, bank }
}

/** Another person agrees, refuses, or the proposal is taken back. */
export async function decideRefunds(world: YearWorld): Promise<void> {
  const { ctx } = world
  const donation = pick(world, withRefund(world, ['proposed']))
  if (!donation?.refund) return
  const { key } = donation.refund
  if (chance(world, 0.1)) {
    await dropRefund(ctx, key)
    donation.refund = undefined
    return
  }
  const isApproved = chance(world, 0.85)
  await decideRefund(ctx, key, { by: ctx.newId(), isApproved })
  if (!isApproved) {
    donation.refund = undefined
    return
  }
  donation.refund.status = 'approved'
  oweDonation(world, donation)
}

function withRefund(
  { donations }: YearWorld,
  statuses: readonly YearRefund['status'][],
): OneDonation[] {
  return donations.filter(({ refund }) => refund && statuses.includes(refund.status))
}

/** An agreed refund leaves: told to our bank, asked of the provider, or named another payer. */
export async function sendRefunds(world: YearWorld): Promise<void> {
  const { ctx } = world
  const donation = pick(world, withRefund(world, ['approved', 'failed']))
  if (!donation?.refund) return
  const { refund } = donation
  if (chance(world, 0.2)) {
    const by = mayGateway(donation) && refund.by === 'bank' ? 'gateway' : 'bank'
    const { from, bank } = payerOf(world, donation, by)
    await changePayer(ctx, refund.key, from)
    Object.assign(refund, { by, bank })
    return
  }
  if (refund.by === 'bank') {
    await startRefund(ctx, refund.key)
    refund.status = 'sent'
    return
  }
  // The answer may get lost; the next look learns of it.
  const isLost = chance(world, 0.3)
  if (isLost) await turnOn(ctx.db, TIMEOUT_NEXT)
  await sendRefund(ctx, refund.key)
  refund.status = 'sent'
  await runJobs(ctx)
  if (!isLost) payDonationBack(world, donation)
}

/** What the provider was asked for and did not answer to is through by the next night. */
export async function hearOfRefunds(world: YearWorld): Promise<void> {
  for (const donation of withRefund(world, ['sent'])) {
    if (!donation.refund || donation.refund.by !== 'gateway') continue
    const row = await findRefund(world.ctx.db, donation.refund.key)
    if (row?.status === 'paid') payDonationBack(world, donation)
  }
}

/** Our bank's transfer arrives, or comes back. */
export async function endRefunds(world: YearWorld): Promise<void> {
  const { ctx, books } = world
  const travelling = withRefund(world, ['sent', 'approved', 'failed'])
  const donation = pick(
    world,
    travelling.filter(({ refund }) => refund?.by === 'bank'),
  )
  if (!donation?.refund) return
  const { refund } = donation
  if (refund.status !== 'sent' || chance(world, 0.7)) {
    await payRefund(ctx, refund.key, { bankReference: 'TRX-1' })
    return payDonationBack(world, donation)
  }
  await failRefund(ctx, refund.key, { failure: 'Rekening tidak ditemukan' })
  refund.status = 'failed'
  if (!refund.isTwice) return
  // The provider's return was the refund then.
  Object.assign(refund, { status: 'paid', by: 'gateway' })
  donation.state = 'returned'
  books.move('2140', '1150', { fund: donation.fund, amount: donation.amount })
  books.move('2140', '1150', { fund: 'A', amount: donation.operational })
}
