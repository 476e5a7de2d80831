import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { PersonalField } from '#platform/db/schema-donor-export.ts'
import { DAY_MS } from '#platform/jakarta.ts'
import { defineJob, enqueue } from '#platform/jobs.server.ts'
import { readFilter, type TypedFilter } from './donation-filter.ts'
import { putPart } from './export-parts.server.ts'
import { countDonations, listDonations } from './list-donations.server.ts'
import { withTaxIds } from './tax-ids.server.ts'

export type NewExport = {
  id: string
  filters: TypedFilter
  /** Without any it needs no second person. */
  fields: PersonalField[]
  reason: string
  madeBy: string
  approvedBy: string | null
}

/** Writes an export down and has its rows written in the background. */
export async function beginExport(ctx: Ctx, wanted: NewExport): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .insertInto('donor_export')
      .values({
        id: wanted.id,
        filters: JSON.stringify(wanted.filters),
        fields: JSON.stringify(wanted.fields),
        reason: wanted.reason,
        made_by: wanted.madeBy,
        approved_by: wanted.approvedBy,
        made_at: now,
        status: 'running',
        total: null,
        after: null,
        folder: ctx.newPublicId().toLowerCase(),
        updated_at: now,
        expires_at: new Date(now.getTime() + 2 * DAY_MS),
      })
      .execute()
    await enqueue(tx, writeExportJob, { payload: { exportId: wanted.id }, now })
  })
  ctx.wake()
}

/** Rows of a part, and parts of one run of the job: well within its lease. */
const PART_ROWS = 2_000
const PARTS_AT_ONCE = 5
/** As many as a sheet holds, less its head. */
export const MOST_EXPORTED = 1_000_000

/** Enqueued with the export, and again by itself until all rows are written. */
export const writeExportJob = defineJob(
  { name: 'donor-export.write', lane: 'upkeep' },
  v.object({ exportId: v.pipe(v.string(), v.uuid()) }),
  writeExport,
)

async function writeExport(ctx: Ctx, { exportId }: { exportId: string }): Promise<void> {
  for (let n = 0; n < PARTS_AT_ONCE; n += 1) {
    if (!(await writePart(ctx, exportId))) return
  }
  await enqueue(ctx.db, writeExportJob, { payload: { exportId }, now: ctx.now() })
  ctx.wake()
}

/** Writes the next part; false when there is nothing more to do, or another run is ahead. */
async function writePart(ctx: Ctx, exportId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('donor_export')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirst()
  if (row?.status !== 'running') return false
  const filter = readFilter(row.filters)
  const total = row.total ?? (await countDonations(ctx.db, filter, MOST_EXPORTED + 1))
  const now = ctx.now()
  const mine = { id: exportId, parts: row.parts }
  if (total > MOST_EXPORTED) return await change(ctx, mine, { status: 'failed', total })
  const { rows, next } = await listDonations(ctx.db, filter, {
    after: row.after ?? undefined,
    size: PART_ROWS,
  })
  const full = row.fields.includes('npwp') ? await withTaxIds(ctx, rows) : rows
  await putPart(ctx, row, { part: row.parts + 1, rows: full })
  const written = row.written + rows.length
  const isOurs = await change(ctx, mine, {
    total: Math.max(total, written),
    written,
    parts: row.parts + 1,
    after: next ?? null,
    updated_at: now,
    ...(!next && {
      status: 'ready' as const,
      total: written,
      expires_at: new Date(now.getTime() + DAY_MS),
    }),
  })
  return isOurs && next !== undefined
}

type Change = Partial<{
  status: 'ready' | 'failed'
  total: number
  written: number
  parts: number
  after: string | null
  updated_at: Date
  expires_at: Date
}>

async function change(
  { db }: Ctx,
  { id, parts }: { id: string; parts: number },
  to: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('donor_export')
    .set(to)
    .where('id', '=', id)
    .where('parts', '=', parts)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows === 1n && to.status === undefined
}
