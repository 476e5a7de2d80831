import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { Theme } from '#platform/db/schema/schema-account.ts'
import type { Me, Purpose } from './account.ts'
import { consentsOf, getMe } from './queries.server.ts'
import { sealTaxId } from './tax-id.server.ts'
import { termsInForce } from '#features/site-page/terms-in-force.server.ts'

export type AccountChange = {
  name?: string | undefined
  isAnonymous?: boolean | undefined
  theme?: Theme | undefined
  /** 15 or 16 digits; an empty text removes it. */
  taxId?: string | undefined
  consents?: Partial<Record<Purpose, boolean>> | undefined
}

/** Changes what a member may change without another proof of identity; answers the whole account. */
export async function updateAccount(
  ctx: Ctx,
  accountId: string,
  { name, isAnonymous, theme, taxId, consents = {} }: AccountChange,
): Promise<Me> {
  return inTransaction(ctx.db, async (tx) => {
    await tx
      .updateTable('account')
      .set({
        updated_at: ctx.now(),
        ...(name !== undefined && { name }),
        ...(isAnonymous !== undefined && { is_anonymous: isAnonymous }),
        ...(theme !== undefined && { theme }),
        ...(taxId !== undefined && { tax_id: taxId ? sealTaxId(ctx, accountId, taxId) : null }),
      })
      .where('id', '=', accountId)
      .where('status', '=', 'active')
      .execute()
    const before = await consentsOf(tx, accountId)
    const changed = Object.entries(consents).filter(
      ([purpose, isGiven]) => before[purpose as Purpose] !== isGiven,
    )
    await writeConsents(ctx, tx, { accountId, consents: Object.fromEntries(changed) })
    return getMe(tx, accountId)
  })
}

type Decisions = { accountId: string; consents: Partial<Record<Purpose, boolean>> }

/** Appends decisions with their time and the version of the texts in force; earlier decisions stay. */
export async function writeConsents(
  ctx: Ctx,
  tx: Db | Tx,
  { accountId, consents }: Decisions,
): Promise<void> {
  const decisions = Object.entries(consents)
  if (decisions.length === 0) return
  const now = ctx.now()
  const version = await termsInForce(tx, now)
  const rows = decisions.map(([purpose, isGiven]) => ({
    account_id: accountId,
    id: ctx.newId(),
    purpose,
    is_given: isGiven,
    version,
    decided_at: now,
  }))
  await tx.insertInto('account_consent').values(rows).execute()
}
