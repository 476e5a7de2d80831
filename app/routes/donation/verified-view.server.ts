import { verifyReceipt } from '#features/receipt/queries.server.ts'
import type { Ctx } from '#platform/context.ts'

export type VerifiedView = NonNullable<Awaited<ReturnType<typeof verifiedView>>>

/** What the verification screen shows of a receipt; null when there is none of this number. */
export async function verifiedView(ctx: Ctx, number: string) {
  const found = await verifyReceipt(ctx, number)
  if (!found) return null
  // Named one by one: what the query may come to know one day does not reach strangers by itself.
  const { kind, status, replacedBy, maskedName, institution } = found
  return {
    number: found.number,
    kind,
    status,
    paidAt: found.paidAt.toISOString(),
    voidedAt: found.voidedAt?.toISOString() ?? null,
    replacedBy: replacedBy ?? null,
    maskedName,
    institution: {
      legalName: institution.legalName,
      decree: institution.decree,
      isSample: institution.isSample,
    },
  }
}
