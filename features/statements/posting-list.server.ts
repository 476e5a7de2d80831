import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { type Keyset, positionIn } from '#platform/db/keyset.server.ts'
import type { PageAsked, PageOf } from '#platform/db/page.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import { parseRupiah } from '#platform/money/money.ts'
import { typedIdStart } from '#platform/ids/public-id.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { fundsOfAccount } from '#features/ledger/ledger.ts'
import { balanceAccountOf, isOfOneYear } from './trial/trial-balance.ts'

export type PostingRow = {
  at: Date
  /** When the money moved, where the books were closed by then. */
  happenedAt: Date | null
  journalId: string
  sourceId: string
  source: string
  description: string
  line: number
  debit: string
  credit: string
  fund: Fund
  amount: number
  isDonation: boolean
}

export type PostingFilter = {
  /** Of either side. */
  accounts?: readonly string[] | undefined
  funds?: readonly string[] | undefined
  /** Days in Jakarta, both included. */
  from?: string | undefined
  through?: string | undefined
  words?: string | undefined
  /** What happened on a day that was closed when it was booked. */
  isLate?: boolean | undefined
  sort: 'terbaru' | 'terlama' | 'nominal'
}

const keysets: Readonly<Record<PostingFilter['sort'], Keyset>> = {
  terbaru: keysetOf('moment', 'desc'),
  terlama: keysetOf('moment', 'asc'),
  nominal: keysetOf('number', 'desc'),
}

function keysetOf(kind: 'moment' | 'number', order: 'asc' | 'desc'): Keyset {
  const by = kind === 'moment' ? 'journal.occurred_at' : 'posting.amount'
  return { by, kind, id: 'posting.journal_id', line: 'posting.line', order }
}

/** One page of the postings with their journals. */
export async function listPostings(
  db: Db,
  { after, limit = 50, ...filter }: PostingFilter & PageAsked,
): Promise<PageOf<PostingRow>> {
  const keyset = keysets[filter.sort]
  const { isAfter, cursor } = positionIn(keyset, after)
  const order = sql.raw(keyset.order)
  const { rows } = await sql<PostingRow & { cursor: string }>`
    select journal.occurred_at as at, journal.happened_at as "happenedAt",
      journal.id as "journalId", journal.source_id as "sourceId", journal.source,
      journal.description, posting.line, posting.debit_account as debit,
      posting.credit_account as credit, posting.fund, posting.amount,
      exists (select 1 from donation where donation.id = journal.source_id) as "isDonation",
      ${cursor} as cursor
    ${fromPostings(filter)} and ${isAfter}
    order by ${sql.ref(keyset.by)} ${order}, posting.journal_id ${order}, posting.line ${order}
    limit ${limit + 1}`.execute(db)
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? items.at(-1)?.cursor : undefined }
}

/** How many there are; counting stops at `most`. */
export async function countPostings(db: Db, filter: PostingFilter, most: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found
    from (select 1 ${fromPostings(filter)} limit ${most}) as posting`.execute(db)
  return rows[0]?.found ?? 0
}

/** Debits less credits of an account before the rows that follow a place; without one, before the period. */
export async function balanceBefore(
  db: Db,
  { account, funds, from, after }: PostingFilter & { account: string; after?: string | undefined },
): Promise<number> {
  const { isAfter } = positionIn(keysets.terlama, after)
  const start = sql<boolean>`journal.occurred_at < ${startOfDay(from ?? '1970-01-01')}`
  const { rows } = await sql<{ held: number }>`
    select ${heldBy(account)} as held
    ${fromPostings({ accounts: [account], funds, sort: 'terlama' })}
      and (${start} or not ${isAfter})`.execute(db)
  const held = rows[0]?.held ?? 0
  return from ? held + (await carriedInto(db, { account, funds, from })) : held
}

function heldBy(account: string): RawBuilder<number> {
  return sql`coalesce(sum(case when posting.debit_account = ${account}
    then posting.amount else -posting.amount end), 0)::bigint`
}

type Carrying = { account: string; funds: PostingFilter['funds']; from: string }

/** What the end of the years before moved, though no journal says so: out of income and spending, into their fund. */
async function carriedInto(db: Db, { account, funds, from }: Carrying): Promise<number> {
  const year = sql<boolean>`journal.occurred_at < ${startOfDay(`${from.slice(0, 4)}-01-01`)}`
  if (isOfOneYear(account)) {
    const { rows } = await sql<{ held: number }>`
      select ${heldBy(account)} as held
      ${fromPostings({ accounts: [account], funds, sort: 'terlama' })} and ${year}`.execute(db)
    return -(rows[0]?.held ?? 0)
  }
  const own = (fundsOfAccount[account] ?? []).filter((fund) => balanceAccountOf(fund) === account)
  const wantedFunds = own.filter((fund) => !funds || funds.includes(fund))
  if (wantedFunds.length === 0) return 0
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(
      case when left(posting.debit_account, 1) in ('4', '5', '6') then posting.amount else 0 end
      - case when left(posting.credit_account, 1) in ('4', '5', '6') then posting.amount else 0 end
    ), 0)::bigint as held
    ${fromPostings({ funds: wantedFunds, sort: 'terlama' })} and ${year}`.execute(db)
  return rows[0]?.held ?? 0
}

function fromPostings(filter: PostingFilter): RawBuilder<unknown> {
  const { accounts, funds, from, through, words, isLate } = filter
  const parts = [
    sql`true`,
    accounts &&
      sql`(posting.debit_account = any(${accounts}::text[]) or posting.credit_account = any(${accounts}::text[]))`,
    funds && sql`posting.fund = any(${funds}::text[])`,
    from && sql`journal.occurred_at >= ${startOfDay(from)}`,
    through && sql`journal.occurred_at < ${startOfDay(addDays(through, 1))}`,
    words && isFound(words),
    isLate ? sql`journal.happened_at is not null` : undefined,
  ].filter((part) => part !== undefined && part !== '')
  return sql`from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where ${sql.join(parts, sql` and `)}`
}

const RECEIPT = /^(KW|BSZ)\/(\d{4})\/(\d{1,12})$/i

/** By number of a journal, document, gift or receipt, by a sum, by the person who gave, or by words. */
function isFound(typed: string): RawBuilder<boolean> {
  const words: string = typed
  if (isRowId(typed)) return sql`(journal.id = ${typed} or journal.source_id = ${typed})`
  const [, kind = '', year, serial] = RECEIPT.exec(words) ?? []
  if (serial)
    return sql`journal.source_id in (select donation_id from receipt
      where kind = ${kind.toUpperCase() === 'KW' ? 'kuitansi' : 'bsz'}
        and year = ${Number(year)} and serial = ${Number(serial)})`
  const sum = parseRupiah(words)
  if (sum.ok) return sql`posting.amount = ${sum.value}`
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const start = typedIdStart(words)
  const number = start ? sql`or public_id like ${`${start}%`}` : sql``
  return sql`(journal.description ilike ${like} or journal.source_id in (
    select id from donation where donor_name ilike ${like} ${number}))`
}
