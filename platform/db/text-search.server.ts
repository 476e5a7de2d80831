import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './connect.server.ts'
import type { Keyset } from './keyset.server.ts'

export type SearchedText = {
  /** The table, with the name its columns are written with: `audit_entry as entry`. */
  from: RawBuilder<unknown>
  /** What is searched, as the index of its pieces has it. */
  text: RawBuilder<unknown>
  /**
   * The column of its pieces, where they are stored; then the text is stored in lower case. Long texts need it: a plan
   * that takes them apart row by row takes seconds.
   */
  pieces?: RawBuilder<unknown>
  /** The shortest pieces of that index. */
  narrowest: 1 | 3
}

export type WordSearch = SearchedText & {
  /** Each must occur, in any case. */
  words: readonly string[]
}

export type TextSearch = WordSearch & {
  /** The list's own filters, and where its page begins. */
  where: readonly RawBuilder<boolean>[]
  keyset: Keyset
  /** How many rows are wanted. */
  most: number
}

/**
 * The ids of the first rows of a list whose text contains all words. Common words are soon met in the list's own order;
 * only where its beginning holds too few does the index of pieces find them all. The planner cannot tell the two apart:
 * it takes pieces for independent of each other.
 */
export async function idsContaining(db: Db | Tx, search: TextSearch): Promise<string[]> {
  const { from, text, words, where, keyset, most } = search
  const isFolded = search.pieces !== undefined
  const [id, by, order] = [sql.ref(keyset.id), sql.ref(keyset.by), sql.raw(keyset.order)]
  const filters = sql.join([sql`true`, ...where], sql` and `)
  if (most < WALKED) {
    const met = await sql<{ id: string }>`
      select id from (
        select ${id} as id, ${by} as key, ${text} as searched from ${from}
        where ${filters} order by ${by} ${order}, ${id} ${order} limit ${sql.lit(WALKED)}) as first
      where ${containsAll(sql`searched`, words, isFolded)}
      order by key ${order}, id ${order} limit ${most}`.execute(db)
    if (met.rows.length === most) return met.rows.map((row) => row.id)
  }
  const found = await sql<{ id: string }>`
    select ${id} as id from ${from}
    where ${filters} and ${contains(search)}
    order by ${by} ${HIDDEN[keyset.kind]} ${order}, ${id} ${order} limit ${most}`.execute(db)
  return found.rows.map((row) => row.id)
}

/** How many rows are looked through before the index is asked. */
const WALKED = 2_000

/** Keeps the index of the order from the planner, which would walk it from end to end for a rare word. */
const HIDDEN: Readonly<Record<Keyset['kind'], RawBuilder<unknown>>> = {
  moment: sql`+ interval '0'`,
  text: sql`|| ''`,
  number: sql`+ 0`,
  day: sql`+ interval '0'`,
  id: sql`::text`,
}

/** True for a row whose text contains all words; found by the index of pieces. */
export function contains(search: WordSearch): RawBuilder<boolean> {
  const { text, pieces: stored, narrowest, words } = search
  // A word without pieces would have the text of every row taken apart, to find that it has all of none.
  const pieces = words.flatMap((word) => {
    const width = Math.min(WIDEST, [...word].length)
    if (width < narrowest) return []
    if (stored) return sql<boolean>`${stored} @@ pieces_query(${word}::text)`
    return sql<boolean>`search_grams(${text}, ${sql.lit(narrowest)})
      @> search_grams(${word}::text, ${sql.lit(width)})`
  })
  // Pieces may stand apart in a text that does not have the word.
  return sql<boolean>`(${sql.join([...pieces, containsAll(text, words, stored !== undefined)], sql` and `)})`
}

const WIDEST = 3

/** True for a row whose text contains all words, without an index. */
export function containsAll(
  text: RawBuilder<unknown>,
  words: readonly string[],
  isFolded = false,
): RawBuilder<boolean> {
  const each = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    // `ilike` writes both texts in lower case anew for each word and row.
    return isFolded
      ? sql<boolean>`${text} like lower(${pattern})`
      : sql<boolean>`${text} ilike ${pattern}`
  })
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}
