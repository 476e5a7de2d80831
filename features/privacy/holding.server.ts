import { type RawBuilder, sql } from 'kysely'

/**
 * One table with personal data: which rows belong to the person, their name in the person's copy, which columns are
 * no personal data (hashes, nonces), and what happens to the rows when the account closes.
 */
export type Holding = {
  table: string
  as: string
  rows: RawBuilder<unknown>
  omits?: string[]
  /** The new values of the rows that stay; without them the rows are deleted. */
  becomes?: RawBuilder<unknown>
}

/** Rows that stay as they are. */
export const unchanged = sql`null`
