import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { isDay } from '#platform/time/jakarta.ts'
import type { FrozenSet } from './freeze-statements.server.ts'

export type FrozenSummary = {
  id: string
  span: 'period' | 'year'
  from: string
  through: string
  hash: string
  frozenAt: Date
}

const columns = sql`id, span, from_day as from, through_day as through, hash,
  frozen_at as "frozenAt"`

/** The frozen sets, the latest first. */
export async function listFrozen(db: Db): Promise<FrozenSummary[]> {
  const { rows } = await sql<FrozenSummary>`
    select ${columns} from statement_set order by through_day desc, span desc limit 120`.execute(db)
  return rows
}

export type FoundSet = FrozenSummary & { content: string; set: FrozenSet }

/** The frozen set of days as an address names them: '2026-01-01_2026-12-31'. */
export async function frozenOn(db: Db, days: string | undefined): Promise<FoundSet | undefined> {
  const [from = '', through = '', more] = (days ?? '').split('_')
  if (more !== undefined || !isDay(from) || !isDay(through)) return undefined
  return findFrozen(db, { from, through })
}

/** A frozen set by its id, or by its days. */
export async function findFrozen(
  db: Db,
  by: { id: string } | { from: string; through: string },
): Promise<FoundSet | undefined> {
  const named =
    'id' in by ? sql`id = ${by.id}` : sql`(from_day, through_day) = (${by.from}, ${by.through})`
  const { rows } = await sql<FrozenSummary & { content: string }>`
    select ${columns}, content from statement_set where ${named} limit 1`.execute(db)
  const [row] = rows
  return row && { ...row, set: JSON.parse(row.content) as FrozenSet }
}
