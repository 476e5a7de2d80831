import { data } from 'react-router'
import { verifyReceipt } from '#features/receipt/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Limit, limit, TooManyTries } from '#platform/rate-limit.server.ts'

export type VerifiedView = NonNullable<Awaited<ReturnType<typeof verifiedView>>>

// Numbers have no gap: who looks at papers never comes near this, who counts through them does.
const lookups: Limit = { name: 'receipt lookups', burst: 60, everySeconds: 5 }

/** What the verification screen shows of a receipt; null when there is none of this number; 429 for an address that asks too much. */
export async function verifiedView(
  ctx: Ctx,
  { number, address }: { number: string; address: string },
) {
  await counted(ctx, address)
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

async function counted(ctx: Ctx, address: string): Promise<void> {
  try {
    await limit(ctx, lookups, address)
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error
    throw data({ message: error.message }, { status: error.status })
  }
}
