import { sql } from 'kysely'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { PersonalField } from '#platform/db/schema/schema-donor-export.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { defineJob, enqueue, type Job } from '#platform/jobs/jobs.server.ts'
import { putPart } from './export-parts.server.ts'
import { type ExportedLists, type ListFilters, MOST_AT_ONCE } from './exported-list.ts'

export type NewExport = {
  id: string
  /** A name of ExportedLists. */
  list: string
  filters: ListFilters
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
        list: wanted.list,
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
    await enqueue(tx, jobOf(wanted.list), { payload: { exportId: wanted.id }, now })
  })
  ctx.wake()
}

/**
 * Begins an export of a list that holds no personal data, or answers with the one of the same rows that the person
 * has begun and that is still being written.
 */
export async function beginListExport(
  ctx: Ctx,
  { list, filters, by }: { list: string; filters: ListFilters; by: string },
): Promise<void> {
  const running = await ctx.db
    .selectFrom('donor_export')
    .select('id')
    .where('made_by', '=', by)
    .where('list', '=', list)
    .where('status', '=', 'running')
    .where(sql<boolean>`filters = ${JSON.stringify(filters)}::jsonb`)
    .executeTakeFirst()
  if (running) return
  const id = ctx.newId()
  const without = { fields: [], reason: '', approvedBy: null }
  await beginExport(ctx, { id, list, filters, madeBy: by, ...without })
}

/** Parts of one run of the job: well within its lease. */
const PARTS_AT_ONCE = 5
/** As many as a sheet holds, less its head. */
const MOST_EXPORTED = 1_000_000

const payload = v.object({ exportId: v.pipe(v.string(), v.uuid()) })

type Write = (ctx: Ctx, exporting: v.InferOutput<typeof payload>) => Promise<void>

const donationsJob = (write: Write) =>
  defineJob({ name: 'donor-export.write', lane: 'upkeep' }, payload, write)
// A process of an earlier version takes every export for one of donations; it does not know this job.
const listJob = (write: Write) =>
  defineJob({ name: 'list-export.write', lane: 'upkeep' }, payload, write)

const DONATIONS = 'donasi'
const nobody: Write = async () => {}

/** The job of a list's export, to be enqueued: a worker runs it as `exportJobs` says. */
function jobOf(list: string): Job<v.InferOutput<typeof payload>> {
  return list === DONATIONS ? donationsJob(nobody) : listJob(nobody)
}

/** Enqueued with an export, and again by themselves until all rows are written. */
export function exportJobs(lists: ExportedLists): Job[] {
  const write: Write = (ctx, { exportId }) => writeExport(ctx, lists, exportId)
  return [donationsJob(write), listJob(write)]
}

async function writeExport(ctx: Ctx, lists: ExportedLists, exportId: string): Promise<void> {
  let list: string | undefined
  for (let n = 0; n < PARTS_AT_ONCE; n += 1) {
    list = await writePart(ctx, lists, exportId)
    if (list === undefined) return
  }
  await enqueue(ctx.db, jobOf(list ?? ''), { payload: { exportId }, now: ctx.now() })
  ctx.wake()
}

/** Writes the next part and names the list; undefined when nothing more is to do, or another run is ahead. */
async function writePart(
  ctx: Ctx,
  lists: ExportedLists,
  exportId: string,
): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('donor_export')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirst()
  const listed = row && lists[row.list]
  if (!listed || row.status !== 'running') return undefined
  const list = await listed.load()
  const { filters, fields } = row
  const total = row.total ?? (await list.count(ctx, filters, MOST_EXPORTED + 1))
  const now = ctx.now()
  const mine = { id: exportId, parts: row.parts }
  if (total > MOST_EXPORTED) {
    await change(ctx, mine, { status: 'failed', total })
    return undefined
  }
  const page = { filters, fields, after: row.after ?? undefined, size: MOST_AT_ONCE }
  const { rows, next } = await list.page(ctx, page)
  await putPart(ctx, row, { part: row.parts + 1, rows })
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
  return isOurs && next ? row.list : undefined
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
