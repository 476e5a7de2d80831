import { type RawBuilder, sql } from 'kysely'

/**
 * The id of a part of an opening as an entry of a bank account, from its journal: the one that posts it and the one that
 * undoes it are one entry.
 */
export function openingEntry(journal: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`md5(${journal}.source_id::text || replace(${journal}.event, 'undone ', ''))::uuid`
}

/** Whether a journal is the balance that the books began with, which no line of a bank's statement tells. */
export function isOpeningBalance(journal: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${journal}.source = 'opening' and ${journal}.event not like '%uncleared%')`
}
