import { getSegment, segmentMembers } from '#features/donor-record/segments.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { SendingAudience } from '#platform/db/schema/message/schema-sending.ts'

type Portion = {
  /** How many are on the list already, and the last of them by id. */
  after: number
  last: string | undefined
  limit: number
}

/** The next donors of an audience that are not on the list yet. */
export async function donorsIn(
  ctx: Ctx,
  audience: SendingAudience,
  { after, last, limit }: Portion,
): Promise<string[]> {
  if ('segment' in audience) {
    const { items } = await segmentMembers(ctx, audience.segment, { after: last, limit })
    return items.map(({ donorId }) => donorId)
  }
  const left = Math.min(limit, audience.largest - after)
  if (left <= 0) return []
  const rows = await ctx.db
    .selectFrom('donor_sum')
    .select('donor_id')
    .orderBy('amount', 'desc')
    .orderBy('donor_id', 'desc')
    .offset(after)
    .limit(left)
    .execute()
  return rows.map((row) => row.donor_id)
}

/** Whom an audience is, in a sentence. */
export async function audienceWords(
  { db }: Pick<Ctx, 'db'>,
  audience: SendingAudience,
): Promise<string> {
  if ('segment' in audience) {
    const { name, words } = await getSegment(db, audience.segment)
    return `${name}: ${words}`
  }
  return `${audience.largest.toLocaleString('id-ID')} donatur dengan donasi terbesar`
}
