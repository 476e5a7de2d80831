import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { isOpeningBalance, openingEntry } from '#features/ledger/opening-entry.server.ts'
import type { OpenEntry } from './suggest.ts'

/** A bank account of the institution, and its account in the ledger. */
export type OfBank = { account: string; bankAccountId: string }

/**
 * A sub-select of an account's movements in the ledger: (entry_id, is_balance, source, source_id, description, day,
 * amount, named_bank, bank_id); the amount is below zero where money left. Opening balances stand at the end of the
 * day before. One entry each: a payout, a donation's receipt with its undoing, a bank's own entry, a transfer between
 * our accounts.
 *
 * `named_bank` is the bank account that a posting names. Where it names none, the bank of the first line that explains
 * the entry holds it; before a second bank account shared this account, all movements were the first one's.
 */
export function movementsOf(account: string): RawBuilder<unknown> {
  return sql`(
    select moved.entry_id, moved.is_balance, moved.source, moved.source_id, moved.description, moved.day, moved.amount,
      coalesce(moved.bank_account_id, placed.bank_id) as named_bank,
      coalesce(moved.bank_account_id, placed.bank_id,
        case when known.second_at is null or moved.recorded_at < known.second_at
          then known.first_id end) as bank_id
    from (
      select case when journal.source in ('settlement', 'donation', 'bank-line', 'own-transfer')
          then journal.source_id
          when journal.source = 'opening' then ${openingEntry(sql`journal`)}
          else journal.id end as entry_id,
        journal.source, journal.source_id, journal.description, journal.recorded_at,
        ${isOpeningBalance(sql`journal`)} as is_balance,
        (journal.occurred_at at time zone 'Asia/Jakarta')::date
          - ${isOpeningBalance(sql`journal`)}::int as day, posting.bank_account_id,
        case when posting.debit_account = ${account} then posting.amount else -posting.amount end as amount
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where posting.debit_account = ${account} or posting.credit_account = ${account}) as moved
    left join (
      select distinct on (link.entry_id) link.entry_id, line.bank_account_id as bank_id
      from bank_line_link as link join bank_line as line on line.id = link.line_id
      where link.account = ${account}
      order by link.entry_id, link.made_at, line.id) as placed on placed.entry_id = moved.entry_id
    cross join (
      select (array_agg(id order by created_at, id))[1] as first_id,
        (array_agg(created_at order by created_at, id))[2] as second_at
      from bank_account where account = ${account}) as known)`
}

/** A sub-select of what lines of a bank account explain: (entry_id, line_id, day, amount). */
export function linksOf({ account, bankAccountId }: OfBank): RawBuilder<unknown> {
  return sql`(
    select link.entry_id, link.line_id, line.day, link.amount
    from bank_line_link as link join bank_line as line on line.id = link.line_id
    where link.account = ${account} and line.bank_account_id = ${bankAccountId})`
}

type EntryFilter = OfBank & { from?: string; to?: string; sourceId?: string }

type Row = Omit<OpenEntry, 'whole'> & { sourceId: string }

/**
 * The movements that no line has explained whole and that lie in this bank account, or may lie there; of these days or
 * of this document.
 */
export async function listOpenEntries(db: Db | Tx, wanted: EntryFilter): Promise<OpenEntry[]> {
  const { account, bankAccountId, from = '0001-01-01', to = '9999-12-31', sourceId } = wanted
  const ofSource = sourceId ? sql`and source_id = ${sourceId}::uuid` : sql``
  const { rows } = await sql<Row>`
    select entry.id, entry.day, entry.source, entry.title, entry."sourceId", entry."isNamed",
      (entry.amount - coalesce(link.amount, 0))::bigint as open
    from (
      select entry_id as id, min(day) as day, max(source) as source, max(description) as title,
        max(source_id::text) as "sourceId", bool_and(named_bank is not null) as "isNamed",
        sum(amount)::bigint as amount
      from ${movementsOf(account)} as movement
      where not is_balance
        and (named_bank is null or named_bank = ${bankAccountId}::uuid) ${ofSource}
      group by entry_id) as entry
    left join (
      select entry_id, sum(amount)::bigint as amount from ${linksOf(wanted)} as link
      group by entry_id) as link on link.entry_id = entry.id
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
