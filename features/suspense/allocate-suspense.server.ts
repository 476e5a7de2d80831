import type { Selectable } from 'kysely'
import { collectingRefusal } from '#features/donation/collecting.ts'
import type { Donation } from '#features/donation/donation.ts'
import { fundAt, incomeAccountIn } from '#features/donation/fitrah-donation.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { takeBackOrphan } from './allocate-orphan.server.ts'
import { createAllocation } from './create-allocation.server.ts'
import type { Suspense } from './queries.server.ts'
import { acceptRefusal, payFromSuspense, receivedAt } from './suspense-donation.server.ts'
import { takeBackDonation } from './take-back-donation.server.ts'

export type SuspenseDecision = Selectable<Database['suspense_decision']>
export type Resolving = { suspense: Suspense; decision: SuspenseDecision }

/** The waiting donation, locked, if the money may pay it. */
export async function assertAcceptable(
  ctx: Ctx,
  tx: Tx,
  { suspense, donationId }: { suspense: Suspense; donationId: string },
): Promise<Donation> {
  const donation = await lockDonation(tx, donationId)
  const refusal = acceptRefusal(ctx, { suspense, donation, at: await receivedAt(tx, suspense) })
  if (refusal) throw refusal
  return donation
}

/** A decision may not turn money into zakat or wakaf that the institution may not collect. */
export async function assertCollected(ctx: Ctx, tx: Tx, campaignId: string): Promise<void> {
  const { fund } = await tx
    .selectFrom('campaign')
    .select('fund')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow()
  const refusal = collectingRefusal(ctx.config, fund)
  if (refusal) throw refusal
}

/** The money pays the waiting donation it was meant for. */
export async function accept(ctx: Ctx, tx: Tx, { suspense, decision }: Resolving): Promise<void> {
  const donationId = decision.accepted_donation_id as string
  const donation = await assertAcceptable(ctx, tx, { suspense, donationId })
  await payFromSuspense(ctx, tx, { suspense, donation })
}

/**
 * The allocation is a donation of its own, so its document is the suspense entry: the original donation may be paid
 * already.
 */
export async function allocate(ctx: Ctx, tx: Tx, { suspense, decision }: Resolving): Promise<void> {
  const campaign = await receiverOf(tx, { suspense, decision })
  await assertCollected(ctx, tx, campaign.id)
  const donation = await createAllocation(ctx, tx, { suspense, campaign })
  await payFromSuspense(ctx, tx, { suspense, donation })
}

/** Money that became a donation is gone again: the campaign and the amil lose it, wakaf units return to the stock. */
export async function takeBack(ctx: Ctx, tx: Tx, { suspense, decision }: Resolving): Promise<void> {
  const donationId = decision.accepted_donation_id ?? suspense.id
  const [donation] = await lockDocuments(tx, [donationId])
  if (donation) await takeBackDonation(ctx, tx, donation)
  else
    await takeBackOrphan(ctx, tx, {
      suspense,
      campaign: await receiverOf(tx, { suspense, decision }),
    })
}

/** The campaign that got the money, with the fund and account that applied on the day it came. */
async function receiverOf(tx: Tx, { suspense, decision }: Resolving) {
  const campaign = await tx
    .selectFrom('campaign')
    .select(['id', 'title', 'fund', 'income_account as incomeAccount'])
    .where('id', '=', decision.campaign_id)
    .executeTakeFirstOrThrow()
  const fund = fundAt(campaign, await receivedAt(tx, suspense))
  return { ...campaign, fund, incomeAccount: incomeAccountIn(fund, campaign) }
}

/** The donations of these row ids that exist, locked one after the other, always in the same order. */
export async function lockDocuments(tx: Tx, ids: readonly (string | null)[]): Promise<Donation[]> {
  const found: Donation[] = []
  const named = [...new Set(ids)].filter((id) => id !== null)
  for (const id of named.toSorted((one, other) => one.localeCompare(other))) {
    if (await isDonation(tx, id)) found.push(await lockDonation(tx, id))
  }
  return found
}

async function isDonation(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('donation').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
