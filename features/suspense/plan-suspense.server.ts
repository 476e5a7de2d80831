import { allocationPostings, operationalFromSuspense } from '#features/books/books.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { collectingRefusal } from '#features/donation/collecting.ts'
import { unopenedName, splitReceived } from '#features/donation/donation.ts'
import { fundAt, incomeAccountIn } from '#features/donation/fitrah-donation.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import type { TermLine } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { isRefusal, NotFound } from '#platform/refusal.ts'
import type { Suspense } from './queries.server.ts'
import { payerForSuspense } from './return-payer.server.ts'
import { acceptRefusal, receivedAt } from './suspense-donation.server.ts'
import { findSuspense, possibleDonations } from './suspense-list.server.ts'

/** What shall become of an entry: of `donationId` and `campaignId` at most one; neither sends it back. */
export type SuspensePlan = {
  suspenseId: string
  donationId?: string | null
  campaignId?: string | null
  /** The bank account that pays money back; without one the provider does, where it can. */
  bankAccountId?: string | null
}

type Planned = { suspense: Suspense; postings: Posting[]; what: string }

/** What a decision will post, before anybody agrees to it. Refuses what the decision would refuse. */
export async function planSuspense(ctx: Ctx, plan: SuspensePlan): Promise<Planned> {
  const { suspense } = await findSuspense(ctx.db, plan.suspenseId)
  if (suspense.status !== 'open') throw new NotInThisState()
  const at = await receivedAt(ctx.db as Tx, suspense)
  if (plan.donationId) return planAccept(ctx, { suspense, at, donationId: plan.donationId })
  if (plan.campaignId) return planAllocation(ctx, { suspense, at, campaignId: plan.campaignId })
  const { bankAccountId } = plan
  const from = bankAccountId ? { by: 'bank' as const, bankAccountId } : undefined
  await payerForSuspense(ctx, ctx.db as Tx, { suspense, from })
  const { unidentifiedMoney: debit, refundsPayable: credit } = account
  const postings = [{ debit, credit, fund: 'IU' as const, amount: suspense.amount }]
  return { suspense, postings, what: 'dikembalikan kepada pengirimnya' }
}

type Of = { suspense: Suspense; at: Date }

async function planAccept(
  ctx: Ctx,
  { suspense, at, donationId }: Of & { donationId: string },
): Promise<Planned> {
  const donation = await getDonation(ctx.db, donationId)
  const refusal = acceptRefusal(ctx, { suspense, donation, at })
  if (refusal) throw refusal
  const { campaign, fund: stored } = donation
  const fund = fundAt({ fund: stored, incomeAccount: campaign.incomeAccount }, at)
  const { amount, operational } = splitReceived(donation, suspense.amount)
  const receiver = { id: campaign.id, fund, incomeAccount: incomeAccountIn(fund, campaign) }
  const postings = allocationPostings(receiver, amount)
  if (operational > 0) postings.push(...operationalFromSuspense(operational))
  const name = unopenedName({ ...donation, name: donation.donorName })
  return { suspense, postings, what: `donasi ${name} untuk ${campaign.title}` }
}

async function planAllocation(
  ctx: Ctx,
  { suspense, at, campaignId }: Of & { campaignId: string },
): Promise<Planned> {
  const campaign = await ctx.db
    .selectFrom('campaign')
    .select(['id', 'title', 'fund', 'income_account as incomeAccount'])
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (!campaign) throw new NotFound('Program ini tidak ditemukan.')
  const refusal = collectingRefusal(ctx.config, campaign.fund)
  if (refusal) throw refusal
  const fund = fundAt(campaign, at)
  const receiver = { id: campaign.id, fund, incomeAccount: incomeAccountIn(fund, campaign) }
  return { suspense, postings: allocationPostings(receiver, suspense.amount), what: campaign.title }
}

/** The donations that an open entry may pay, each with what that posts: its own, or for an orphan those of its sum. */
export async function possibleAccepts(ctx: Ctx, suspenseId: string) {
  const { suspense, row } = await findSuspense(ctx.db, suspenseId)
  if (suspense.status !== 'open') return []
  const { donationId: own } = row
  const ids = own ? [own] : (await possibleDonations(ctx.db, suspense)).map(({ id }) => id)
  const found: { donationId: string; what: string; lines: TermLine[] }[] = []
  for (const donationId of ids) {
    try {
      const { postings, what } = await planSuspense(ctx, { suspenseId, donationId })
      found.push({ donationId, what, lines: await postingLines(ctx.db, postings) })
    } catch (cause) {
      if (!isRefusal(cause)) throw cause
    }
  }
  return found
}
