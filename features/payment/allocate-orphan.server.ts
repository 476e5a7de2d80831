import { returnAmilShare } from '#features/books/amil-share.server.ts'
import { isShared } from '#features/books/amil-share.ts'
import { allocationPostings, takenBackPostings } from '#features/books/books.ts'
import { enterJournal } from '#features/books/enter-books.server.ts'
import { recordDelta } from '#features/campaign/record-delta.server.ts'
import { returnUnits, takeUnits } from '#features/wakaf/take-units.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema-books.ts'
import type { Suspense } from './queries.server.ts'

type OrphanAllocation = {
  kept: Suspense
  campaign: { id: string; title: string; fund: Fund; incomeAccount: string }
}

/** Money whose donor nobody knows has no donation and no papers; its journal alone names the campaign. */
export async function allocateOrphan(
  ctx: Ctx,
  tx: Tx,
  { kept, campaign }: OrphanAllocation,
): Promise<void> {
  const { id: sourceId, amount } = kept
  const event = 'allocated'
  await enterJournal(ctx, tx, {
    sourceId,
    source: 'allocation',
    event,
    description: `Titipan donatur dialokasikan ke ${campaign.title}`,
    postings: allocationPostings(campaign, amount),
  })
  const [campaignId, at] = [campaign.id, ctx.now()]
  await recordDelta(tx, { sourceId, event, campaignId, createdAt: at, amount, donors: 1 })
  if (campaign.fund === 'W') await takeUnits(tx, { sourceId, campaignId, amount, at })
}

/** An allocation without a donation: an orphan's, or one of an earlier version. */
export async function takeBackOrphan(
  ctx: Ctx,
  tx: Tx,
  { kept, campaign }: OrphanAllocation,
): Promise<void> {
  const { id: sourceId, amount } = kept
  const { id: campaignId, fund } = campaign
  const event = 'reversed'
  const description = 'Titipan yang dialokasikan diambil kembali oleh penyedia'
  const postings = takenBackPostings({ id: campaignId, fund }, amount)
  await enterJournal(ctx, tx, { sourceId, source: 'allocation', event, description, postings })
  const delta = { sourceId, event, campaignId, createdAt: ctx.now() }
  await recordDelta(tx, { ...delta, amount: 0 - amount, donors: -1 })
  if (fund === 'W') await returnUnits(tx, { sourceId, at: ctx.now() })
  if (isShared(fund)) await returnAmilShare(ctx, tx, { fund, campaignId, sourceId, event })
}
