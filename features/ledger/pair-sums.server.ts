import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'

/** Days in Jakarta, both included. */
export type StatementPeriod = { from: string; through: string }

/** What moved between two accounts of a fund, before a period or within it. Every statement follows from these. */
export type PairSum = {
  debit: string
  credit: string
  fund: Fund
  isBefore: boolean
  amount: number
}

/** The same of one programme or bank account; of none where a posting names none. */
export type GroupedSum = PairSum & { groupId: string | null }

/**
 * Everything that a statement of these days needs: the sums of closed months as they are kept, and the postings of the
 * other days in one grouped scan. A pair may stand in it twice.
 */
export async function pairSums(db: Db | Tx, period: StatementPeriod): Promise<PairSum[]> {
  return summed<PairSum>(db, period)
}

/** The same by programme or by bank account; `groupId` is null where a posting names none. */
export async function pairSumsBy(
  db: Db | Tx,
  period: StatementPeriod,
  column: 'campaign_id' | 'bank_account_id',
): Promise<GroupedSum[]> {
  return summed(db, period, column)
}

async function summed<T>(
  db: Db | Tx,
  period: StatementPeriod,
  column?: 'campaign_id' | 'bank_account_id',
): Promise<T[]> {
  const { from } = period
  const { storedBefore, broken, ranges } = partsOf(period, await firstUnkeptDay(db))
  const pair = sql`debit_account as debit, credit_account as credit, fund`
  const more = column ? sql`, ${sql.ref(column)} as "groupId"` : sql``
  const group = sql.raw(column ? '1, 2, 3, 4, 5' : '1, 2, 3, 4')
  const queries: RawBuilder<T>[] = []
  if (storedBefore)
    queries.push(sql`
      select ${pair}, month < ${from} as "isBefore"${more}, sum(amount)::bigint as amount
      from ledger_month_sum where month < ${storedBefore} and month <> all(${broken}::date[])
      group by ${group}`)
  if (ranges.length > 0) {
    const isWithin = ranges.map(
      (range) =>
        sql`(journal.occurred_at < ${startOfDay(range.until)} and ${
          range.from ? sql`journal.occurred_at >= ${startOfDay(range.from)}` : sql`true`
        })`,
    )
    queries.push(sql`
      select ${pair}, journal.occurred_at < ${startOfDay(from)} as "isBefore"${more},
        sum(amount)::bigint as amount
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where ${sql.join(isWithin, sql` or `)}
      group by ${group}`)
  }
  const found: T[] = []
  for (const query of queries) found.push(...(await query.execute(db)).rows)
  return found
}

/** What moved in each of these months, by the first days of them; both are first days, and `until` is left out. */
export async function monthlyPairSums(
  db: Db | Tx,
  { from, until }: { from: string; until: string },
): Promise<MonthlySum[]> {
  const unkept = (await firstUnkeptDay(db)) ?? from
  const pair = sql`debit_account as debit, credit_account as credit, fund,
    sum(amount)::bigint as amount`
  const sums = await sql<MonthlySum>`
    select month, ${pair} from ledger_month_sum
    where month >= ${from} and month < ${until} group by 1, 2, 3, 4`.execute(db)
  const since = unkept > from ? unkept : from
  if (since >= until) return sums.rows
  const open = await sql<MonthlySum>`
    select date_trunc('month', journal.occurred_at at time zone 'Asia/Jakarta')::date as month,
      ${pair}
    from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where journal.occurred_at >= ${startOfDay(since)} and journal.occurred_at < ${startOfDay(until)}
    group by 1, 2, 3, 4`.execute(db)
  return [...sums.rows, ...open.rows]
}

type MonthlySum = Omit<PairSum, 'isBefore'> & { month: string }

type Parts = {
  /** Months before this day are read as they are kept, but the broken ones. */
  storedBefore: string | undefined
  broken: string[]
  /** Days whose postings are read, without the last. */
  ranges: { from: string | undefined; until: string }[]
}

/** Which months of a period, and of all before it, are kept; a month in which it begins or ends is read by postings. */
function partsOf({ from, through }: StatementPeriod, unkept: string | undefined): Parts {
  const end = addDays(through, 1)
  if (!unkept)
    return { storedBefore: undefined, broken: [], ranges: [{ from: undefined, until: end }] }
  const broken = [...new Set([from, end].filter((day) => day < unkept && !day.endsWith('-01')))]
    .map(monthOf)
    .filter((month, at, all) => all.indexOf(month) === at)
  const ranges: Parts['ranges'] = broken.map((month) => {
    const next = monthAfter(month)
    return { from: month, until: next < end ? next : end }
  })
  if (end > unkept) ranges.push({ from: unkept, until: end })
  return { storedBefore: end < unkept ? end : unkept, broken, ranges }
}

/** The first day after the months whose sums are kept; undefined while none is. */
async function firstUnkeptDay(db: Db | Tx): Promise<string | undefined> {
  const { month } = await db
    .selectFrom('ledger_month_sum')
    .select(({ fn }) => fn.max<string | null>('month').as('month'))
    .executeTakeFirstOrThrow()
  return month ? monthAfter(month) : undefined
}

const ROWS = 2_000

/**
 * Keeps the sums of every month whose days are all closed and that has none yet. Nothing is booked into a closed day,
 * so they are the same whenever this runs, and whoever else runs it. Answers how many rows were added.
 */
export async function keepMonthSums(tx: Db | Tx, closedThrough: string): Promise<number> {
  const since = await firstUnkeptDay(tx)
  const until = monthOf(addDays(closedThrough, 1))
  if (since && since >= until) return 0
  const { rows } = await sql<MonthSum>`
    select date_trunc('month', journal.occurred_at at time zone 'Asia/Jakarta')::date as month,
      debit_account, credit_account, fund, campaign_id, bank_account_id,
      sum(amount)::bigint as amount
    from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where journal.occurred_at < ${startOfDay(until)}
      and ${since ? sql`journal.occurred_at >= ${startOfDay(since)}` : sql`true`}
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(tx)
  const numbered = rows.map((row, at) => ({ ...row, line: at + 1 }))
  for (let at = 0; at < numbered.length; at += ROWS)
    await tx
      .insertInto('ledger_month_sum')
      .values(numbered.slice(at, at + ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return rows.length
}

type MonthSum = {
  month: string
  debit_account: string
  credit_account: string
  fund: Fund
  campaign_id: string | null
  bank_account_id: string | null
  amount: number
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 8)}01`
}

/** The first day of the month after. */
export function monthAfter(month: string): string {
  return monthOf(addDays(month, 31))
}
