import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { type AgedPrice, agedPrices } from './market-price.ts'
import {
  NATIONAL,
  parametersOf,
  type ZakatParameter,
  type ZakatParameters,
  type ZakatRegion,
} from './parameters.ts'

/** The figures valid at a moment in a region; a region without its own has the national ones. */
export async function currentParameters(
  db: Db | Tx,
  at: Date,
  region: string,
): Promise<ZakatParameters> {
  return parametersOf(await listParameters(db, dayOf(at)), region)
}

/** The prices in force that are old enough for the desk to be warned. */
export async function listAgedPrices({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<AgedPrice[]> {
  const figures = await currentParameters(db, now(), NATIONAL)
  return agedPrices(Object.values(figures), dayOf(now()))
}

/** Every region's figures valid on a day ('yyyy-mm-dd'), each in its newest version. */
export async function listParameters(db: Db | Tx, day: string): Promise<ZakatParameter[]> {
  const newest = db
    .selectFrom('zakat_parameter')
    .distinctOn(['kind', 'region', 'effective_from'])
    .selectAll()
    .orderBy('kind')
    .orderBy('region')
    .orderBy('effective_from')
    .orderBy('version', 'desc')
  return await db
    .selectFrom(newest.as('row'))
    .where('effective_from', '<=', day)
    .where(sql<boolean>`(effective_to is null or effective_to >= ${day}::date)`)
    .select([
      'kind',
      'region',
      'amount',
      'unit',
      'basis',
      'decree',
      'source',
      'effective_from as effectiveFrom',
      'effective_to as effectiveTo',
      'version',
      'is_sample as isSample',
    ])
    .execute()
}

/** Every region with figures, in order. */
export async function listZakatRegions(db: Db | Tx): Promise<ZakatRegion[]> {
  return await db
    .selectFrom('zakat_region')
    .select(['code', 'name'])
    .orderBy('position')
    .orderBy('code')
    .execute()
}
