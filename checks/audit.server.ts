import { sql } from 'kysely'
import { type ChainReport, verifyChain } from '#features/staff/audit.server.ts'
import { isInChain, mailHead, storedHead, storeHead } from '#features/staff/audit-head.server.ts'
import type { Ctx } from '#platform/context.ts'
import { keepCheckResults } from '#platform/db/check-result.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'

/** An entry joins the chain within minutes. */
const PATIENCE_MS = 3_600_000

export const auditCheckSchedule: Schedule = {
  name: 'checks.audit',
  everyMs: DAY_MS,
  run: checkAudit,
}

/**
 * Walks the audit log's chain, and compares it with the head that was kept among the files; an error is logged. A whole
 * chain's head is then kept anew: among the files, in the log, and in a mail to each auditor.
 */
export async function checkAudit(ctx: Ctx): Promise<void> {
  const { answers, chain } = await askWithChain(ctx)
  await keepCheckResults(ctx, answers)
  for (const [check, count] of Object.entries(answers)) {
    if (count > 0) ctx.log.error('check.failed', { check, count })
  }
  const { checked: position, head: hash } = chain
  ctx.log.info('checks.audit', { ...answers, checked: position, head: hash })
  if (hash === undefined || answers.auditChainBroken + answers.auditChainCut > 0) return
  const earlier = await storedHead(ctx)
  await storeHead(ctx, { position, hash })
  const hasGrown = typeof earlier !== 'object' || earlier.position < position
  if (hasGrown) await mailHead(ctx, { position, hash })
}

type Parts = Pick<Ctx, 'db' | 'now' | 'config' | 'files'>
type AuditQuestion = 'auditChainBroken' | 'auditChainCut' | 'auditEntriesInNoChain'

/** The number of errors by check. */
export async function askAudit(ctx: Parts): Promise<Record<AuditQuestion, number>> {
  return (await askWithChain(ctx)).answers
}

async function askWithChain(
  ctx: Parts,
): Promise<{ answers: Record<AuditQuestion, number>; chain: ChainReport }> {
  const { db, now } = ctx
  const chain = await verifyChain(db)
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from audit_entry as entry
    where made_at < ${new Date(now().getTime() - PATIENCE_MS)}
      and not exists (select 1 from audit_link as link where link.entry_id = entry.id)`.execute(db)
  const answers = {
    auditChainBroken: chain.brokenAt === undefined ? 0 : 1,
    auditChainCut: (await isCut(ctx)) ? 1 : 0,
    auditEntriesInNoChain: rows[0]?.wrong ?? 0,
  }
  return { answers, chain }
}

/** Whether the chain lacks the head that was kept: its end was cut, or all of it written anew. */
async function isCut(ctx: Parts): Promise<boolean> {
  const head = await storedHead(ctx)
  if (head === undefined) return false
  return head === 'forged' || !(await isInChain(ctx.db, head))
}
