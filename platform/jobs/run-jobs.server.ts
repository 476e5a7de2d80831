import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { type Batch, type Job, type Lane, lanes } from './jobs.server.ts'
import { PermanentFailure } from './permanent-failure.ts'

const LEASE_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * How long a failing job is retried. A mail server may be down over a weekend. A code is void after minutes, so its
 * pauses are short, and its job stops once the code is useless.
 */
const patience: Record<Lane, { longestPauseMs: number; tries?: number; triedForMs?: number }> = {
  money: { longestPauseMs: HOUR_MS, tries: 12 },
  receipts: { longestPauseMs: HOUR_MS, tries: 12 },
  codes: { longestPauseMs: 30_000, triedForMs: 24 * HOUR_MS },
  email: { longestPauseMs: HOUR_MS, triedForMs: 72 * HOUR_MS },
  news: { longestPauseMs: HOUR_MS, triedForMs: 72 * HOUR_MS },
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

type Jobs = ReadonlyMap<string, Job>

export type RunnerOptions = {
  jobs: Jobs
  /** Every lane, when none is named. */
  lane?: Lane
  /** How many runs there are at the same time: of one job, or of several of a name that run in one go. */
  atOnce: number
  /** Whether a call begins one run at most, so that the caller may pause between them. */
  isOneByOne?: boolean
  /** Called whenever a run has ended, with or without success. */
  onEnded?: () => void
}

export type Runner = {
  /** Claims due jobs for the free slots and starts them; answers how many. */
  begin(): Promise<number>
  isBusy(): boolean
  /** Resolves when one of the runs has ended; at once when there is none. */
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
export function openRunner(
  ctx: Ctx,
  { jobs, lane, atOnce, isOneByOne = false, onEnded }: RunnerOptions,
): Runner {
  const running = new Map<Claimed[], Promise<void>>()
  const unwritten = new Map<string, Failure>()
  let isReleased = false
  const marker = openMarker(ctx)
  async function runAndMark(rows: Claimed[]): Promise<void> {
    const failures = await runAll(ctx, jobs, rows)
    for (const [at, row] of rows.entries()) if (!failures[at]) marker.mark(row)
    for (const failure of failures) {
      // Its lease was given up: it is due for another process, and the database may be closed here.
      if (!failure || isReleased) continue
      const { row } = failure
      await putBack(ctx, failure).catch((cause) => {
        // The database is away: the failure is written before the next job is claimed.
        unwritten.set(row.id, failure)
        ctx.log.error('job.not-put-back', { job: row.name, id: row.id, cause })
      })
    }
    running.delete(rows)
    onEnded?.()
  }
  return {
    begin: async () => {
      marker.retry()
      for (const [id, failure] of unwritten) {
        await putBack(ctx, failure)
        unwritten.delete(id)
      }
      const free = atOnce - running.size
      const most = isOneByOne ? Math.min(1, free) : free
      const runs = most > 0 ? await claimRuns(ctx, jobs, { lane, most }) : []
      for (const rows of runs) running.set(rows, runAndMark(rows))
      return runs.flat().length
    },
    isBusy: () => running.size > 0,
    oneEnded: async () => {
      if (running.size > 0) await Promise.race(running.values())
    },
    settled: async () => {
      await Promise.all(running.values())
      await marker.flush()
    },
    release: () => {
      isReleased = true
      const ids = [...running.keys()].flat().map(({ id }) => id)
      return makeDue(ctx, [...ids, ...unwritten.keys()])
    },
  }
}

/** Runs all due jobs and those they enqueue, until none is left; answers how many it ran. */
export async function runDueJobs(ctx: Ctx, jobs: Jobs, atOnce = 1): Promise<number> {
  const runner = openRunner(ctx, { jobs, atOnce })
  let ran = 0
  for (;;) {
    const isIdle = !runner.isBusy()
    const begun = await runner.begin()
    ran += begun
    if (isIdle && begun === 0) break
    await runner.oneEnded()
  }
  await runner.settled()
  return ran
}

/**
 * Claims jobs for this many runs. Those of a name that share a run are claimed beyond that number only where more may
 * be due, and only at their first try: a job that a run of several left behind runs alone.
 */
async function claimRuns(
  ctx: Ctx,
  jobs: Jobs,
  { lane, most }: { lane: Lane | undefined; most: number },
): Promise<Claimed[][]> {
  const inLane = lane ? sql`lane = ${lane}` : sql`lane in (${sql.join(lanes)})`
  const rows = await claim(ctx, { which: inLane, most })
  const batchOf = ({ name, attempts }: Claimed) =>
    attempts === 1 ? jobs.get(name)?.batch : undefined
  const runs = rows.filter((row) => !batchOf(row)).map((row) => [row])
  const shared = Map.groupBy(rows.filter(batchOf), ({ name }) => name)
  for (const [name, same] of shared) {
    const size = jobs.get(name)?.batch?.most ?? 1
    const room = (size - (same.length % size)) % size
    if (rows.length === most && room > 0) {
      const fresh = sql`${inLane} and name = ${name} and attempts = 0`
      same.push(...(await claim(ctx, { which: fresh, most: room })))
    }
    while (same.length > 0) runs.push(same.splice(0, size))
  }
  return runs
}

type Which = { which: RawBuilder<unknown>; most: number }

async function claim(ctx: Ctx, { which, most }: Which): Promise<Claimed[]> {
  const now = ctx.now()
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  // Materialized: as a part of the update the planner may ask it again for each row, and claim more than the limit.
  const { rows } = await sql<Claimed>`
    with due as materialized (
      select id from job
      where done_at is null and dead_at is null and run_at <= ${now} and ${which}
      order by run_at limit ${most} for update skip locked)
    update job set attempts = attempts + 1, run_at = ${leasedUntil},
      first_tried_at = coalesce(first_tried_at, ${now})
    from due where job.id = due.id
    returning job.id, name, lane, payload, attempts, first_tried_at`.execute(ctx.db)
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

type Failure = { row: Claimed; last_error: string | null; run_at: Date; dead_at: Date | null }

/** Runs the jobs of one run, and answers for each what keeps it from being done. */
async function runAll(ctx: Ctx, jobs: Jobs, rows: Claimed[]): Promise<(Failure | undefined)[]> {
  const [first, ...others] = rows as [Claimed, ...Claimed[]]
  const job = jobs.get(first.name)
  if (others.length === 0 || !job?.batch) return [await runOne(ctx, job, first)]
  return await runTogether(ctx, job.batch, rows)
}

/** What is not done stays due, and runs alone at its next try. */
async function runTogether(
  ctx: Ctx,
  batch: Batch<unknown>,
  rows: Claimed[],
): Promise<(Failure | undefined)[]> {
  const payloads = rows.map(({ payload }) => payload)
  const done = await batch.run(ctx, payloads).catch((cause) => {
    ctx.log.warn('job.batch-failed', { job: rows[0]?.name, jobs: rows.length, cause })
    return []
  })
  const alone = { last_error: null, run_at: ctx.now(), dead_at: null }
  return rows.map((row, at) => (done[at] ? undefined : { row, ...alone }))
}

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
