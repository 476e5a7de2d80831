import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.server.ts'
import type { Keyset } from './keyset.server.ts'

/** What a list is searched in. */
export type SearchedText = {
  /** The table, with the name its columns are written with: `audit_entry as entry`. */
  from: RawBuilder<unknown>
  /** What is searched, as the index of its pieces has it. */
  text: RawBuilder<unknown>
  /** The shortest pieces of that index. */
  narrowest: 1 | 3
}

type WordSearch = SearchedText & {
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
export async function idsContaining(db: Db, search: TextSearch): Promise<string[]> {
  const { from, text, words, where, keyset, most } = search
  const [id, by, order] = [sql.ref(keyset.id), sql.ref(keyset.by), sql.raw(keyset.order)]
  const filters = sql.join([sql`true`, ...where], sql` and `)
  if (most < WALKED) {
    const met = await sql<{ id: string }>`
      select id from (
        select ${id} as id, ${by} as key, ${text} as searched from ${from}
        where ${filters} order by ${by} ${order}, ${id} ${order} limit ${sql.lit(WALKED)}) as first
      where ${containing(sql`searched`, words)}
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
export function contains({ text, narrowest, words }: WordSearch): RawBuilder<boolean> {
  const pieces = words.map((word) => {
    const width = Math.max(narrowest, Math.min(WIDEST, [...word].length))
    return sql<boolean>`search_grams(${text}, ${sql.lit(narrowest)})
      @> search_grams(${word}::text, ${sql.lit(width)})`
  })
  // Pieces may stand apart in a text that does not have the word.
  return sql<boolean>`(${sql.join(pieces, sql` and `)} and ${containing(text, words)})`
}

const WIDEST = 3

function containing(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const each = words.map(
    (word) => sql<boolean>`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
  )
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}
