import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { DAY_MS } from '../time/jakarta.ts'
import type { Schedule } from './jobs.server.ts'

const DONE_KEPT_MS = 30 * DAY_MS
const DEAD_KEPT_MS = 180 * DAY_MS

/** Short statements, and other schedules do not wait long: what is left is forgotten at the next run. */
const BATCH = 1_000
const MOST_BATCHES = 20

type Size = { batch: number; mostBatches: number }
type DeadRow = { name: string }

/** Forgets jobs that were done 30 days ago, and says which it forgets that have been dead for 180 days. */
export async function forgetJobs(
  { db, log, now }: Pick<Ctx, 'db' | 'log' | 'now'>,
  { batch, mostBatches }: Size = { batch: BATCH, mostBatches: MOST_BATCHES },
): Promise<void> {
  const done = new Date(now().getTime() - DONE_KEPT_MS)
  const dead = new Date(now().getTime() - DEAD_KEPT_MS)
  await inBatches({ batch, mostBatches }, async () => {
    // An id begins with the moment its row was written: the key finds old rows without an index of their own.
    const { rows } = await sql`
      with old as materialized (
        select id from job where id < ${firstIdAt(done)}::uuid and done_at < ${done}
        order by id limit ${batch} for update skip locked)
      delete from job using old where job.id = old.id returning job.id`.execute(db)
    return rows.length
  })
  await inBatches({ batch, mostBatches }, async () => {
    const { rows } = await sql<DeadRow>`
      with old as materialized (
        select id from job where dead_at < ${dead}
        order by dead_at limit ${batch} for update skip locked)
      delete from job using old where job.id = old.id returning name`.execute(db)
    if (rows.length > 0) log.warn('jobs.forgotten-dead', { names: countByName(rows) })
    return rows.length
  })
}

export const forgetJobsSchedule: Schedule = {
  name: 'jobs.forget',
  everyMs: 10 * 60_000,
  run: (ctx) => forgetJobs(ctx),
}

async function inBatches(
  { batch, mostBatches }: Size,
  forgetOne: () => Promise<number>,
): Promise<void> {
  for (let count = 0; count < mostBatches; count += 1) {
    if ((await forgetOne()) < batch) return
  }
}

/** No UUIDv7 of this moment or a later one is smaller. */
function firstIdAt(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

function countByName(rows: readonly DeadRow[]): Record<string, number> {
  const byName = Map.groupBy(rows, ({ name }) => name)
  return Object.fromEntries([...byName].map(([name, those]) => [name, those.length]))
}
