import { sql } from 'kysely'
import { type BankAccount, listBankAccounts } from '#features/books/bank-account.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { addDays } from '#platform/jakarta.ts'
import { NotFound } from '#platform/refusal.ts'
import {
  type BankSide,
  bankBalance,
  type DayExplained,
  explainDay,
  segmentsOf,
} from './day-balance.ts'
import { movementsOf } from './entries.server.ts'

const DAYS_SHOWN = 31

export type DayRow = { day: string; here: number; bank: number | undefined }

export type AccountDays = {
  /** The account of the ledger, and the bank accounts that share it. */
  account: string
  names: string[]
  day: string
  explained: DayExplained
  days: DayRow[]
}

type DayAsked = { bankAccountId: string; day?: string | undefined; today: string }

/** “Here and at the bank”: the balances of a day, why they differ, and those of the days before. */
export async function viewDay(db: Db | Tx, given: DayAsked): Promise<AccountDays> {
  const accounts = await listBankAccounts(db)
  const { account } = accounts.find(({ id }) => id === given.bankAccountId) ?? missing()
  const banks = accounts.filter((each) => each.account === account)
  const sides = await sidesOf(db, banks)
  const told = sides.flatMap(({ files }) => files.map(({ to }) => to)).toSorted()
  const day = given.day ?? told.at(-1) ?? given.today
  const open = sides.filter((_, index) => isMeant(banks[index], sides[index], day))
  const moves = await ledgerMoves(db, account)
  const hereAt = (at: string) =>
    moves.reduce((sum, move) => (move.day <= at ? sum + move.amount : sum), 0)
  const first = open.flatMap(({ files }) => segmentsOf(files).slice(0, 1)).map(({ from }) => from)
  const since = first.toSorted()[0] ?? addDays(day, 1)
  const { entries, older } = await entriesAt(db, { account, day, since })
  const lines = await linesAt(db, { account, day })
  return {
    account,
    names: banks.map(nameOf),
    day,
    explained: explainDay({ day, here: hereAt(day), sides: open, entries, older, lines }),
    days: Array.from({ length: DAYS_SHOWN }, (_, back) => {
      const at = addDays(day, 0 - back)
      const balances = open.map((side) => bankBalance(side, at))
      const isKnown = balances.every((balance) => balance !== undefined) && open.length > 0
      const bank = balances.reduce<number>((sum, balance) => sum + (balance ?? 0), 0)
      return { day: at, here: hereAt(at), bank: isKnown ? bank : undefined }
    }),
  }
}

function missing(): never {
  throw new NotFound('Rekening ini tidak ditemukan.')
}

const nameOf = ({ bank, number }: BankAccount) => `${bank} ${number}`

/** Accounts that were closed before any file, or opened later, hold nothing that a file could tell. */
function isMeant(bank: BankAccount | undefined, side: BankSide | undefined, day: string): boolean {
  if (!bank || !side) return false
  if (side.files.some(({ from }) => from <= day)) return true
  return bank.opened_on <= day && (bank.closed_on === null || bank.closed_on > day)
}

async function sidesOf(db: Db | Tx, banks: readonly BankAccount[]): Promise<BankSide[]> {
  const ids = banks.map(({ id }) => id)
  const files = await db
    .selectFrom('bank_statement')
    .select(['bank_account_id as bankId', 'from_day as from', 'to_day as to', 'opening'])
    .where('bank_account_id', 'in', ids)
    .where('status', '=', 'ready')
    .execute()
  const moves = await db
    .selectFrom('bank_line as line')
    .innerJoin('bank_statement as statement', 'statement.id', 'line.statement_id')
    .select(['line.bank_account_id as bankId', 'line.day'])
    .select(sql<number>`sum(line.sen)::bigint`.as('sen'))
    .where('line.bank_account_id', 'in', ids)
    .where('statement.status', '=', 'ready')
    .groupBy(['line.bank_account_id', 'line.day'])
    .execute()
  return banks.map((bank) => ({
    name: nameOf(bank),
    closedOn: bank.closed_on,
    files: files
      .filter(({ bankId }) => bankId === bank.id)
      .map(({ from, to, opening }) => ({
        from: from as string,
        to: to as string,
        opening: opening as number,
      })),
    moves: moves.filter(({ bankId }) => bankId === bank.id),
  }))
}

async function ledgerMoves(db: Db | Tx, account: string) {
  const { rows } = await sql<{ day: string; amount: number }>`
    select day, sum(amount)::bigint as amount from ${movementsOf(account)} as movement
    group by day order by day`.execute(db)
  return rows
}

type At = { account: string; day: string }
type OpenRow = { id: string; day: string; title: string; open: number }

/** Movements up to a day less what lines up to it explain; those from before any file are one sum unless linked. */
async function entriesAt(db: Db | Tx, { account, day, since }: At & { since: string }) {
  const { rows } = await sql<OpenRow>`
    select key as id, min(day) as day, max(title) as title, sum(open)::bigint as open
    from (
      select case when entry.day < ${since}::date and link.entry_id is null then 'older'
          else entry.entry_id::text end as key,
        entry.day, entry.title, entry.amount - coalesce(link.amount, 0) as open
      from (
        select entry_id, min(day) as day, max(description) as title,
          coalesce(sum(amount) filter (where day <= ${day}::date), 0) as amount
        from ${movementsOf(account)} as movement group by entry_id) as entry
      left join (
        select link.entry_id, coalesce(sum(link.amount) filter (where line.day <= ${day}::date), 0) as amount
        from bank_line_link as link join bank_line as line on line.id = link.line_id
        where link.account = ${account} group by link.entry_id) as link
        on link.entry_id = entry.entry_id) as part
    group by key
    having sum(open) <> 0
    order by min(day), key`.execute(db)
  const older = rows.find(({ id }) => id === 'older')?.open ?? 0
  return { older, entries: rows.filter(({ id }) => id !== 'older') }
}

async function linesAt(db: Db | Tx, { account, day }: At): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select line.id, line.day, line.description as title,
      (line.amount - coalesce(link.amount, 0))::bigint as open
    from bank_line as line
    join bank_statement as statement on statement.id = line.statement_id and statement.status = 'ready'
    join bank_account as bank on bank.id = line.bank_account_id and bank.account = ${account}
    left join (select line_id, sum(amount)::bigint as amount from bank_line_link group by line_id) as link
      on link.line_id = line.id
    where line.day <= ${day}::date and line.amount <> coalesce(link.amount, 0)
    order by line.day, line.row`.execute(db)
  return rows
}
