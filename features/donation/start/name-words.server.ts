import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'

/** As the index donation_name_words has it; the two must be the same text. */
export const nameWords = sql`to_tsvector('simple', translate(donation.donor_name, './@_-''’', '       '))`

const MOST_WORDS = 6

/** The beginnings of words as a search of the database, or undefined where there are too few letters. */
export function wordsQuery(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, MOST_WORDS) ?? []
  if (words.join('').length < 2) return undefined
  return words.map((word) => `'${word}':*`).join(' & ')
}

/** The public ids of donations whose donor's name has these words, the latest first. */
export async function publicIdsByName(db: Db, query: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('donation')
    .select('public_id')
    .where(sql<boolean>`${nameWords} @@ to_tsquery('simple', ${query})`)
    .orderBy(sql`created_at + interval '0'`, 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.public_id)
}
