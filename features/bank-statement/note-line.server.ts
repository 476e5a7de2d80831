import type { Ctx } from '#platform/context.ts'
import { LineUnknown } from './errors.ts'

/** Writes what an open line waits for; an empty note takes it back. It books nothing, and the line stays open. */
export async function noteLine(
  ctx: Ctx,
  { lineId, note }: { lineId: string; note: string },
  { by }: { by: string },
): Promise<void> {
  const noted = note ? { note, noted_by: by, noted_at: ctx.now() } : null
  const { numUpdatedRows } = await ctx.db
    .updateTable('bank_line')
    .set(noted ?? { note: null, noted_by: null, noted_at: null })
    .where('id', '=', lineId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new LineUnknown()
}
