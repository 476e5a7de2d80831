import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { OpenEntry } from './suggest.ts'

/**
 * A sub-select of an account's movements in the ledger: (entry_id, source, source_id, description, day, amount), below
 * zero what left. The journals of a payout, and those of a gift's receipt with what undoes it, are one entry.
 */
export function movementsOf(account: string): RawBuilder<unknown> {
  return sql`(
    select case when journal.source in ('settlement', 'donation') then journal.source_id else journal.id end as entry_id,
      journal.source, journal.source_id, journal.description,
      (journal.occurred_at at time zone 'Asia/Jakarta')::date as day,
      case when posting.debit_account = ${account} then posting.amount else -posting.amount end as amount
    from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where posting.debit_account = ${account} or posting.credit_account = ${account})`
}

type EntryFilter = { account: string; from?: string; to?: string; sourceId?: string }

type Row = Omit<OpenEntry, 'whole'> & { sourceId: string }

/** The movements that no line has explained whole, of these days or of this document. */
export async function openEntries(db: Db | Tx, wanted: EntryFilter): Promise<OpenEntry[]> {
  const { account, from = '0001-01-01', to = '9999-12-31', sourceId } = wanted
  const ofSource = sourceId ? sql`where source_id = ${sourceId}::uuid` : sql``
  const { rows } = await sql<Row>`
    select entry.id, entry.day, entry.source, entry.title, entry."sourceId",
      (entry.amount - coalesce(link.amount, 0))::bigint as open
    from (
      select entry_id as id, min(day) as day, max(source) as source, max(description) as title,
        max(source_id::text) as "sourceId", sum(amount)::bigint as amount
      from ${movementsOf(account)} as movement ${ofSource}
      group by entry_id) as entry
    left join (
      select entry_id, sum(amount)::bigint as amount from bank_line_link
      where account = ${account} group by entry_id) as link on link.entry_id = entry.id
    where entry.day between ${from}::date and ${to}::date
      and entry.amount <> coalesce(link.amount, 0)
    order by entry.day, entry.id`.execute(db)
  return withPayouts(db, rows)
}

const providerNames: Readonly<Record<string, string>> = {
  xendit: 'Xendit',
  midtrans: 'Midtrans',
  sandbox: 'penyedia contoh',
}

/** Payouts by their provider and number, with what they brought all accounts. */
async function withPayouts(db: Db | Tx, rows: readonly Row[]): Promise<OpenEntry[]> {
  const ids = rows.filter(({ source }) => source === 'settlement').map(({ sourceId }) => sourceId)
  const batches = ids.length === 0 ? [] : await payoutsOf(db, ids)
  const byId = new Map(batches.map((batch) => [batch.id, batch]))
  return rows.map(({ sourceId, ...entry }) => {
    const batch = byId.get(sourceId)
    if (!batch) return { ...entry, whole: entry.open }
    const provider = providerNames[batch.provider] ?? batch.provider
    const title = `Pencairan ${provider} ${batch.reference}`
    return { ...entry, title, whole: batch.whole }
  })
}

type PayoutSum = { id: string; provider: string; reference: string; whole: number }

async function payoutsOf(db: Db | Tx, ids: readonly string[]): Promise<PayoutSum[]> {
  const { rows } = await sql<PayoutSum>`
    select batch.id, batch.provider, batch.reference,
      sum(case when left(posting.debit_account, 3) = '112' then posting.amount
        when left(posting.credit_account, 3) = '112' then -posting.amount else 0 end)::bigint as whole
    from settlement_batch as batch
    join ledger_posting as posting on posting.source_id = batch.id
    where batch.id = any(${ids}::uuid[])
    group by batch.id, batch.provider, batch.reference`.execute(db)
  return rows
}
