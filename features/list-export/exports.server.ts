import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { DonorExportStatus, PersonalField } from '#platform/db/schema/schema-donor-export.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { ExportGone, ExportUnknown } from './errors.ts'
import { partKey, readExportRows } from './export-parts.server.ts'
import type { ExportCell, ExportedList, ExportedLists, ListFilters } from './exported-list.ts'

export type ExportRow = {
  id: string
  /** A name of ExportedLists. */
  list: string
  filters: ListFilters
  fields: PersonalField[]
  reason: string
  madeBy: { id: string; name: string }
  approvedBy: string | null
  madeAt: Date
  status: DonorExportStatus
  written: number
  total: number | null
  expiresAt: Date
}

/** The latest exports of these lists, of everybody. */
export async function listExports(db: Db, lists: readonly string[]): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom('donor_export as export')
    .innerJoin('staff as maker', 'maker.id', 'export.made_by')
    .leftJoin('staff as approver', 'approver.id', 'export.approved_by')
    .selectAll('export')
    .select(['maker.name as maker_name', 'approver.name as approver_name'])
    .where('export.list', 'in', [...lists])
    .orderBy('export.made_at', 'desc')
    .orderBy('export.id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    list: row.list,
    filters: row.filters,
    fields: row.fields,
    reason: row.reason,
    madeBy: { id: row.made_by, name: row.maker_name },
    approvedBy: row.approver_name,
    madeAt: row.made_at,
    status: row.status,
    written: row.written,
    total: row.total,
    expiresAt: row.expires_at,
  }))
}

export type OpenedExport = {
  /** Of ExportedLists. */
  name: string
  list: ExportedList
  fields: PersonalField[]
  written: number
  head: readonly string[]
  rows: AsyncIterable<ExportCell[][]>
}

/**
 * The rows of a finished export for who asked for it. Refuses with ExportUnknown for another person's, and with
 * ExportGone for one that is not ready or whose day is over.
 */
export async function openExport(
  ctx: Ctx,
  { lists, id, by }: { lists: ExportedLists; id: string | undefined; by: string },
): Promise<OpenedExport> {
  const row = isRowId(id)
    ? await ctx.db
        .selectFrom('donor_export')
        .selectAll()
        .where('id', '=', id)
        .where('made_by', '=', by)
        .executeTakeFirst()
    : undefined
  const listed = row && lists[row.list]
  if (!listed) throw new ExportUnknown()
  if (row.status !== 'ready' || row.expires_at <= ctx.now()) throw new ExportGone()
  if (!(await ctx.files.get(partKey(row, 1)))) throw new ExportGone()
  const { list: name, fields, written } = row
  const list = await listed.load()
  const rows = readExportRows(ctx, row)
  return { name, list, fields, written, head: list.head(fields), rows }
}

const AT_ONCE = 20

/** What was searched for may be a name. */
const withoutSearch = sql<string>`filters - 'cari'`

/** Removes the files of exports whose day is over; their rows stay as the record of who took what. */
export async function removeOldExports(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .selectFrom('donor_export')
    .select(['id', 'folder', 'parts'])
    .where('status', '!=', 'removed')
    .where('expires_at', '<=', ctx.now())
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute()
  for (const row of rows) {
    // A run that was killed may have put one part more than the row tells.
    for (let part = 1; part <= row.parts + 1; part += 1) await ctx.files.remove(partKey(row, part))
    await ctx.db
      .updateTable('donor_export')
      .set({ status: 'removed', updated_at: ctx.now(), after: null, filters: withoutSearch })
      .where('id', '=', row.id)
      .execute()
  }
}

export const removeExportsSchedule: Schedule = {
  name: 'donor-export.remove',
  everyMs: 10 * 60_000,
  run: removeOldExports,
}
