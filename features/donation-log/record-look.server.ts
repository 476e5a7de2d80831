import { type AuditedAct, recordAudit } from '#features/staff/audit.server.ts'
import type { Ctx } from '#platform/context.ts'

const HOUR_MS = 3_600_000

/** Writes that somebody looked at a donor's data: once per person and document in an hour (docs/decisions/0082). */
export async function recordLook(
  ctx: Ctx,
  look: AuditedAct & { documentId: string },
): Promise<void> {
  const seen = await ctx.db
    .selectFrom('audit_entry')
    .select('id')
    .where('document_id', '=', look.documentId)
    .where('staff_id', '=', look.staff.id)
    .where('says', '=', look.says)
    .where('made_at', '>', new Date(ctx.now().getTime() - HOUR_MS))
    .limit(1)
    .executeTakeFirst()
  if (!seen) await recordAudit(ctx, ctx.db, look)
}
