import type { Ctx } from '#platform/context.ts'
import type { Label } from '#platform/security/secret-box.server.ts'
import { seal, unseal } from '#platform/security/secret-box.server.ts'

/** The label that encrypts an account's NPWP or NIK. */
function labelOf(accountId: string): Label {
  return { purpose: 'account tax id', owner: accountId }
}

/** An NPWP or NIK as stored in its account's row. */
export function sealTaxId(ctx: Ctx, accountId: string, taxId: string): string {
  return seal(ctx.config, labelOf(accountId), taxId)
}

/** The NPWP or NIK in a row; undefined when there is none, or when another secret encrypted it. */
export function openTaxId(ctx: Ctx, accountId: string, sealed: string | null): string | undefined {
  if (sealed === null) return undefined
  try {
    return unseal(ctx.config, labelOf(accountId), sealed)
  } catch (cause) {
    ctx.log.error('account.tax-id-sealed', { accountId, cause })
    return undefined
  }
}

/** The decrypted NPWP or NIK of an account, for its owner's own forms. */
export async function taxIdOf(ctx: Ctx, accountId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('account')
    .select('tax_id')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return openTaxId(ctx, accountId, row?.tax_id ?? null)
}
