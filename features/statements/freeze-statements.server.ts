import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Signer } from '#platform/settings/institution.ts'
import { addDays } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { closedThrough } from '#features/books/close-period.server.ts'
import type { DrawnStatement } from './draw-statement.ts'
import { keepMonthSums, type StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import { signersOf } from './signers.server.ts'
import { allStatements } from './statement-at.server.ts'
import { statementKinds } from './statement-kinds.ts'
import type { TrialRow } from './trial/trial-balance.ts'
import { trialOfPeriod } from './trial/trial-of-period.server.ts'

/** What a closing froze, as it lies in its text. */
export type FrozenSet = {
  institution: string
  period: StatementPeriod
  closing: { proposedBy: string; approvedBy: string; approvedAt: string; note: string }
  signers: Signer[]
  statements: (DrawnStatement & { title: string })[]
  trialBalance: TrialRow[]
}

type Closing = {
  id: string
  through: string
  before: string | null
  note: string
  maker: string | null
  decider: string | null
  approvedAt: Date
}

/**
 * Freezes the statements of every closed period that has none yet, the oldest first. Nothing is booked into a closed
 * day, so they are the same whenever this runs.
 */
export async function freezeClosed(ctx: Ctx): Promise<number> {
  const { rows } = await sql<Closing>`
    select period.id, period.closed_through as through, period.note, maker.name as maker,
      decider.name as decider, period.approved_at as "approvedAt",
      (select max(other.closed_through) from period_close as other
        where other.status = 'approved' and other.closed_through < period.closed_through) as before
    from period_close as period
    left join staff as maker on maker.id = period.made_by
    left join staff as decider on decider.id = period.approved_by
    where period.status = 'approved'
      and not exists (select 1 from statement_set where closing_id = period.id)
    order by period.closed_through`.execute(ctx.db)
  // Of a closing that an earlier version wrote.
  const last = await closedThrough(ctx)
  if (last) await keepMonthSums(ctx.db, last)
  for (const closing of rows) {
    const { through, before } = closing
    const year = `${through.slice(0, 4)}-01-01`
    const from = before ? addDays(before, 1) : year
    const isYear = through.endsWith('-12-31')
    if (!isYear || from !== year) await freeze(ctx, closing, { span: 'period', from, through })
    if (isYear) await freeze(ctx, closing, { span: 'year', from: year, through })
  }
  if (rows.length > 0) ctx.pages.purge('/laporan')
  return rows.length
}

type Span = StatementPeriod & { span: 'period' | 'year' }

async function freeze(ctx: Ctx, closing: Closing, { span, ...period }: Span): Promise<void> {
  const statements = await allStatements(ctx.db, period)
  const frozen: FrozenSet = {
    institution: ctx.config.institution.legalName,
    period,
    closing: {
      proposedBy: closing.maker ?? '',
      approvedBy: closing.decider ?? '',
      approvedAt: closing.approvedAt.toISOString(),
      note: closing.note,
    },
    signers: await signersOf(ctx.db),
    statements: statements.map((each) => ({ ...each, title: statementKinds[each.kind].title })),
    trialBalance: await trialOfPeriod(ctx.db, period),
  }
  const content = canonicalJson(frozen)
  const hash = createHash('sha256').update(content, 'utf8').digest('hex')
  await sql`
    insert into statement_set
      (id, closing_id, span, from_day, through_day, content, hash, frozen_at)
    values (${ctx.newId()}, ${closing.id}, ${span}, ${period.from}, ${period.through}, ${content},
      ${hash}, ${ctx.now()})
    on conflict (closing_id, span) do nothing`.execute(ctx.db)
}

/** Within minutes of a closing its statements are frozen. */
export const freezeSchedule: Schedule = {
  name: 'statements.freeze',
  everyMs: 300_000,
  run: async (ctx) => void (await freezeClosed(ctx)),
}

/** JSON with one spelling: keys in order, no spaces. The same facts give the same bytes, and so the same sum. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`)
  return `{${entries.join(',')}}`
}
