import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { LatestCheck, VerificationCheck } from './verification.ts'

/** The latest approved check of each kind of one document, for whoever opens its seal. */
export async function listChecks(db: Db | Tx, documentId: string): Promise<VerificationCheck[]> {
  const { rows } = await sql<VerificationCheck>`
    select kind, has_passed as "hasPassed", valid_until as "validUntil", checked_by as "checkedBy",
      checked_at as "checkedAt", evidence, is_sample as "isSample"
    from ${latestOf(sql`${documentId}::uuid`)} as latest order by kind`.execute(db)
  return rows
}

type CheckState = { kind: string; hasPassed: boolean; until: number | null }

/** A column with the state of a document's checks, for `toLatestChecks`; `documentId` is a column of the query. */
export function checkStates(documentId: RawBuilder<unknown>): RawBuilder<CheckState[]> {
  return sql<CheckState[]>`coalesce((
    select json_agg(json_build_object('kind', kind, 'hasPassed', has_passed,
      'until', (extract(epoch from valid_until) * 1000)::bigint))
    from ${latestOf(documentId)} as latest), '[]'::json)`
}

/** The checks from a column of `checkStates`. */
export function toLatestChecks(states: readonly CheckState[]): LatestCheck[] {
  return states.map(({ until, ...check }) => ({
    ...check,
    validUntil: until === null ? null : new Date(until),
  }))
}

function latestOf(documentId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select distinct on (kind) verification_check.*
    from verification_check
    join verification_decision as decision
      on decision.document_id = verification_check.document_id
      and decision.check_id = verification_check.id
    where verification_check.document_id = ${documentId} and decision.is_approved
    order by kind, decision.decided_at desc, verification_check.id desc)`
}
