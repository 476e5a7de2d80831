import { findShareByPublicId } from '#features/wakaf/queries.server.ts'
import { surplusWords } from '#features/wakaf/wakaf.ts'
import type { Ctx } from '#platform/context.ts'

/** What a donor is told who asked for more units of a wakaf than were left; null when all were in stock. */
export async function unitsNotice(ctx: Ctx, publicId: string): Promise<string | null> {
  const share = await findShareByPublicId(ctx.db, publicId)
  return (share && surplusWords(share, share.name)) ?? null
}
