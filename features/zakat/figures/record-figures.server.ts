import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { changeShown } from '#platform/db/page-purge.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { FiguresEndBefore, FiguresInPast, RegionTaken, RegionUnknown } from '../errors.ts'
import { figureWords } from './figure-words.ts'
import type { NewFigure } from './figures.ts'
import { listZakatRegions } from './queries.server.ts'

const SHOWN_ON = ['/zakat', '/ramadhan', '/']

const FIGURES_LOCK = 4_202_637

/**
 * Refuses figures that would hold on a day that is over, or in an unknown region: FiguresInPast, FiguresEndBefore,
 * RegionUnknown.
 */
export async function assertRecordable(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  rows: readonly NewFigure[],
): Promise<void> {
  const today = dayOf(now())
  const regions = await listZakatRegions(db)
  for (const { effectiveFrom, effectiveTo, region } of rows) {
    if (effectiveFrom < today) throw new FiguresInPast()
    if (effectiveTo !== null && effectiveTo < effectiveFrom) throw new FiguresEndBefore()
    if (regions.every(({ code }) => code !== region)) throw new RegionUnknown()
  }
}

/**
 * Adds figures of a decree, each in force from its day on; figures already recorded for that day are corrected by a
 * next version. Refuses as assertRecordable.
 */
export async function recordFigures(ctx: Ctx, rows: readonly NewFigure[]): Promise<void> {
  await changeShown(ctx, { lock: FIGURES_LOCK, shownOn: SHOWN_ON }, async (tx) => {
    await assertRecordable(ctx.within(tx), rows)
    for (const row of rows) await addFigure(ctx, tx, row)
  })
}

async function addFigure({ now }: Pick<Ctx, 'now'>, tx: Tx, row: NewFigure): Promise<void> {
  const { kind, region, amount, effectiveFrom, effectiveTo, basis, decree, source } = row
  const { last } = await tx
    .selectFrom('zakat_parameter')
    .select((select) => select.fn.max('version').as('last'))
    .where('kind', '=', kind)
    .where('region', '=', region)
    .where('effective_from', '=', effectiveFrom)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('zakat_parameter')
    .values({
      kind,
      region,
      amount,
      basis,
      decree,
      source,
      effective_from: effectiveFrom,
      effective_to: effectiveTo,
      version: (last ?? 0) + 1,
      unit: figureWords[kind].unit,
      is_sample: false,
      recorded_at: now(),
    })
    .execute()
}

/** Adds a region whose figures may differ from the national ones. Refuses with RegionTaken. */
export async function addZakatRegion(
  ctx: Ctx,
  { code, name }: { code: string; name: string },
): Promise<void> {
  await changeShown(ctx, { lock: FIGURES_LOCK, shownOn: SHOWN_ON }, async (tx) => {
    const regions = await listZakatRegions(tx)
    if (regions.some((each) => each.code === code)) throw new RegionTaken()
    const { last } = await tx
      .selectFrom('zakat_region')
      .select((select) => select.fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('zakat_region')
      .values({ code, name, position: (last ?? 0) + 1 })
      .execute()
  })
}
