import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type AuditDetails, type AuditedAct, recordAudit } from './audit.server.ts'
import { NotPermitted } from './errors.ts'
import { isPermitted } from './permissions.ts'

/**
 * Does one act of staff: refuses without the permission, runs the use case and writes the audit entry in one
 * transaction. `run` gets a context whose `db` is that transaction; dropped pages and woken workers wait for its
 * commit. What `run` adds to `details` stands in the entry.
 */
export async function actAs<T>(
  ctx: Ctx,
  act: AuditedAct,
  run: (ctx: Ctx, details: AuditDetails) => Promise<T>,
): Promise<T> {
  if (!isPermitted(act.staff.role, act.permission)) throw new NotPermitted()
  const purged: string[] = []
  let isWoken = false
  const answer = await inTransaction(ctx.db, async (tx) => {
    // A repeated transaction starts anew.
    purged.length = 0
    const details: AuditDetails = { ...act.details }
    const txCtx: Ctx = {
      ...ctx.within(tx),
      pages: { purge: (...prefixes) => void purged.push(...prefixes) },
      wake: () => {
        isWoken = true
      },
    }
    const result = await run(txCtx, details)
    await recordAudit(ctx, tx, { ...act, details })
    return result
  })
  if (purged.length > 0) ctx.pages.purge(...purged)
  if (isWoken) ctx.wake()
  return answer
}
