import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/** What WhatsApp as a whole is held under. */
export const ALL_WHATSAPP = 'whatsapp'

type Named = { name: string }

/** Whether nothing goes by WhatsApp, or nothing of this template, until somebody has looked. */
export async function isHeldBack(db: Db | Tx, { name }: Named): Promise<boolean> {
  const rows = await db
    .selectFrom('message_hold')
    .select('subject')
    .where('subject', 'in', [ALL_WHATSAPP, `${ALL_WHATSAPP} ${name}`])
    .where('lifted_at', 'is', null)
    .limit(1)
    .execute()
  return rows.length > 0
}

/** Holds WhatsApp, or one of its templates, and says so in the log once. */
export async function holdMessages(ctx: Ctx, subject: string, code: number): Promise<void> {
  const held = { code: String(code), held_at: ctx.now(), lifted_at: null, lifted_by: null }
  await ctx.db
    .insertInto('message_hold')
    .values({ subject, ...held })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(held))
    .execute()
  ctx.log.error('message.held', { subject, code })
}

/** What is held now, the latest first. */
export async function listHolds(db: Db | Tx) {
  return db
    .selectFrom('message_hold')
    .select(['subject', 'code', 'held_at as heldAt'])
    .where('lifted_at', 'is', null)
    .orderBy('held_at', 'desc')
    .execute()
}

/** Lets messages go again; what waited goes at its next try. */
export async function liftHold(ctx: Ctx, subject: string, { by }: { by: string }): Promise<void> {
  await ctx.db
    .updateTable('message_hold')
    .set({ lifted_at: ctx.now(), lifted_by: by })
    .where('subject', '=', subject)
    .where('lifted_at', 'is', null)
    .execute()
}
