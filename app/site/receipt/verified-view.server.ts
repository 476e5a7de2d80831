import { data } from 'react-router'
import { verifyReceipt } from '#features/receipt/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Limit, limit, TooManyTries } from '#platform/http/rate-limit.server.ts'

export type VerifiedView = NonNullable<Awaited<ReturnType<typeof verifiedView>>>

// Receipt numbers have no gaps. This limit stops counting through them; a person who checks papers never reaches it.
const lookups: Limit = { name: 'receipt lookups', burst: 60, everySeconds: 5 }

/** The data of the verification screen; null when no receipt has this number. Throws 429 for too many lookups. */
export async function verifiedView(
  ctx: Ctx,
  { number, address }: { number: string; address: string },
) {
  await counted(ctx, address)
  const found = await verifyReceipt(ctx, number)
  if (!found) return null
  // Fields are listed one by one, so new columns of the query never reach strangers by accident.
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

async function counted(ctx: Ctx, address: string): Promise<void> {
  try {
    await limit(ctx, lookups, address)
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error
    throw data({ message: error.message }, { status: error.status })
  }
}
