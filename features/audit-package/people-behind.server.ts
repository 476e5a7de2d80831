import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'

export type People = { made: string; agreed: string }

const MOST_AT_ONCE = 2_000

/**
 * Who made a document and who agreed to it, by the document: of its last approved proposal, or of the act of an
 * institution. What no person made is not among them.
 */
export async function peopleBehind(
  db: Db,
  documentIds: readonly string[],
): Promise<Map<string, People>> {
  const people = new Map<string, People>()
  for (let at = 0; at < documentIds.length; at += MOST_AT_ONCE) {
    const ids = documentIds.slice(at, at + MOST_AT_ONCE)
    const { rows } = await sql<People & { id: string }>`
      select document_id as id, maker.name as made, coalesce(decider.name, '') as agreed
      from proposal
      join staff as maker on maker.id = proposal.made_by
      left join staff as decider on decider.id = proposal.decided_by
      where status = 'approved' and document_id = any(${ids}::text[])
      order by decided_at`.execute(db)
    const vouchers = await sql<People & { id: string }>`
      select voucher.id, maker.name as made, coalesce(decider.name, '') as agreed
      from voucher
      join staff as maker on maker.id = voucher.recorded_by
      left join staff as decider on decider.id = coalesce(voucher.decided_by, voucher.reviewed_by)
      where voucher.id = any(${ids}::uuid[])`.execute(db)
    for (const { id, ...who } of [...vouchers.rows, ...rows]) people.set(id, who)
  }
  return people
}
