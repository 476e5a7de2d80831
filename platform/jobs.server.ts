import { sql } from 'kysely'
import * as v from 'valibot'
import type { Ctx } from './context.ts'
import { uuidV7 } from './context.ts'
import type { Db, Tx } from './db/connect.server.ts'
import { PermanentFailure } from './permanent-failure.ts'

/** Jobs wait only for jobs of their own lane: money, then sign-in codes, then email, then the rest. */
export const lanes = ['money', 'codes', 'email', 'upkeep'] as const
export type Lane = (typeof lanes)[number]

export type Job<T = unknown> = {
  name: string
  lane: Lane
  schema: v.GenericSchema<unknown, T>
  /** Parses the stored payload by the schema and does the work; throws on an invalid payload. */
  run(ctx: Ctx, stored: unknown): Promise<void>
}

/** Repeated work. It runs at the start and then every `everyMs`; it must be safe to run in several processes. */
export type Schedule = { name: string; everyMs: number; run(ctx: Ctx): Promise<void> }

/** Work after a commit. The handler must be idempotent: it runs at least once. */
export function defineJob<T>(
  { name, lane }: { name: string; lane: Lane },
  schema: v.GenericSchema<unknown, T>,
  run: (ctx: Ctx, payload: T) => Promise<void>,
): Job<T> {
  return { name, lane, schema, run: async (ctx, stored) => run(ctx, v.parse(schema, stored)) }
}

export type EnqueueOptions = { now: Date; runAt?: Date; key?: string }

/** Inserts the job in the caller's transaction. With a key, an unfinished job of that name and key is not doubled. */
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
      lane: job.lane,
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

const LEASE_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * How long a failing job is retried. A mail server may be down over a weekend. A code is void after minutes, so its
 * pauses are short, and its job stops once the code is useless.
 */
const patience: Record<Lane, { longestPauseMs: number; tries?: number; triedForMs?: number }> = {
  money: { longestPauseMs: HOUR_MS, tries: 12 },
  codes: { longestPauseMs: 30_000, triedForMs: 24 * HOUR_MS },
  email: { longestPauseMs: HOUR_MS, triedForMs: 72 * HOUR_MS },
  upkeep: { longestPauseMs: HOUR_MS, tries: 12 },
}

type Claimed = {
  id: string
  name: string
  lane: string
  payload: unknown
  attempts: number
  first_tried_at: Date
}

export type RunnerOptions = {
  jobs: ReadonlyMap<string, Job>
  /** Every lane, when none is named. */
  lane?: Lane
  /** How many run at the same time. */
  atOnce: number
  /** Called whenever a job has ended, with or without success. */
  onEnded?: () => void
}

export type Runner = {
  /** Claims due jobs for the free slots and starts them; answers how many. */
  begin(): Promise<number>
  /** Resolves when one of the running jobs has ended; at once when none is running. */
  oneEnded(): Promise<void>
  /** Resolves when no job runs and all ended ones are marked. */
  settled(): Promise<void>
  /** Gives up the leases of jobs that run too long, so that another process can take them at once. */
  release(): Promise<void>
}

/**
 * Runs due jobs under a lease, outside any transaction. It claims only jobs that can start now, so that no lease
 * expires behind a hanging job. The lock of a document orders the jobs on it, as between processes.
 */
export function openRunner(ctx: Ctx, { jobs, lane, atOnce, onEnded }: RunnerOptions): Runner {
  const running = new Map<string, Promise<void>>()
  const unwritten = new Map<string, Failure>()
  const marker = openMarker(ctx)
  async function runAndMark(row: Claimed): Promise<void> {
    const failure = await runOne(ctx, jobs.get(row.name), row)
    try {
      if (failure) await putBack(ctx, failure)
      else marker.mark(row)
    } catch (cause) {
      // The database is away: the failure is written before the next job is claimed.
      if (failure) unwritten.set(row.id, failure)
      ctx.log.error('job.not-put-back', { job: row.name, id: row.id, cause })
    } finally {
      running.delete(row.id)
      onEnded?.()
    }
  }
  return {
    begin: async () => {
      marker.retry()
      for (const [id, failure] of unwritten) {
        await putBack(ctx, failure)
        unwritten.delete(id)
      }
      const most = atOnce - running.size
      const rows = most > 0 ? await claim(ctx, { lane, most }) : []
      for (const row of rows) running.set(row.id, runAndMark(row))
      return rows.length
    },
    oneEnded: async () => {
      if (running.size > 0) await Promise.race(running.values())
    },
    settled: async () => {
      await Promise.all(running.values())
      await marker.flush()
    },
    release: () => makeDue(ctx, [...running.keys(), ...unwritten.keys()]),
  }
}

