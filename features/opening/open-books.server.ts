import { sql } from 'kysely'
import { enterJournal, lockBooks } from '#features/books/enter-books.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { itemAccounts, itemMove } from '#features/voucher/templates/item-accounts.ts'
import { moveItems } from '#features/voucher/open-items.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf, startOfDay } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { openingEntry } from '#features/ledger/opening-entry.server.ts'
import { forgetMemo, writeMemo } from './memo.server.ts'
import type { OpeningShare } from './opening-shares.ts'
import { NoOpening, OpeningNotWhole, OpeningStands, OpeningUsed } from './errors.ts'
import type { OpeningNames } from './opening-cells.ts'
import { CONTRA, type OpeningLine, type ReadOpening } from './opening-rows.ts'

/** The journals of an opening: one for each fund, undone by their opposite. */
const SOURCE = 'opening'

/** What rows may name: accounts, funds, programmes, bank accounts and places of cash. */
export async function openingNames(ctx: Pick<Ctx, 'now'>, db: Db | Tx): Promise<OpeningNames> {
  const accounts = await listAccounts(db)
  const funds = await db.selectFrom('ledger_fund').select('code').execute()
  const campaigns = await db
    .selectFrom('campaign')
    .select(['id', 'slug', 'title', 'fund'])
    .execute()
  const banks = await db
    .selectFrom('bank_account')
    .select(['id', 'account', sql<string>`bank || ' ' || number`.as('name')])
    .execute()
  const tills = await db.selectFrom('cash_place').select(['id', 'account', 'name']).execute()
  return {
    accounts: new Set(accounts.map(({ code }) => code)),
    funds: funds.map(({ code }) => code),
    campaigns,
    banks,
    tills,
    today: dayOf(ctx.now()),
  }
}

