import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { SendingUnknown } from './errors.ts'
import { GAVE_WITHIN_DAYS, LIMIT_AT_FIRST } from './sending.ts'

export type SendingRow = Selectable<Database['sending']>

const MOST_LISTED = 100

/** The latest sendings. */
export async function listSendings(db: Db): Promise<SendingRow[]> {
  return await db
    .selectFrom('sending')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

/** One sending; refuses with SendingUnknown. */
export async function getSending(db: Db | Tx, id: string | undefined): Promise<SendingRow> {
  const query = db
    .selectFrom('sending')
    .selectAll()
    .where('id', '=', id ?? '')
  const row = isRowId(id) ? await query.executeTakeFirst() : undefined
  if (!row) throw new SendingUnknown()
  return row
}

/** The same, locked until the transaction ends. */
export async function lockSending(tx: Db | Tx, id: string): Promise<SendingRow> {
  const query = tx.selectFrom('sending').selectAll().where('id', '=', id).forUpdate()
  const row = await query.executeTakeFirst()
  if (!row) throw new SendingUnknown()
  return row
}

/** From how many people on two decide about a sending. */
export async function sendingLimit(db: Db | Tx): Promise<number> {
  const row = await db
    .selectFrom('sending_limit')
    .select('people')
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.people ?? LIMIT_AT_FIRST
}

/** Why messages of a sending did not leave, with how many. */
export async function whyUnsent(db: Db, id: string): Promise<{ why: string; people: number }[]> {
  const { rows } = await sql<{ why: string; people: number }>`
    select coalesce(why, '') as why, count(*)::int as people from sent_message
    where lot_id = ${id} and status in ('unsent', 'failed')
    group by 1 order by 2 desc limit 20`.execute(db)
  return rows
}

export type GaveAfter = { donors: number; amount: Rupiah }

/** Who gave within two weeks after a message of it reached them, and how much. */
export async function gaveAfter(db: Db, id: string): Promise<GaveAfter> {
  const { rows } = await sql<GaveAfter>`
    select count(distinct message.donor_id)::int as donors,
      coalesce(sum(donor_gift.amount), 0)::bigint as amount
    from sent_message as message
    join donor on donor.root_id = message.donor_id
    join donor_gift on donor_gift.donor_id = donor.id
    where message.lot_id = ${id} and message.status = 'sent' and not donor_gift.is_past
      and donor_gift.day >= (message.sent_at at time zone 'Asia/Jakarta')::date
      and donor_gift.day <= (message.sent_at at time zone 'Asia/Jakarta')::date + ${GAVE_WITHIN_DAYS}::int`.execute(
    db,
  )
  return rows[0] as GaveAfter
}