/** Runs all due jobs and those they enqueue, until none is left; answers how many it ran. */
export async function runDueJobs(
  ctx: Ctx,
  jobs: ReadonlyMap<string, Job>,
  atOnce = 1,
): Promise<number> {
  let running = 0
  let ran = 0
  const runner = openRunner(ctx, { jobs, atOnce, onEnded: () => (running -= 1) })
  let begun = 0
  do {
    begun = await runner.begin()
    running += begun
    ran += begun
    await runner.oneEnded()
  } while (begun > 0 || running > 0)
  await runner.settled()
  return ran
}

async function claim(ctx: Ctx, { lane, most }: { lane: Lane | undefined; most: number }) {
  const now = ctx.now()
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const inLane = lane ? sql`lane = ${lane}` : sql`lane in (${sql.join(lanes)})`
  const { rows } = await sql<Claimed>`
    update job set attempts = attempts + 1, run_at = ${leasedUntil},
      first_tried_at = coalesce(first_tried_at, ${now})
    where id in (
      select id from job
      where done_at is null and dead_at is null and run_at <= ${now} and ${inLane}
      order by run_at limit ${most} for update skip locked)
    returning id, name, lane, payload, attempts, first_tried_at`.execute(ctx.db)
  return rows
}

async function makeDue(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .updateTable('job')
    .set({ run_at: ctx.now() })
    .where('id', 'in', ids)
    .where('done_at', 'is', null)
    .execute()
}

type Marker = { mark(row: Claimed): void; retry(): void; flush(): Promise<void> }

/** Marks jobs done without delaying the next: jobs that end during a write share the following write. */
function openMarker(ctx: Ctx): Marker {
  const ended: string[] = []
  let marking: Promise<void> | undefined
  async function writeAll(): Promise<void> {
    while (ended.length > 0) {
      const ids = [...ended]
      await ctx.db
        .updateTable('job')
        .set({ done_at: ctx.now(), last_error: null })
        .where('id', 'in', ids)
        .execute()
      ended.splice(0, ids.length)
    }
  }
  function flush(): Promise<void> {
    marking ??= writeAll().finally(() => {
      marking = undefined
    })
    return marking
  }
  // Callers of the flush get the error; an unmarked job runs again after its lease.
  const retry = () => void flush().catch(() => {})
  return {
    mark: ({ id }) => {
      ended.push(id)
      retry()
    },
    retry,
    flush,
  }
}

/**
 * Makes every started and unfinished job due again. Only for a process that is surely alone: others may be running
 * them.
 */
export async function releaseLeases(ctx: Ctx): Promise<void> {
  await ctx.db
    .updateTable('job')
    .set({ run_at: ctx.now() })
    .where('attempts', '>', 0)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute()
}

type Failure = { row: Claimed; last_error: string; run_at: Date; dead_at: Date | null }

async function runOne(ctx: Ctx, job: Job | undefined, row: Claimed): Promise<Failure | undefined> {
  try {
    if (!job) throw new Error(`no job is named ${row.name}`)
    await job.run(ctx, row.payload)
    return undefined
  } catch (cause) {
    const now = ctx.now()
    const isDead = cause instanceof PermanentFailure || isGivenUp(row, now)
    ctx.log.error('job.failed', { job: row.name, id: row.id, attempt: row.attempts, isDead, cause })
    return {
      row,
      last_error: String(cause instanceof Error ? cause.message : cause).slice(0, 500),
      run_at: new Date(now.getTime() + pauseOf(row)),
      dead_at: isDead ? now : null,
    }
  }
}

/** Writes a failure, unless another process has claimed the job since. */
async function putBack(ctx: Ctx, { row, ...change }: Failure): Promise<void> {
  await ctx.db
    .updateTable('job')
    .set(change)
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
    .execute()
}

function isGivenUp({ lane, attempts, first_tried_at: since }: Claimed, now: Date): boolean {
  const { tries, triedForMs } = patience[lane as Lane]
  if (tries !== undefined) return attempts >= tries
  return now.getTime() - since.getTime() >= (triedForMs ?? 0)
}

/** The pause doubles each time, up to the longest of the lane. */
function pauseOf({ lane, attempts }: Claimed): number {
  return Math.min(patience[lane as Lane].longestPauseMs, 1000 * 2 ** attempts)
}
