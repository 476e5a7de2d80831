import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'
import { enterRefund } from '#platform/outside/sandbox/sandbox-book.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { runJobs } from '../money/payments.ts'
import { giveKept } from './money.ts'
import {
  bankAccountOf,
  type YearCampaign,
  chance,
  type OneDonation,
  type SuspenseMoney,
  openBanks,
  pick,
  twoPeople,
  type YearWorld,
} from './world.ts'

/** Finds the product's own row of every titipan that the test expects; one without the other is an error. */
export async function adoptKept({ ctx, kept }: YearWorld): Promise<void> {
  const known = new Set(kept.map(({ key }) => key.id))
  const waiting = kept.filter(({ key }) => key.id === '')
  const rows = await ctx.db.selectFrom('suspense').selectAll().orderBy('created_at').execute()
  for (const row of rows.filter(({ id }) => !known.has(id))) {
    const at = waiting.findIndex(
      ({ amount, code }) =>
        amount === row.amount && (code ? code.donation.id === row.donation_id : !row.charge_id),
    )
    const [found] = at < 0 ? [] : waiting.splice(at, 1)
    if (!found) throw new Error(`nobody expected titipan of ${row.amount} (${row.reason})`)
    found.key = { donation_id: row.donation_id, id: row.id }
    found.providerId = row.provider_id.replace(/#\d+$/, '')
  }
  if (waiting.length > 0) throw new Error(`${waiting.length} titipan are not in the product`)
}

/** Two people decide what becomes of titipan: a waiting donation's money, a campaign's, or its sender's. */
export async function resolveKept(world: YearWorld): Promise<void> {
  const { ctx, kept: all } = world
  const kept = pick(
    world,
    all.filter(({ state }) => state === 'open'),
  )
  if (!kept) return
  const accepted = chance(world, 0.4) ? donationFor(world, kept) : undefined
  const campaign = !accepted && chance(world, 0.5) ? acceptingCampaign(world) : undefined
  const isReturn = !accepted && !campaign
  const payer = kept.code && !kept.code.bank && chance(world, 0.5) ? 'gateway' : 'bank'
  const bank = pick(world, openBanks(world, 'IU'))
  if (!bank) return
  const from = { by: 'bank' as const, bankAccountId: bank.id }
  const [by, other] = twoPeople(world)
  const decision = await proposeSuspense(ctx, {
    suspenseKey: kept.key,
    campaignId: campaign?.id ?? null,
    ...(accepted && { donationId: accepted.id }),
    ...(isReturn && payer === 'bank' && { from }),
    note: 'Uji',
    by,
  })
  const isApproved = chance(world, 0.85)
  await decideSuspense(ctx, decision, { by: other, isApproved })
  await runJobs(ctx)
  if (!isApproved) return
  if (accepted) giveKept(world, kept, accepted)
  else if (campaign) giveKept(world, kept, await allocated(world, kept, campaign))
  else {
    Object.assign(kept, { state: 'owed', decision, by: payer, payer: bank })
    world.books.move('2130', '2140', { fund: 'IU', amount: kept.amount })
  }
  // Its own donation gets nothing of it, and waits no longer.
  const own = kept.code?.donation
  if (own?.state === 'waiting') own.state = 'dropped'
}

/** Money of a known code can only pay its own donation; what came without a name may pay any that waits. */
function donationFor(world: YearWorld, { code }: SuspenseMoney): OneDonation | undefined {
  const waiting = world.donations.filter(({ state }) => state === 'waiting' || state === 'dropped')
  if (code) return waiting.find((donation) => donation === code.donation)
  return pick(world, waiting)
}

function acceptingCampaign(world: YearWorld): YearCampaign | undefined {
  return pick(world, world.campaigns)
}

/** A donation of its own, whose document is the titipan; it has papers only where its donor is known. */
async function allocated(
  { ctx, donations }: YearWorld,
  { key: { id }, amount }: SuspenseMoney,
  campaign: YearCampaign,
): Promise<OneDonation> {
  const { fund, income } = campaign
  const made = await ctx.db
    .selectFrom('donation')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const sums = { amount, promised: amount, operational: 0, state: 'waiting' as const }
  const unpaid = { day: '', codes: [], paidBy: undefined, refund: undefined }
  const publicId = made?.public_id ?? ''
  const donation: OneDonation = { publicId, id, campaign, fund, income, ...sums, ...unpaid }
  donations.push(donation)
  return donation
}

/** What was to go back goes back, by the provider or by our bank. */
export async function payKeptBack(world: YearWorld): Promise<void> {
  const { ctx, kept: all } = world
  const kept = pick(
    world,
    all.filter(({ state }) => state === 'owed'),
  )
  if (!kept?.decision) return
  const { decision, amount, providerId } = kept
  if (kept.by === 'gateway') {
    const sent = { key: decision.id, providerId, amount: rupiah(amount), at: ctx.now() }
    if (!(await enterRefund(ctx.db, sent))) return
  }
  await paySuspenseRefund(ctx, decision)
  leaveKept(world, kept)
}

/** Titipan has reached its sender. */
export function leaveKept({ books }: YearWorld, kept: SuspenseMoney): void {
  kept.state = 'returned'
  const from = kept.by === 'gateway' ? '1130' : bankAccountOf.IU
  books.move('2140', from, { fund: 'IU', amount: kept.amount })
  if (kept.by === 'gateway' && kept.part) kept.part.isGone = true
}
