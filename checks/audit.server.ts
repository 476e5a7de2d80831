import { sql } from 'kysely'
import { type ChainReport, verifyChain } from '#features/staff/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { keepCheckResults } from '#platform/db/check-result.server.ts'
import { DAY_MS } from '#platform/jakarta.ts'
import type { Schedule } from '#platform/jobs.server.ts'

/** An entry joins the chain within minutes. */
const PATIENCE_MS = 3_600_000

export const auditCheckSchedule: Schedule = {
  name: 'checks.audit',
  everyMs: DAY_MS,
  run: checkAudit,
}

/** Walks the audit log's chain; an error is logged. The head stands in the log, where a rewritten chain differs. */
export async function checkAudit(ctx: Ctx): Promise<void> {
  const { answers, chain } = await askWithChain(ctx)
  await keepCheckResults(ctx, answers)
  for (const [check, count] of Object.entries(answers)) {
    if (count > 0) ctx.log.error('check.failed', { check, count })
  }
  const { checked, head } = chain
  ctx.log.info('checks.audit', { ...answers, checked, head })
}

type Parts = Pick<Ctx, 'db' | 'now'>
type AuditQuestion = 'auditChainBroken' | 'auditEntriesInNoChain'

/** The number of errors by check. */
export async function askAudit(ctx: Parts): Promise<Record<AuditQuestion, number>> {
  return (await askWithChain(ctx)).answers
}

async function askWithChain({
  db,
  now,
}: Parts): Promise<{ answers: Record<AuditQuestion, number>; chain: ChainReport }> {
  const chain = await verifyChain(db)
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from audit_entry as entry
    where made_at < ${new Date(now().getTime() - PATIENCE_MS)}
      and not exists (select 1 from audit_link as link where link.entry_id = entry.id)`.execute(db)
  const answers = {
    auditChainBroken: chain.brokenAt === undefined ? 0 : 1,
    auditEntriesInNoChain: rows[0]?.wrong ?? 0,
  }
  return { answers, chain }
}
