import {
  earliestPolicyDay,
  listPolicies,
  recordPolicy,
} from '#features/books/amil-policy.server.ts'
import { amilShares, type SharedFund } from '#features/books/amil-share.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'

/** Puts the law's highest share of every fund in force, once; no share is taken without a policy. */
export async function agreeSoakShares(
  ctx: Ctx,
  [madeBy, decidedBy]: readonly [string, string],
): Promise<void> {
  if ((await listPolicies(ctx.db)).length > 0) return
  const words = { basisText: 'Uji ketahanan', decree: 'Uji' }
  await inTransaction(ctx.db, async (tx) => {
    for (const fund of Object.keys(amilShares) as SharedFund[]) {
      const { perMille } = amilShares[fund]
      const basis = fund === 'Z' ? ('zakat' as const) : ('infak' as const)
      const validFrom = await earliestPolicyDay({ ...ctx, db: tx }, fund)
      const terms = { fund, campaignId: null, perMille, basis, validFrom, ...words }
      await recordPolicy({ ...ctx, db: tx }, terms, { madeBy, decidedBy })
    }
  })
}
