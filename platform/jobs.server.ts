import { sql } from 'kysely'
import * as v from 'valibot'
import type { Ctx } from './context.ts'
import { uuidV7 } from './context.ts'
import type { Db, Tx } from './db/connect.server.ts'
import { patiently } from './db/patience.server.ts'

export type Job<T = unknown> = {
  name: string
  schema: v.GenericSchema<unknown, T>
  /** Reads the stored payload through the schema and does the work; a payload that does not fit throws. */
  run(ctx: Ctx, stored: unknown): Promise<void>
}

/** Something done again and again. Runs at the start and then every `everyMs`; must be safe to run in several processes. */
export type Schedule = { name: string; everyMs: number; run(ctx: Ctx): Promise<void> }

/** What happens after a commit. The handler must be idempotent: it runs at least once. */
export function defineJob<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  run: (ctx: Ctx, payload: T) => Promise<void>,
): Job<T> {
  return { name, schema, run: async (ctx, stored) => run(ctx, v.parse(schema, stored)) }
}

export type EnqueueOptions = { now: Date; runAt?: Date; key?: string }

/** Writes the job in the caller's transaction. With a key, an unfinished job of that name and key is not doubled. */
export async function enqueue<T extends Record<string, unknown>>(
  tx: Db | Tx,
  job: Job<T>,
  { payload, now, runAt = now, key }: EnqueueOptions & { payload: NoInfer<T> },
): Promise<void> {
  await tx
    .insertInto('job')
    .values({
      id: uuidV7(now),
      name: job.name,
      key: key ?? null,
      payload: JSON.stringify(payload),
      run_at: runAt,
      done_at: null,
      dead_at: null,
      last_error: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const LEASE_SECONDS = 60
const MAX_ATTEMPTS = 12
const BATCH = 20

type Claimed = { id: string; name: string; payload: unknown; attempts: number }

/**
 * Claims due jobs under a lease and runs them outside any transaction, this many at once; what they do to one document
 * is ordered by its lock, as between processes. Answers how many it ran.
 */
export async function runDueJobs(
  ctx: Ctx,
  jobs: ReadonlyMap<string, Job>,
  atOnce = 1,
): Promise<number> {
  const now = ctx.now()
  const leasedUntil = new Date(now.getTime() + LEASE_SECONDS * 1000)
  const { rows } = await sql<Claimed>`
    update job set attempts = attempts + 1, run_at = ${leasedUntil}
    where id in (
      select id from job
      where done_at is null and dead_at is null and run_at <= ${now}
      order by run_at limit ${BATCH} for update skip locked)
    returning id, name, payload, attempts`.execute(ctx.db)
  const rest = rows.values()
  const done = openMarker(ctx)
  async function runRest(): Promise<void> {
    for (const row of rest) {
      if (await runOne(ctx, jobs.get(row.name), row)) done.mark(row)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, runRest))
  await done.settled()
  return rows.length
}

/** Marks jobs done without keeping the next one waiting: those that end while a mark is at the disk share the next. */
function openMarker(ctx: Ctx): { mark(row: Claimed): void; settled(): Promise<void> } {
  const ended: string[] = []
  let marking: Promise<void> | undefined
  async function writeAll(): Promise<void> {
    while (ended.length > 0) {
      const ids = ended.splice(0)
      await ctx.db
        .updateTable('job')
        .set({ done_at: ctx.now(), last_error: null })
        .where('id', 'in', ids)
        .execute()
    }
    marking = undefined
  }
  return {
    mark: ({ id }) => {
      ended.push(id)
      marking ??= writeAll()
      // Who waits for all of it is told; an unmarked job is run again after its lease.
      marking.catch(() => {})
    },
    settled: async () => marking,
  }
}

/** Makes every begun and unfinished job due again. Only for a process that is surely the only one: others may be running them. */
export async function releaseLeases(ctx: Ctx): Promise<void> {
  await ctx.db
    .updateTable('job')
    .set({ run_at: ctx.now() })
    .where('attempts', '>', 0)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute()
}

async function runOne(ctx: Ctx, job: Job | undefined, row: Claimed): Promise<boolean> {
  try {
    if (!job) throw new Error(`no job is named ${row.name}`)
    await job.run(ctx, row.payload)
    return true
  } catch (cause) {
    await putBack(ctx, row, cause)
    return false
  }
}

async function putBack(ctx: Ctx, row: Claimed, cause: unknown): Promise<void> {
  const isDead = row.attempts >= MAX_ATTEMPTS
  const pauseMs = Math.min(3600, 2 ** row.attempts) * 1000
  const now = ctx.now()
  ctx.log.error('job.failed', { job: row.name, id: row.id, attempt: row.attempts, isDead, cause })
  await ctx.db
    .updateTable('job')
    .set({
      last_error: String(cause instanceof Error ? cause.message : cause).slice(0, 500),
      run_at: new Date(now.getTime() + pauseMs),
      dead_at: isDead ? now : null,
    })
    .where('id', '=', row.id)
    .execute()
}

export type Worker = { wake(): void; stop(): Promise<void> }

const POLL_MS = 1_000

/** Runs due jobs, `atOnce` of them side by side, and schedules until stopped: at once when woken, otherwise every second. */
export function startWorker(
  ctx: Ctx,
  { jobs, schedules, atOnce }: { jobs: Job[]; schedules: Schedule[]; atOnce?: number },
): Worker {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const nextRun = new Map(schedules.map((schedule) => [schedule.name, 0]))
  let stopped = false
  let isWoken = false
  let rouse = () => {}

  let atSchedules: Promise<void> | undefined

  async function runSchedules(): Promise<void> {
    for (const schedule of schedules) {
      if (performance.now() < (nextRun.get(schedule.name) ?? 0)) continue
      nextRun.set(schedule.name, performance.now() + schedule.everyMs)
      // Nobody waits for a schedule, and a question to all the books may take minutes.
      await patiently(() => schedule.run(ctx)).catch((cause) => {
        ctx.log.error('schedule.failed', { schedule: schedule.name, cause })
      })
    }
  }

  async function pass(): Promise<void> {
    // Beside the jobs: a schedule may have much to catch up on, and a payment must not wait for it.
    atSchedules ??= runSchedules().finally(() => {
      atSchedules = undefined
    })
    while (!stopped && (await runDueJobs(ctx, byName, atOnce)) > 0);
  }

  async function loop(): Promise<void> {
    while (!stopped) {
      await pass().catch((cause) => ctx.log.error('worker.failed', { cause }))
      if (!stopped) await nap()
    }
  }

  function nap(): Promise<void> {
    // A wake that came during the pass must not be slept through.
    if (isWoken) {
      isWoken = false
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      rouse = () => {
        clearTimeout(timer)
        isWoken = false
        resolve()
      }
    })
  }

  const running = loop()
  return {
    wake: () => {
      isWoken = true
      rouse()
    },
    stop: async () => {
      stopped = true
      rouse()
      await running
      await atSchedules
    },
  }
}
