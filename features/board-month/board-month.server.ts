import { closedThrough } from '#features/books/close-period.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import {
  type GroupedSum,
  monthAfter,
  monthlyPairSums,
  monthOf,
  type PairSum,
  pairSumsBy,
  type StatementPeriod,
} from '#features/ledger/pair-sums.server.ts'
import { standingLines, type StoredLine } from '#features/plan/plan.server.ts'
import { entityFunds, fundChange, ledgerFacts } from '#features/statements/ledger-facts.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { addDays, isDay } from '#platform/time/jakarta.ts'
import {
  addFlow,
  amilAgainstCap,
  type BoardLine,
  type BoardMonth,
  type Flow,
  flowOf,
  largestChanges,
  plannedFlow,
} from './board-month.ts'
import { largestDocuments } from './largest-documents.server.ts'

/** What came, what was passed on and what is held in a month, for a board that reads it in a minute. */
export async function boardMonth(db: Db, month: string): Promise<BoardMonth> {
  const days = daysOf(month)
  const lastDays = daysOf(yearBefore(month))
  const sums = await pairSumsBy(db, days, 'campaign_id')
  const lastSums = await pairSumsBy(db, lastDays, 'campaign_id')
  const plan = await standingLines(db, Number(month.slice(0, 4)))
  const figures = { sums, lastSums, plan, month }
  const funds = fundLines(figures)
  const programmes = await programmeLines(db, figures)
  const documents = await largestDocuments(db, days)
  const opened = await db
    .selectFrom('opening_share')
    .select(['fund', 'eligible', 'taken'])
    .execute()
  const closed = await closedThrough({ db })
  const lastFunds = fundLines({ ...figures, sums: lastSums, lastSums: [] })
  return {
    month,
    days,
    isClosed: closed !== undefined && closed >= days.through,
    total: { ...totalOf(funds), lastYear: totalOf(lastFunds), plan: planOf(plan, month) },
    funds,
    programmes: programmes.slice(0, SHOWN),
    trail: await trailOf(db, days),
    amil: amilAgainstCap(sums, opened),
    changes: largestChanges(programmes, documents),
    documents: documents.slice(0, SHOWN_DOCUMENTS),
  }
}

const SHOWN = 8
const SHOWN_DOCUMENTS = 8

/** The month that a typed 'yyyy-mm' names, or undefined. */
export function boardMonthNamed(typed: string | undefined): string | undefined {
  return typed && /^\d{4}-\d{2}$/.test(typed) && isDay(`${typed}-01`) ? typed : undefined
}

function daysOf(month: string): StatementPeriod {
  const from = `${month}-01`
  return { from, through: addDays(monthAfter(from), -1) }
}

function yearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

function totalOf(lines: readonly BoardLine[]) {
  const total = { came: 0, passedOn: 0, held: 0 }
  for (const line of lines) {
    addFlow(total, line)
    total.held += line.held
  }
  return total
}

type BoardSources = {
  sums: readonly GroupedSum[]
  lastSums: readonly GroupedSum[]
  plan: readonly StoredLine[]
  month: string
}

function planOf(lines: readonly StoredLine[], month: string): Flow | undefined {
  return lines.length > 0 ? plannedFlow(lines, month) : undefined
}

/** Every fund that ever held anything. */
function fundLines({ sums, lastSums, plan, month }: BoardSources): BoardLine[] {
  const all = [...entityFunds.amil, ...entityFunds.wakaf]
  return all.flatMap((fund) => {
    const own = sums.filter((sum) => sum.fund === fund)
    if (own.length === 0) return []
    const [, , , held] = fundChange(ledgerFacts(own, [fund]))
    const lastYear = flowWithin(lastSums.filter((sum) => sum.fund === fund))
    const lines = plan.filter((line) => line.fund === fund)
    const planned = planOf(lines, month)
    return [{ id: fund, name: fundWords[fund], ...flowWithin(own), held, lastYear, plan: planned }]
  })
}

function flowWithin(sums: readonly PairSum[]): Flow {
  const flow = { came: 0, passedOn: 0 }
  for (const sum of sums) if (!sum.isBefore) addFlow(flow, flowOf(sum))
  return flow
}

/** Every programme with money that moved or is held, the largest first; what belongs to none stands by its fund. */
async function programmeLines(
  db: Db,
  { sums, lastSums, plan, month }: BoardSources,
): Promise<BoardLine[]> {
  const idOf = (sum: GroupedSum) => sum.groupId ?? sum.fund
  const ids = [...new Set([...sums, ...lastSums].map(idOf))]
  const titles = await db
    .selectFrom('campaign')
    .select(['id', 'title'])
    .where(
      'id',
      'in',
      ids.filter((id) => id.length > 2).concat('00000000-0000-0000-0000-000000000000'),
    )
    .execute()
  const names = new Map(titles.map(({ id, title }) => [id, title]))
  const lines = ids.map((id): BoardLine => {
    const own = sums.filter((sum) => idOf(sum) === id)
    const name = names.get(id) ?? `${fundWords[id as Fund] ?? id}, di luar program`
    const held = heldOf(own)
    const lastYear = flowWithin(lastSums.filter((sum) => idOf(sum) === id))
    const lines = plan.filter(({ campaignId, fund }) => (campaignId ?? fund) === id)
    return { id, name, ...flowWithin(own), held, lastYear, plan: planOf(lines, month) }
  })
  const weight = (line: BoardLine) => line.came + line.passedOn
  return lines
    .filter((line) => weight(line) !== 0 || weight({ ...line, ...line.lastYear }) !== 0)
    .toSorted((a, b) => weight(b) - weight(a) || (a.name < b.name ? -1 : 1))
}

/** Income less all spending since the beginning. */
function heldOf(sums: readonly GroupedSum[]): number {
  return sums.reduce((held, { debit, credit, amount }) => {
    const isEquity = (code: string) => /^[3456]/.test(code)
    return held + (isEquity(credit) ? amount : 0) - (isEquity(debit) ? amount : 0)
  }, 0)
}

async function trailOf(db: Db, { from }: StatementPeriod): Promise<BoardMonth['trail']> {
  const first = `${yearBefore(from.slice(0, 7))}-01`
  const flows = new Map<string, Flow>()
  for (let month = first; month <= from; month = monthAfter(month))
    flows.set(month, { came: 0, passedOn: 0 })
  for (const sum of await monthlyPairSums(db, { from: first, until: monthAfter(from) })) {
    const flow = flows.get(monthOf(sum.month))
    if (flow) addFlow(flow, flowOf(sum))
  }
  return [...flows].map(([month, flow]) => ({ month: month.slice(0, 7), ...flow }))
}
