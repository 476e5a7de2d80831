import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Posting } from './ledger.ts'

export type NewJournal = {
  journalId: string
  /** The document the money belongs to; for a donation its row id. */
  sourceId: string
  source: string
  event: string
  description: string
  /** When the money moved. On a closed day it is stored with the journal, which is dated on the first open day. */
  occurredAt: Date
  /** When we learned of it. */
  recordedAt: Date
  postings: readonly Posting[]
}

/**
 * Posts a journal and its postings in one round trip. False when this (sourceId, source, event) was posted before,
 * and nothing was written. Consequences of a journal belong behind a true.
 */
export async function postJournal(tx: Db | Tx, journal: NewJournal): Promise<boolean> {
  const { postings } = journal
  if (postings.length === 0) throw new Error(`journal ${journal.event} has no postings`)
  const { numAffectedRows } = await sql`
    with journal as (
      insert into ledger_journal
        (source_id, id, source, event, description, occurred_at, happened_at, recorded_at)
      select ${journal.sourceId}, ${journal.journalId}, ${journal.source}, ${journal.event},
        ${journal.description}, booked.at, nullif(happened.at, booked.at), ${journal.recordedAt}
      from (select ${journal.occurredAt}::timestamptz as at) as happened
      cross join lateral booked_at(happened.at) as booked (at)
      on conflict (source_id, source, event) do nothing
      returning source_id, id)
    insert into ledger_posting
      (source_id, journal_id, line, debit_account, credit_account, fund, campaign_id,
        bank_account_id, cash_place_id, amount)
    select journal.source_id, journal.id, posting.*
    from journal, unnest(
      ${postings.map((_, index) => index + 1)}::smallint[],
      ${postings.map((posting) => posting.debit)}::text[],
      ${postings.map((posting) => posting.credit)}::text[],
      ${postings.map((posting) => posting.fund)}::text[],
      ${postings.map((posting) => posting.campaignId ?? null)}::uuid[],
      ${postings.map((posting) => posting.bankAccountId ?? null)}::uuid[],
      ${postings.map((posting) => posting.cashPlaceId ?? null)}::uuid[],
      ${postings.map((posting) => posting.amount)}::bigint[]) as posting
    -- Never in conflict; without it a cluster would copy the rows and hide what one of them breaks.
    on conflict (source_id, journal_id, line) do nothing`.execute(tx)
  return numAffectedRows === BigInt(postings.length)
}

/**
 * Posts several new journals, each of a document of its own, in two statements; none for an empty list. Throws when one
 * of them was posted before, and the transaction is over.
 */
export async function postJournals(tx: Tx, journals: readonly NewJournal[]): Promise<void> {
  if (journals.length === 0) return
  const empty = journals.find(({ postings }) => postings.length === 0)
  if (empty) throw new Error(`journal ${empty.event} has no postings`)
  const rows = journals.map((journal) => {
    const happened = sql`${journal.occurredAt}::timestamptz`
    const { sourceId, journalId, source, event, description, recordedAt } = journal
    return sql`(${sourceId}::uuid, ${journalId}::uuid, ${source}, ${event}, ${description},
      booked_at(${happened}), nullif(${happened}, booked_at(${happened})),
      ${recordedAt}::timestamptz)`
  })
  const { numAffectedRows } = await sql`
    insert into ledger_journal
      (source_id, id, source, event, description, occurred_at, happened_at, recorded_at)
    values ${sql.join(rows)}
    on conflict (source_id, source, event) do nothing`.execute(tx)
  if (numAffectedRows !== BigInt(rows.length)) throw new Error('a journal was posted before')
  const postings = journals.flatMap(({ sourceId, journalId, postings: lines }) =>
    lines.map(({ debit, credit, fund, amount, ...named }, index) => ({
      source_id: sourceId,
      journal_id: journalId,
      line: index + 1,
      debit_account: debit,
      credit_account: credit,
      fund,
      campaign_id: named.campaignId ?? null,
      bank_account_id: named.bankAccountId ?? null,
      cash_place_id: named.cashPlaceId ?? null,
      amount,
    })),
  )
  await tx.insertInto('ledger_posting').values(postings).execute()
}
