import type { Ctx } from '#platform/context.ts'
import { PackageTooLarge, PackageTwice, TooManyPackages, UnitMissing } from './errors.ts'
import { changeWakaf } from './change-wakaf.server.ts'
import type { PackageForm } from './package-form.ts'
import { listPackages } from './queries.server.ts'

/** More tiles than a donor reads. */
const MOST_OFFERED = 7

/**
 * Offers a package of a campaign's units: so many of them for a price of its own. What it is stays as it is, for the
 * units of a donation follow from it; a better one takes its place. Answers its id.
 */
export async function addPackage(
  ctx: Ctx,
  { campaignId, form }: { campaignId: string; form: PackageForm },
): Promise<string> {
  const { packageName: name, packagePrice: price, packageUnits: units } = form
  const id = ctx.newId()
  await changeWakaf(ctx, campaignId, async (tx, { unit }) => {
    if (!unit) throw new UnitMissing()
    if (units > unit.total) throw new PackageTooLarge(unit.total)
    const offered = (await listPackages(tx, campaignId)).filter((each) => !each.withdrawnAt)
    if (offered.length >= MOST_OFFERED) throw new TooManyPackages(MOST_OFFERED)
    if (offered.some((each) => each.name === name)) throw new PackageTwice()
    await tx
      .insertInto('wakaf_package')
      .values({ campaign_id: campaignId, id, name, price, units, withdrawn_at: null })
      .execute()
  })
  return id
}

/** Takes a package from the offer. Donations that chose it before get its units when they are paid. */
export async function withdrawPackage(
  ctx: Ctx,
  { campaignId, id }: { campaignId: string; id: string },
): Promise<void> {
  await changeWakaf(ctx, campaignId, async (tx) => {
    await tx
      .updateTable('wakaf_package')
      .set({ withdrawn_at: ctx.now() })
      .where('campaign_id', '=', campaignId)
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute()
  })
}
