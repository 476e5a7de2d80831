import type { Db } from '#platform/db/connect.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { listOpenItems, type OpenItem } from '../open-items.server.ts'

/** What moved an open item, first first; below zero what settles it. */
export async function listItemMoves(db: Db, itemId: string) {
  return db
    .selectFrom('open_item_move as move')
    .innerJoin('ledger_journal as journal', (join) =>
      join
        .onRef('journal.source_id', '=', 'move.source_id')
        .onRef('journal.id', '=', 'move.journal_id'),
    )
    .leftJoin('voucher', 'voucher.id', 'move.source_id')
    .select(['journal.id', 'journal.description', 'journal.occurred_at as at', 'move.amount'])
    .select('move.quantity')
    .select('voucher.id as voucherId')
    .where('move.item_id', '=', itemId)
    .orderBy('journal.occurred_at')
    .orderBy('journal.recorded_at')
    .execute()
}

/** An item, also one that is settled; undefined for an unknown id. */
export async function findItem(db: Db, id: string): Promise<OpenItem | undefined> {
  if (!isRowId(id)) return undefined
  const [item] = await listOpenItems(db, { id, isSettledToo: true })
  return item
}
