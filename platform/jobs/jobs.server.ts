import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import type { Ctx } from '../context.ts'
import { uuidV7 } from '../context.ts'
import type { Db, Tx } from '../db/connect.server.ts'

/** Jobs wait only for jobs of their own lane: money, its receipts, sign-in codes, email, news to many, then the rest. */
export const lanes = ['money', 'receipts', 'codes', 'email', 'news', 'upkeep'] as const
export type Lane = (typeof lanes)[number]

export type Job<T = unknown> = {
  name: string
  lane: Lane
  schema: v.GenericSchema<unknown, T>
  /** Parses the stored payload by the schema and does the work; throws on an invalid payload. */
  run(ctx: Ctx, stored: unknown): Promise<void>
  batch?: Batch<unknown>
}

/**
 * How several jobs of a name run in one go, at their first try. `run` answers which of them are done; the others, and
 * all of them when it throws, each run alone afterwards.
 */
export type Batch<T> = { most: number; run(ctx: Ctx, payloads: T[]): Promise<boolean[]> }

/** Repeated work. It runs at the start and then every `everyMs`; it must be safe to run in several processes. */
export type Schedule = { name: string; everyMs: number; run(ctx: Ctx): Promise<void> }

/** Work after a commit. The handler must be idempotent: it runs at least once. */
export function defineJob<T>(
  { name, lane, batch }: { name: string; lane: Lane; batch?: Batch<NoInfer<T>> },
  schema: v.GenericSchema<unknown, T>,
  run: (ctx: Ctx, payload: T) => Promise<void>,
): Job<T> {
  const parse = (stored: unknown) => v.parse(schema, stored)
  return {
    name,
    lane,
    schema,
    run: async (ctx, stored) => run(ctx, parse(stored)),
    ...(batch && {
      batch: { most: batch.most, run: async (ctx, stored) => batch.run(ctx, stored.map(parse)) },
    }),
  }
}

export type EnqueueOptions = { now: Date; runAt?: Date; key?: string }
type Enqueued<T> = EnqueueOptions & { payload: T }

/** Inserts the job in the caller's transaction. With a key, an unfinished job of that name and key is not doubled. */
export async function enqueue<T extends Record<string, unknown>>(
  tx: Db | Tx,
  job: Job<T>,
  entry: Enqueued<NoInfer<T>>,
): Promise<void> {
  await enqueueAll(tx, job, [entry])
}

/** Inserts several jobs of a name in one statement. */
export async function enqueueAll<T extends Record<string, unknown>>(
  tx: Db | Tx,
  job: Job<T>,
  entries: readonly Enqueued<NoInfer<T>>[],
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ payload, now, runAt = now, key }) => ({
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
  }))
  await tx
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In a statement: whether a job of these names is still to be done whose payload has this value at `field`. */
export function isToBeDone(
  jobs: readonly Pick<Job, 'name'>[],
  { field, value }: { field: string; value: RawBuilder<unknown> },
): RawBuilder<boolean> {
  return sql`exists (
    select 1 from job where name = any(${jobs.map(({ name }) => name)}::text[])
      and done_at is null and dead_at is null and payload->>${field} = ${value}::text)`
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
