import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { Theme } from '#platform/db/schema/schema-account.ts'
import type { Me, Purpose } from './account.ts'
import { changeConsents } from './consents.server.ts'
import { contactsOf, getMe } from './queries.server.ts'
import { sealTaxId } from './tax-id.server.ts'

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
    const contacts = await contactsOf(tx, accountId)
    await changeConsents(ctx.within(tx), { accountId, contacts, consents })
    return getMe(ctx.within(tx), accountId)
  })
}
