import { type AuditedAct, recordAudit } from '#features/staff/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { contactSearched } from './search-text.ts'

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
    .where('says', '=', look.sentence)
    .where('made_at', '>', new Date(ctx.now().getTime() - HOUR_MS))
    .limit(1)
    .executeTakeFirst()
  if (!seen) await recordAudit(ctx, ctx.db, look)
}

type Search = Pick<AuditedAct, 'staff' | 'permission'> & {
  text: string | undefined
  /** What the audit entry says was done. */
  sentence?: string
}

/**
 * Writes that somebody looked for a donor by a contact: whether a person gives is an answer of its own. The entry says
 * which kind, never the contact (docs/decisions/0090).
 */
export async function recordContactSearch(
  ctx: Ctx,
  { staff, permission, text, sentence = 'Mencari donatur dengan kontaknya' }: Search,
): Promise<void> {
  const kontak = contactSearched(text ?? '')
  if (!kontak) return
  const details = { kontak }
  await recordAudit(ctx, ctx.db, { staff, permission, sentence, details })
}
