import { sql } from 'kysely'
import { type BankAccount, findBankAccount } from '#features/bank-account/bank-account.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { NotFound } from '#platform/refusal.ts'
import {
  type BankSide,
  bankBalance,
  type DayExplained,
  explainDay,
  segmentsOf,
} from './day-balance.ts'
import { linksOf, movementsOf, type OfBank } from './entries.server.ts'

const DAYS_SHOWN = 31

export type DayRow = { day: string; here: number; bank: number | undefined }

/** Movements of the ledger of which nobody knows yet in which bank account they lie. */
export type Unplaced = {
  amount: number
  entries: { id: string; day: string; title: string; open: number }[]
}

export type AccountDays = {
  /** The bank account, and its account in the ledger. */
  name: string
  account: string
  day: string
  explained: DayExplained
  unplaced: Unplaced
  days: DayRow[]
}

type DayAsked = { bankAccountId: string; day?: string | undefined; today: string }

/** “Here and at the bank” of one bank account: the balances of a day, why they differ, and those of the days before. */
export async function viewDay(db: Db | Tx, dayQuery: DayAsked): Promise<AccountDays> {
  const bank = await findBankAccount(db, dayQuery.bankAccountId)
  if (!bank) throw new NotFound('Rekening ini tidak ditemukan.')
  const { account } = bank
  const place = { account, bankAccountId: bank.id }
  const side = await sideOf(db, bank)
  const lastDays = side.files.map(({ to }) => to).toSorted()
  const day = dayQuery.day ?? lastDays.at(-1) ?? dayQuery.today
  const moves = await ledgerMoves(db, place)
  const hereAt = (at: string) =>
    moves.reduce((sum, move) => (move.day <= at ? sum + move.amount : sum), 0)
  const since = segmentsOf(side.files)[0]?.from ?? addDays(day, 1)
  const { entries, older } = await entriesAt(db, { ...place, day, since })
  const lines = await linesAt(db, { ...place, day })
  return {
    name: `${bank.bank} ${bank.number}`,
    account,
    day,
    explained: explainDay({ day, here: hereAt(day), side, entries, older, lines }),
    unplaced: await unplacedAt(db, { account, day }),
    days: Array.from({ length: DAYS_SHOWN }, (_, back) => {
      const at = addDays(day, 0 - back)
      return { day: at, here: hereAt(at), bank: bankBalance(side, at) }
    }),
  }
}

async function sideOf(
  db: Db | Tx,
  { id, bank, number, closed_on }: BankAccount,
): Promise<BankSide> {
  const files = await db
    .selectFrom('bank_statement')
    .select(['from_day as from', 'to_day as to', 'opening'])
    .where('bank_account_id', '=', id)
    .where('status', '=', 'ready')
    .execute()
  const moves = await db
    .selectFrom('bank_line as line')
    .innerJoin('bank_statement as statement', 'statement.id', 'line.statement_id')
    .select('line.day')
    .select(sql<number>`sum(line.sen)::bigint`.as('sen'))
    .where('line.bank_account_id', '=', id)
    .where('statement.status', '=', 'ready')
    .groupBy('line.day')
    .execute()
  return {
    name: `${bank} ${number}`,
    closedOn: closed_on,
    files: files.map(({ from, to, opening }) => ({
      from: from as string,
      to: to as string,
      opening: opening as number,
    })),
    moves,
  }
}

async function ledgerMoves(db: Db | Tx, { account, bankAccountId }: OfBank) {
  const { rows } = await sql<{ day: string; amount: number }>`
    select day, sum(amount)::bigint as amount from ${movementsOf(account)} as movement
    where bank_id = ${bankAccountId}::uuid
    group by day order by day`.execute(db)
  return rows
}

type At = OfBank & { day: string }
type OpenRow = { id: string; day: string; title: string; open: number }

/** Movements up to a day less what lines up to it explain; those from before any file are one sum unless linked. */
async function entriesAt(db: Db | Tx, { since, ...place }: At & { since: string }) {
  const { account, bankAccountId, day } = place
  const { rows } = await sql<OpenRow>`
    select key as id, min(day) as day, max(title) as title, sum(open)::bigint as open
    from (
      select case when entry.day < ${since}::date and link.entry_id is null then 'older'
          else entry.entry_id::text end as key,
        entry.day, entry.title, entry.amount - coalesce(link.amount, 0) as open
      from (
        select entry_id, min(day) as day, max(description) as title,
          coalesce(sum(amount) filter (where day <= ${day}::date), 0) as amount
        from ${movementsOf(account)} as movement
        where bank_id = ${bankAccountId}::uuid group by entry_id) as entry
      left join (
        select entry_id, coalesce(sum(amount) filter (where day <= ${day}::date), 0) as amount
        from ${linksOf(place)} as part group by entry_id) as link
        on link.entry_id = entry.entry_id) as part
    group by key
    having sum(open) <> 0
    order by min(day), key`.execute(db)
  const older = rows.find(({ id }) => id === 'older')?.open ?? 0
  return { older, entries: rows.filter(({ id }) => id !== 'older') }
}

/** Lines up to a day less what explains them here: earlier versions linked entries of another bank account too. */
async function linesAt(db: Db | Tx, { day, ...place }: At): Promise<OpenRow[]> {
  const { account, bankAccountId } = place
  const { rows } = await sql<OpenRow>`
    select line.id, line.day, line.description as title,
      (line.amount - coalesce(link.amount, 0))::bigint as open
    from bank_line as line
    join bank_statement as statement on statement.id = line.statement_id and statement.status = 'ready'
    left join (
      select line_id, sum(amount)::bigint as amount from ${linksOf(place)} as part
      where entry_id in (
        select entry_id from ${movementsOf(account)} as movement where bank_id = ${bankAccountId}::uuid)
      group by line_id) as link on link.line_id = line.id
    where line.bank_account_id = ${bankAccountId}::uuid and line.day <= ${day}::date
      and line.amount <> coalesce(link.amount, 0)
    order by line.day, line.row`.execute(db)
  return rows
}

async function unplacedAt(
  db: Db | Tx,
  { account, day }: { account: string; day: string },
): Promise<Unplaced> {
  const { rows: entries } = await sql<OpenRow>`
    select entry_id as id, min(day) as day, max(description) as title, sum(amount)::bigint as open
    from ${movementsOf(account)} as movement
    where bank_id is null and day <= ${day}::date
    group by entry_id having sum(amount) <> 0
    order by min(day), entry_id`.execute(db)
  return { amount: entries.reduce((sum, { open }) => sum + open, 0), entries }
}
