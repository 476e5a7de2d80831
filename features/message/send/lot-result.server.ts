import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'

export type LotResult = Record<
  'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'unsent' | 'unknown',
  number
>

/** What became of the messages of a lot; who stopped counts as unsent, and those read as delivered and sent, those returned as failed. */
export async function lotResult(db: Db | Tx, lotId: string): Promise<LotResult> {
  const { rows } = await sql<LotResult>`
    select count(*) filter (where status in ('queued', 'sending'))::int as queued,
      count(*) filter (where status = 'sent')::int as sent,
      count(*) filter (where status = 'sent' and delivered_at is not null)::int as delivered,
      count(*) filter (where status = 'sent' and read_at is not null)::int as read,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'failed' and why in ('bounced', 'returned'))::int as bounced,
      count(*) filter (where status = 'unsent')::int as unsent,
      count(*) filter (where status = 'unknown')::int as unknown
    from sent_message where lot_id = ${lotId}`.execute(db)
  return rows[0] as LotResult
}

/** Takes back what has not left of a lot; answers how many. */
export async function stopLot({ db }: Pick<Ctx, 'db'>, lotId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sent_message')
    .set({ status: 'unsent', why: 'lot-stopped' })
    .where('lot_id', '=', lotId)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
