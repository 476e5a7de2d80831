import { taxIdLabel } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import type { ExportedDonation } from './columns.ts'
import type { LoggedDonation } from './list-donations.server.ts'

/** The rows with the NPWP or NIK that stands with each; one sealed under another secret stays out. */
export async function withTaxIds(
  ctx: Pick<Ctx, 'config' | 'db'>,
  rows: readonly LoggedDonation[],
): Promise<ExportedDonation[]> {
  if (rows.length === 0) return []
  const sealed = await ctx.db
    .selectFrom('donation')
    .select(['id', 'tax_id'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('tax_id', 'is not', null)
    .execute()
  const taxIds = new Map(sealed.map(({ id, tax_id: text }) => [id, opened(ctx, id, text ?? '')]))
  return rows.map((row) => ({ ...row, taxId: taxIds.get(row.id) ?? null }))
}

function opened({ config }: Pick<Ctx, 'config'>, id: string, sealed: string): string | null {
  try {
    return unseal(config, taxIdLabel(id), sealed)
  } catch {
    return null
  }
}
