import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Rupiah } from '#platform/money/money.ts'
import {
  type DonatedUnits,
  donatedUnits,
  termsOf,
  type WakafPackage,
  type WakafUnit,
} from './wakaf.ts'

/** The units of campaigns that have them, by the campaign's row id. */
export async function listUnits(db: Db): Promise<Map<string, WakafUnit>> {
  const rows = await db
    .selectFrom('wakaf_unit')
    .select(['campaign_id', 'name', 'price', 'total', 'remaining'])
    .execute()
  return new Map(rows.map(({ campaign_id, ...unit }) => [campaign_id, unit]))
}

/** The unit of a campaign by its row id; undefined for a campaign without units. */
export async function findUnit(db: Db | Tx, campaignId: string): Promise<WakafUnit | undefined> {
  return await db
    .selectFrom('wakaf_unit')
    .select(['name', 'price', 'total', 'remaining'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst()
}

const packageColumns = [
  'wakaf_package.id',
  'wakaf_package.name',
  'wakaf_package.price',
  'wakaf_package.units',
] as const

/** The packages of a campaign as staff see them, the cheapest first. */
export async function listPackages(
  db: Db | Tx,
  campaignId: string,
): Promise<(WakafPackage & { withdrawnAt: Date | null })[]> {
  return await db
    .selectFrom('wakaf_package')
    .select([...packageColumns, 'withdrawn_at as withdrawnAt'])
    .where('campaign_id', '=', campaignId)
    .orderBy('price')
    .orderBy('id')
    .execute()
}

/** The packages of a campaign that a donor may choose while so many units are left. */
export async function offeredPackages(
  db: Db | Tx,
  { campaignId, remaining }: { campaignId: string; remaining: number },
): Promise<WakafPackage[]> {
  return await db
    .selectFrom('wakaf_package')
    .select(packageColumns)
    .where('campaign_id', '=', campaignId)
    .where('withdrawn_at', 'is', null)
    .where('units', '<=', remaining)
    .orderBy('price')
    .orderBy('id')
    .execute()
}

/** The same for every campaign with packages, by the campaign's row id. */
export async function listOfferedPackages(db: Db): Promise<Map<string, WakafPackage[]>> {
  const rows = await db
    .selectFrom('wakaf_package')
    .innerJoin('wakaf_unit', 'wakaf_unit.campaign_id', 'wakaf_package.campaign_id')
    .select([...packageColumns, 'wakaf_package.campaign_id as campaignId'])
    .where('wakaf_package.withdrawn_at', 'is', null)
    .whereRef('wakaf_package.units', '<=', 'wakaf_unit.remaining')
    .orderBy('wakaf_package.price')
    .orderBy('wakaf_package.id')
    .execute()
  const found = new Map<string, WakafPackage[]>()
  for (const { campaignId, ...each } of rows) {
    found.set(campaignId, [...(found.get(campaignId) ?? []), each])
  }
  return found
}

/** One package that is on offer; undefined for one of another campaign, or withdrawn. */
export async function findOfferedPackage(
  db: Db | Tx,
  { campaignId, id }: { campaignId: string; id: string },
): Promise<WakafPackage | undefined> {
  return await db
    .selectFrom('wakaf_package')
    .select(packageColumns)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** The package a donation chose, by the donation's row id, also one that was withdrawn since. */
export async function chosenPackage(
  db: Db | Tx,
  donationId: string,
): Promise<WakafPackage | undefined> {
  return await db
    .selectFrom('donation')
    .innerJoin('wakaf_package', (join) =>
      join
        .onRef('wakaf_package.campaign_id', '=', 'donation.campaign_id')
        .onRef('wakaf_package.id', '=', 'donation.package_id'),
    )
    .select(packageColumns)
    .where('donation.id', '=', donationId)
    .executeTakeFirst()
}

/** Which of these campaigns have units, by their row ids. */
export async function campaignsWithUnits(db: Db | Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('wakaf_unit')
    .where('campaign_id', 'in', ids)
    .select('campaign_id')
    .execute()
  return new Set(rows.map(({ campaign_id }) => campaign_id))
}

/**
 * What a paid donation asked for and got, in units or packages, with their name; by the donation's row id. Undefined
 * for a donation without units.
 */
export async function findShare(db: Db | Tx, donationId: string) {
  const row = await shares(db).where('wakaf_share.source_id', '=', donationId).executeTakeFirst()
  return row && toShare(row)
}

/** The same by the public id that its donor knows. */
export async function findShareByPublicId(db: Db, publicId: string) {
  const row = await shares(db).where('donation.public_id', '=', publicId).executeTakeFirst()
  return row && toShare(row)
}

type UnitDonation = { id: string; amount: Rupiah; campaign: { id: string } }

/** The units of a donation: those it got, before its payment those it asks for; undefined without units. */
export async function findDonatedUnits(
  db: Db | Tx,
  { id, amount, campaign }: UnitDonation,
): Promise<DonatedUnits | undefined> {
  const unit = await findUnit(db, campaign.id)
  if (!unit) return undefined
  return donatedUnits(amount, termsOf(unit, await chosenPackage(db, id)), await findShare(db, id))
}

function shares(db: Db | Tx) {
  return db
    .selectFrom('wakaf_share')
    .innerJoin('wakaf_unit', 'wakaf_unit.campaign_id', 'wakaf_share.campaign_id')
    .leftJoin('donation', 'donation.id', 'wakaf_share.source_id')
    .leftJoin('wakaf_package', (join) =>
      join
        .onRef('wakaf_package.campaign_id', '=', 'donation.campaign_id')
        .onRef('wakaf_package.id', '=', 'donation.package_id'),
    )
    .select([
      'wakaf_unit.name',
      'wakaf_unit.price',
      'asked',
      'granted',
      'general_amount as general',
    ])
    .select(['wakaf_package.name as packageName', 'wakaf_package.price as packagePrice'])
    .select('wakaf_package.units as packageUnits')
    .where('returned_at', 'is', null)
}

type ShareRow = Awaited<ReturnType<ReturnType<typeof shares>['executeTakeFirstOrThrow']>>

function toShare({ asked, granted, general, ...row }: ShareRow) {
  const { name, size } = termsOf(row, packageInRow(row))
  return { name, asked: asked / size, granted: granted / size, general }
}

type PackageColumns = {
  packageName: string | null
  packagePrice: Rupiah | null
  packageUnits: number | null
}

/** The package of a row that may have none. */
export function packageInRow({
  packageName: name,
  packagePrice: price,
  packageUnits: units,
}: PackageColumns) {
  return name !== null && price !== null && units !== null ? { name, price, units } : undefined
}