/** Refuses rows with a mistake, and a fund whose debits are not its credits: 3990 would not end at zero. */
export function assertWhole({ lines, problems, sums }: ReadOpening): void {
  const [first] = problems
  if (first) throw new OpeningNotWhole(`Baris ${first.row}: ${first.why}`)
  const uneven = sums.filter(({ debit, credit }) => debit !== credit).map(({ fund }) => fund)
  if (uneven.length > 0)
    throw new OpeningNotWhole(`Debit dan kredit belum sama pada dana ${uneven.join(', ')}.`)
  const owed = lines.filter(({ account }) => account === '1190' || account === '2190')
  if (owed.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new OpeningNotWhole('Piutang (1190) dan utang (2190) antar dana harus sama besar.')
}

export type StandingOpening = { id: string; day: string; postings: number }

/** The opening that stands in the books, if there is one. */
export async function standingOpening(db: Db | Tx): Promise<StandingOpening | undefined> {
  const { rows } = await sql<StandingOpening>`
    select journal.source_id as id, min((journal.occurred_at at time zone 'Asia/Jakarta')::date)::text as day,
      count(*)::int as postings
    from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.source = ${SOURCE}
    group by journal.source_id
    having bool_and(journal.event not like 'undone%')`.execute(db)
  return rows[0]
}

/** The postings of lines, each against 3990. */
export function openingPostings(lines: readonly OpeningLine[]): Posting[] {
  return lines.map(({ account, fund, amount, campaignId, bankAccountId, cashPlaceId }) => ({
    debit: amount > 0 ? account : CONTRA,
    credit: amount > 0 ? CONTRA : account,
    fund,
    amount: rupiah(Math.abs(amount)),
    ...(campaignId && { campaignId }),
    ...(bankAccountId && { bankAccountId }),
    ...(cashPlaceId && { cashPlaceId }),
  }))
}

type Opening = {
  id: string
  lines: readonly OpeningLine[]
  shares: readonly OpeningShare[]
  /** The last number of the old book's receipts. */
  oldReceipts: string
}

/**
 * Posts an opening, one journal for each fund at the first moment of its day, with its open items. What the bank does
 * not know yet is a journal of its own, which a line of its statement explains later.
 */
export async function postOpening(ctx: Ctx & { db: Tx }, opening: Opening): Promise<void> {
  const { id, lines } = opening
  const tx = ctx.db
  await lockBooks(tx)
  if (await standingOpening(tx)) throw new OpeningStands()
  await writeMemo(ctx, opening)
  const whole = lines.filter(({ isUncleared }) => !isUncleared)
  for (const fund of new Set(whole.map((line) => line.fund))) {
    const own = whole.filter((line) => line.fund === fund)
    await postLines(ctx, { id, event: `fund ${fund}`, lines: own })
  }
  for (const [index, line] of lines.filter(({ isUncleared }) => isUncleared).entries())
    await postLines(ctx, { id, event: `uncleared ${index + 1}`, lines: [line] })
}

type Part = { id: string; event: string; lines: readonly OpeningLine[] }

async function postLines(ctx: Ctx & { db: Tx }, { id, event, lines }: Part): Promise<void> {
  const [first] = lines
  if (!first) return
  const journalId = ctx.newId()
  const description = first.isUncleared && first.note ? `Saldo awal: ${first.note}` : 'Saldo awal'
  await enterJournal(ctx, ctx.db, {
    journalId,
    sourceId: id,
    source: SOURCE,
    event,
    description,
    occurredAt: startOfDay(first.day),
    postings: openingPostings(lines),
  })
  const moves = lines
    .filter(({ account }) => account in itemAccounts)
    .map((line) => ({
      item: itemOf(line),
      amount: itemMove(line.account, openingPostings([line])),
    }))
  await moveItems(ctx, ctx.db, { sourceId: id, journalId, moves })
}

function itemOf({ account, fund, campaignId, party, note, day: openedOn, dueOn }: OpeningLine) {
  return { account, fund, campaignId, party, note: note || 'Saldo awal', openedOn, dueOn }
}

/** Takes the opening back as a whole, by opposite journals of the same day. Refuses once an item of it was settled. */
export async function undoOpening(ctx: Ctx & { db: Tx }, id: string): Promise<void> {
  const tx = ctx.db
  await lockBooks(tx)
  const standing = await standingOpening(tx)
  if (standing?.id !== id) throw new NoOpening()
  const items = await openedItems(tx, id)
  if (items.some(({ sum, remaining }) => sum !== remaining)) throw new OpeningUsed()
  if (await isToldByBank(tx, id)) throw new OpeningUsed()
  const postings = await postingsOf(tx, id)
  for (const event of new Set(postings.map((posting) => posting.event))) {
    const journalId = ctx.newId()
    await enterJournal(ctx, tx, {
      journalId,
      sourceId: id,
      source: SOURCE,
      event: `undone ${event}`,
      description: 'Saldo awal dibatalkan',
      occurredAt: startOfDay(standing.day),
      postings: postings.filter((posting) => posting.event === event).map(opposite),
    })
    const moves = items
      .filter((item) => item.event === event)
      .map((item) => ({ item: { id: item.id }, amount: 0 - item.remaining }))
    await moveItems(ctx, tx, { sourceId: id, journalId, moves })
  }
  await forgetMemo(tx, id)
}

function opposite(posting: Posting): Posting {
  return { ...posting, debit: posting.credit, credit: posting.debit }
}

async function openedItems(tx: Tx, sourceId: string) {
  const { rows } = await sql<{ id: string; event: string; sum: number; remaining: number }>`
    select item.id, max(move.amount) filter (where move.source_id = ${sourceId})::bigint as sum,
      sum(move.amount)::bigint as remaining,
      max(journal.event) filter (where move.source_id = ${sourceId}) as event
    from open_item as item join open_item_move as move on move.item_id = item.id
    join ledger_journal as journal
      on journal.source_id = move.source_id and journal.id = move.journal_id
    group by item.id
    having bool_or(move.source_id = ${sourceId})`.execute(tx)
  return rows
}

type PostedLine = Posting & { event: string }

/** Whether a line of a bank's statement explains a part of it. */
async function isToldByBank(tx: Tx, sourceId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bank_line_link as link
    join ledger_journal as journal on journal.source_id = ${sourceId}
      and link.entry_id = ${openingEntry(sql`journal`)}
    limit 1`.execute(tx)
  return rows.length > 0
}

async function postingsOf(tx: Tx, sourceId: string): Promise<PostedLine[]> {
  const rows = await tx
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_journal as journal', (join) =>
      join
        .onRef('journal.source_id', '=', 'posting.source_id')
        .onRef('journal.id', '=', 'posting.journal_id'),
    )
    .select(['journal.event', 'debit_account', 'credit_account', 'fund', 'amount'])
    .select(['campaign_id', 'bank_account_id', 'cash_place_id'])
    .where('posting.source_id', '=', sourceId)
    .orderBy('journal_id')
    .orderBy('line')
    .execute()
  return rows.map((row) => ({
    event: row.event,
    debit: row.debit_account,
    credit: row.credit_account,
    fund: row.fund,
    amount: row.amount,
    ...(row.campaign_id && { campaignId: row.campaign_id }),
    ...(row.bank_account_id && { bankAccountId: row.bank_account_id }),
    ...(row.cash_place_id && { cashPlaceId: row.cash_place_id }),
  }))
}
