import { assertPaper } from '#features/cash-place/paper-blocks.server.ts'
import { findCashPlace } from '#features/cash-place/places.server.ts'
import { enterJournal } from '#features/books/enter-books.server.ts'
import { fundsOfAccount } from '#features/ledger/ledger.ts'
import { moveItems } from '#features/voucher/open-items.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { OfflineMethod } from '#platform/db/schema.ts'
import { GoodsElsewhere, PlaceUnknown } from './errors.ts'
import type { NewOfflineDonation } from './write-offline-donation.server.ts'
import { CASH, keptPostings, methodOf } from './offline-way.ts'

/** How a gift came and where it lies, for its charge and its row. */
type CameIn = { method: OfflineMethod; channel: string; row: PlaceRow }
type PlaceRow = { cash_place_id?: string; bank_account_id?: string; fee?: number }

/**
 * Refuses a place of cash that is closed or none of account 1110, a number that the collector does not carry, and goods
 * of a fund that stores none.
 */
export async function cameIn(
  tx: Tx,
  { way, reference }: NewOfflineDonation,
  fund: Fund,
): Promise<CameIn> {
  if (way.in === 'bank') {
    const { id } = way.bank
    return { method: way.method, channel: id, row: { bank_account_id: id, fee: way.fee } }
  }
  if (way.in === 'store') {
    const { account } = way.goods
    if (!fundsOfAccount[account]?.includes(fund)) throw new GoodsElsewhere()
    return { method: methodOf(way, false), channel: account, row: {} }
  }
  const place = await findCashPlace(tx, way.cashPlaceId)
  if (!place || place.account !== CASH || place.closed_on) throw new PlaceUnknown()
  if (place.is_officer) await assertPaper(tx, place.id, reference)
  const { id } = place
  return { method: methodOf(way, place.is_officer), channel: id, row: { cash_place_id: id } }
}

type Recorded = { journalId: string; fund: Fund; campaignId: string; at: Date }

/** What comes with it: the fee that the acquirer kept, or the goods in the store. */
export async function bookBeside(
  ctx: Ctx & { db: Tx },
  { id, way, sum, day }: NewOfflineDonation,
  { journalId, fund, campaignId, at }: Recorded,
): Promise<void> {
  if (way.in === 'bank' && way.fee > 0) {
    await enterJournal(ctx, ctx.db, {
      sourceId: id,
      source: 'donation',
      event: KEPT_FEE,
      description: 'Biaya QRIS',
      occurredAt: at,
      postings: keptPostings(way),
    })
  }
  if (way.in !== 'store') return
  const { account, thing, quantity, unit, store, basis } = way.goods
  const written = { account, thing, quantity: (quantity / 1_000).toFixed(3), unit, basis }
  await ctx.db
    .insertInto('offline_goods')
    .values({ donation_id: id, ...written })
    .execute()
  const item = { account, fund, campaignId, party: thing, note: basis, unit, store }
  const opened = { ...item, openedOn: day, dueOn: null }
  const moves = [{ item: opened, amount: sum, quantity }]
  await moveItems(ctx, ctx.db, { sourceId: id, journalId, moves })
}

/** The journal of what an acquirer kept of a gift. */
export const KEPT_FEE = 'captured fee'
