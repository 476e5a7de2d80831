import { returnAmilShare } from '#features/books/amil-share.server.ts'
import { isShared } from '#features/books/amil-share.ts'
import { takenBackPostings } from '#features/books/books.ts'
import { enterJournal } from '#features/books/enter-books.server.ts'
import { recordDelta } from '#features/campaign/record-delta.server.ts'
import { returnUnits } from '#features/wakaf/take-units.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Suspense } from './queries.server.ts'

type OrphanAllocation = {
  suspense: Suspense
  campaign: { id: string; fund: Fund }
}

/** An allocation of an earlier version, which made no donation. */
export async function takeBackOrphan(
  ctx: Ctx,
  tx: Tx,
  { suspense, campaign }: OrphanAllocation,
): Promise<void> {
  const { id: sourceId, amount } = suspense
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
