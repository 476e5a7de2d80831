import { sql } from 'kysely'
import { account, type Posting } from '#features/ledger/ledger.ts'
import { type NewJournal, postJournals } from '#features/ledger/post-journal.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { enterJournal } from '#features/books/enter-books.server.ts'
import { MoneyMissing, NotInThisState } from '#features/books/errors.ts'

/**
 * Undoes a booked payout in the caller's transaction, under the lock of the books: every journal is reversed by a
 * further one, and its sums are unsettled again. Refuses when the money has left the bank since.
 */
export async function undoBatch(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('settlement_batch')
    .set({ undone_at: ctx.now() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new NotInThisState()
  const journals = await journalsOf(tx, id)
  await assertBanksHold(tx, journals)
  for (let at = 0; at < journals.length; at += 500) {
    await postJournals(tx, reversed(ctx, journals.slice(at, at + 500)))
  }
  const ahead = await paidAhead(tx, [])
  if (ahead.length > 0) {
    await enterJournal(ctx, tx, {
      sourceId: id,
      source: 'settlement',
      event: 'fees paid ahead',
      description: 'Biaya wakaf yang sudah dibayar, pencairannya dibatalkan',
      postings: ahead,
    })
  }
  await tx.deleteFrom('settlement_line').where('batch_id', '=', id).execute()
  await tx.deleteFrom('settlement_deduction').where('batch_id', '=', id).execute()
}

/** What undoing a booked payout would post; nothing is written. */
export async function undoPostings(db: Db | Tx, id: string): Promise<Posting[]> {
  const postings = (await journalsOf(db, id)).flatMap((journal) => journal.postings.map(turned))
  return [...postings, ...(await paidAhead(db, postings))]
}

/**
 * Fees of wakaf that the amil had paid are owed by nobody once their payout is undone: a debt below zero is a claim
 * (1160), until the payout is booked again. `planned` are postings that are not in the books yet.
 */
async function paidAhead(db: Db | Tx, planned: readonly Posting[]): Promise<Posting[]> {
  const { operatingPayable: credit, prepaidFees: debit } = account
  const owed = await balanceOf(db, { account: credit, fund: 'A' })
  const sideOf = (posting: Posting) =>
    posting.credit === credit ? 1 : posting.debit === credit ? -1 : 0
  const change = planned.reduce((sum, each) => sum + sideOf(each) * each.amount, 0)
  const amount = 0 - owed - change
  return amount > 0 ? [{ debit, credit, fund: 'A', amount: rupiah(amount) }] : []
}

function turned({ debit, credit, ...rest }: Posting): Posting {
  return { ...rest, debit: credit, credit: debit }
}

type Booked = Pick<NewJournal, 'sourceId' | 'event' | 'postings'>

/** The journals of a payout: its own, and the fees on the documents of its portions. */
async function journalsOf(db: Db | Tx, id: string): Promise<Booked[]> {
  const { rows } = await sql<
    Posting & { sourceId: string; event: string; campaign: string | null; bank: string | null }
  >`
    with portion as materialized (
      select source_id, portion_id from settlement_line where batch_id = ${id}
      union select source_id, portion_id from settlement_deduction where batch_id = ${id})
    select journal.source_id as "sourceId", journal.event, posting.debit_account as debit,
      posting.credit_account as credit, posting.fund, posting.campaign_id as campaign,
      posting.bank_account_id as bank, posting.amount
    from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.source = 'settlement' and (
      journal.source_id = ${id}
      or (journal.source_id, journal.event) in (
        select source_id, kind.name || portion_id::text || kind.batch
        from portion
        cross join (values ('fee ', ${` ${id}`}), ('deduction fee ', ${` ${id}`}), ('fee ', ''))
          as kind (name, batch)))
    order by journal.source_id, journal.event, posting.line`.execute(db)
  const booked = new Map<string, Booked & { postings: Posting[] }>()
  for (const { sourceId, event, campaign, bank, ...posting } of rows) {
    const key = `${sourceId} ${event}`
    const journal = booked.get(key) ?? { sourceId, event, postings: [] }
    const held = { ...(campaign && { campaignId: campaign }), ...(bank && { bankAccountId: bank }) }
    journal.postings.push({ ...posting, ...held })
    booked.set(key, journal)
  }
  return [...booked.values()]
}

function reversed(ctx: Ctx, journals: readonly Booked[]): NewJournal[] {
  const now = ctx.now()
  return journals.map(({ sourceId, event, postings }) => ({
    journalId: ctx.newId(),
    sourceId,
    source: 'settlement',
    event: `undone ${event}`,
    description: 'Pembukuan pencairan dibatalkan',
    occurredAt: now,
    recordedAt: now,
    postings: postings.map(turned),
  }))
}

const BANK = /^112/

/** Refuses where a bank account holds less of a fund than the payout brought it. */
async function assertBanksHold(tx: Tx, journals: readonly Booked[]): Promise<void> {
  const leaving = new Map<string, Posting & { sum: number }>()
  for (const posting of journals.flatMap(({ postings }) => postings)) {
    for (const [account, sign] of [
      [posting.debit, 1],
      [posting.credit, -1],
    ] as const) {
      if (!BANK.test(account)) continue
      const key = `${account} ${posting.fund}`
      const sum = (leaving.get(key)?.sum ?? 0) + sign * posting.amount
      leaving.set(key, { ...posting, debit: account, sum })
    }
  }
  for (const { debit: account, fund, sum } of leaving.values()) {
    const held = await balanceOf(tx, { account, fund })
    if (held < sum) throw new MoneyMissing(held)
  }
}
