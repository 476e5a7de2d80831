import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { accountNames } from '#features/ledger/queries.server.ts'
import { drawStatement, type DrawnStatement } from './draw-statement.ts'
import { entityFunds, ledgerFacts } from './ledger-facts.ts'
import { type PairSum, pairSums, type StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import { deliveredNotes } from './notes/delivered-notes.ts'
import { filledNoteTables } from './notes/fill-tables.server.ts'
import { type StatementKind, statementKinds, type LayoutLine } from './statement-kinds.ts'

/** The lines of a statement in force on a day, in their order. */
export async function statementLines(
  db: Db | Tx,
  kind: StatementKind,
  day: string,
): Promise<LayoutLine[]> {
  const { rows } = await sql<LayoutLine>`
    select section, heading, words, accounts, funds, side, sign
    from statement_line
    where layout_id = (
      select id from statement_layout where statement = ${kind} and valid_from <= ${day}
      order by valid_from desc limit 1)
    order by position`.execute(db)
  return rows.length > 0 ? rows : deliveredNotes(kind)
}

/**
 * A statement of a period, drawn by the lines in force on its last day; with another period its figures stand beside,
 * under the same lines.
 */
export async function statementAt(
  db: Db | Tx,
  kind: StatementKind,
  { period, prior }: { period: StatementPeriod; prior?: StatementPeriod | undefined },
): Promise<{ now: DrawnStatement; before: DrawnStatement | undefined }> {
  const lines = await statementLines(db, kind, period.through)
  const names = await accountNames(db)
  const draw = async (days: StatementPeriod) =>
    drawn(db, { kind, lines, period: days, sums: await pairSums(db, days), names })
  return { now: await draw(period), before: prior && (await draw(prior)) }
}

type Sources = {
  kind: StatementKind
  lines: readonly LayoutLine[]
  period: StatementPeriod
  sums: readonly PairSum[]
  names: ReadonlyMap<string, string>
}

async function drawn(db: Db | Tx, { kind, lines, period, sums, names }: Sources) {
  const { entity, measure } = statementKinds[kind]
  const facts = { ...ledgerFacts(sums, entityFunds[entity]), names }
  if (measure !== 'notes') return drawStatement(kind, lines, facts)
  const tables = await filledNoteTables(db, lines, { period, entity, sums })
  return drawStatement(kind, lines, { ...facts, tables })
}

/** Every statement of a period from one scan of the postings. */
export async function allStatements(
  db: Db | Tx,
  period: StatementPeriod,
): Promise<DrawnStatement[]> {
  return statementsOf(db, await pairSums(db, period), period)
}

/** The same of sums that are there already, by the lines in force on the last day. */
export async function statementsOf(
  db: Db | Tx,
  sums: readonly PairSum[],
  period: StatementPeriod,
): Promise<DrawnStatement[]> {
  const sources = { period, sums, names: await accountNames(db) }
  const all: DrawnStatement[] = []
  for (const kind of Object.keys(statementKinds) as StatementKind[]) {
    const lines = await statementLines(db, kind, period.through)
    all.push(await drawn(db, { kind, lines, ...sources }))
  }
  return all
}
