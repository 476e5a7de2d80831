import { sql } from 'kysely'
import { getBankAccount } from '#features/bank-account/bank-account.server.ts'
import { bookedLines } from '#features/bank-account/bank-entry.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { candidatesFor } from './candidates.server.ts'
import { proposalsOfLines } from './proposals.server.ts'
import { actsForLine, type LineAct } from './acts/line-acts.ts'
import { learnedActs } from './acts/line-acts.server.ts'
import { type OpenLine, type Suggestion, type SuggestionKind, suggestionsFor } from './suggest.ts'

/** Which lines are shown: those nobody explained whole, those with a link, or all. */
export type LinesShown = 'terbuka' | 'cocok' | 'semua'

export type ReviewedLine = OpenLine & {
  row: number
  sen: number
  /** What it waits for, in a person's words. */
  note: string | null
  /** What it is linked to, one sentence each. */
  links: string[]
  suggestions: Suggestion[]
  /** What of the institution it may be recorded as, where no record explains it. */
  acts: LineAct[]
  /** Whether its journal as the bank's own stands. */
  isBooked: boolean
  /** The proposal about it that waits for another person. */
  waiting: string | undefined
}

export type Review = {
  lines: ReviewedLine[]
  /** The row after which the next page begins. */
  next: number | undefined
  counts: { open: number; linked: number; all: number }
}

type PageOfLines = { id: string; bankAccountId: string; shown: LinesShown; after: number }

const PAGE = 50

/** A page of a statement's lines, each with what it stands for or may stand for. */
export async function reviewStatement(db: Db | Tx, pageQuery: PageOfLines): Promise<Review> {
  const bank = await getBankAccount(db, pageQuery.bankAccountId)
  const rows = await linesShown(db, pageQuery)
  const shown = rows.slice(0, PAGE)
  const days = shown.map(({ day }) => day).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  const place = { account: bank.account, bankAccountId: bank.id }
  const facts = from && to ? await candidatesFor(db, { ...place, from, to }) : undefined
  const ids = shown.map(({ id }) => id)
  const [booked, waiting] = [await bookedLines(db, ids), await proposalsOfLines(db, ids)]
  const learned = await learnedActs(db, bank.id)
  const lines = shown.map((line) => {
    const suggestions = facts && line.open !== 0 ? suggestionsFor(line, facts) : []
    const isUnexplained = line.open !== 0 && suggestions.every(({ kind }) => wordKinds.has(kind))
    return {
      ...line,
      isBooked: booked.has(line.id),
      waiting: waiting.get(line.id),
      suggestions,
      acts: isUnexplained ? actsForLine(line, bank.account, learned) : [],
    }
  })
  const next = rows.length > PAGE ? shown.at(-1)?.row : undefined
  return { lines, next, counts: await countLines(db, pageQuery.id) }
}

/** No record explains such a line; its words may. */
const wordKinds: ReadonlySet<SuggestionKind> = new Set(['bank', 'suspense', 'unknown'])

type Row = Omit<ReviewedLine, 'suggestions' | 'acts' | 'isBooked' | 'waiting'>

const LINKED = sql`
  left join (
    select line_id, sum(amount)::bigint as amount, array_agg(says order by made_at) as links
    from bank_line_link group by line_id) as link on link.line_id = line.id`

async function linesShown(db: Db | Tx, { id, shown, after }: PageOfLines): Promise<Row[]> {
  const isOpen = sql`line.amount <> coalesce(link.amount, 0)`
  const wanted = {
    terbuka: isOpen,
    cocok: sql`link.line_id is not null`,
    semua: sql`true`,
  }[shown]
  const { rows } = await sql<Row>`
    select line.id, line.row, line.day, line.amount, line.sen, line.description, line.note,
      line.bank_account_id as "bankAccountId",
      (line.amount - coalesce(link.amount, 0))::bigint as open, coalesce(link.links, '{}') as links
    from bank_line as line ${LINKED}
    where line.statement_id = ${id} and line.row > ${after} and ${wanted}
    order by line.row
    limit ${PAGE + 1}`.execute(db)
  return rows
}

async function countLines(db: Db | Tx, id: string): Promise<Review['counts']> {
  const { rows } = await sql<Review['counts']>`
    select count(*)::int as all, (count(*) filter (where link.line_id is not null))::int as linked,
      (count(*) filter (where line.amount <> coalesce(link.amount, 0)))::int as open
    from bank_line as line ${LINKED}
    where line.statement_id = ${id}`.execute(db)
  return rows[0] as Review['counts']
}
