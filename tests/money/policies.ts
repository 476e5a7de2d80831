import {
  earliestPolicyDay,
  type PolicyTerms,
  recordPolicy,
} from '#features/books/amil-policy.server.ts'
import { amilShares, type SharedFund } from '#features/books/amil-share.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { TestCtx } from '../context.ts'

/** Puts a policy in force from its day, as two people decide it; by default from the first it may. Answers the day. */
export async function agreePolicy(ctx: TestCtx, terms: Partial<PolicyTerms> = {}): Promise<string> {
  const { fund = 'Z' } = terms
  const people = { madeBy: ctx.newId(), decidedBy: ctx.newId() }
  const validFrom = terms.validFrom ?? (await earliestPolicyDay(ctx, fund))
  await inTransaction(ctx.db, (tx) =>
    recordPolicy(
      ctx.within(tx),
      {
        fund,
        campaignId: null,
        perMille: amilShares[fund].perMille,
        basis: fund === 'Z' ? 'zakat' : 'infak',
        basisText: 'Keputusan rapat pengurus',
        decree: 'SK 1/2026',
        ...terms,
        validFrom,
      },
      people,
    ),
  )
  return validFrom
}

/** The law's highest share of every fund, from today on. */
export async function agreeShares(ctx: TestCtx): Promise<void> {
  for (const fund of Object.keys(amilShares) as SharedFund[]) await agreePolicy(ctx, { fund })
}
