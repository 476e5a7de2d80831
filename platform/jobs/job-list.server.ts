import { sql } from 'kysely'
import type { Ctx } from '../context.ts'

type Read = Pick<Ctx, 'db'>

export type DeadJob = {
  id: string
  name: string
  lane: string
  attempts: number
  last_error: string | null
  created_at: Date
  dead_at: Date
}

/** Jobs without further attempts: money first, then the newest, so that refused mails hide no payment. */
export async function deadJobs({ db }: Read, most = 1_000): Promise<DeadJob[]> {
  return db
    .selectFrom('job')
    .where('dead_at', 'is not', null)
    .select(['id', 'name', 'lane', 'attempts', 'last_error', 'created_at'])
    .select(({ ref }) => ref('dead_at').$notNull().as('dead_at'))
    .orderBy(({ eb }) => eb('lane', '=', 'money'), 'desc')
    .orderBy('dead_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export type WaitingJobs = {
  lane: string
  name: string
  waiting: number
  /** How many of them have failed before. */
  failing: number
  /** When the first of them is due, or was. */
  due_at: Date
  last_error: string | null
}

/** Unfinished jobs by lane and name, the longest due first. */
export async function waitingJobs({ db }: Read): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select lane, name, count(*)::int as waiting,
      (count(*) filter (where last_error is not null))::int as failing,
      min(run_at) as due_at, max(last_error) as last_error
    from job where done_at is null and dead_at is null
    group by lane, name order by min(run_at), lane, name`.execute(db)
  return rows
}

export type DeadJobs = {
  lane: string
  name: string
  dead: number
  /** When the last of them died, and of what. */
  latest: Date
  last_error: string | null
}

/** Dead jobs by lane and name: money first, then the latest. */
export async function deadJobsByName({ db }: Read): Promise<DeadJobs[]> {
  const { rows } = await sql<DeadJobs>`
    select lane, name, count(*)::int as dead, max(dead_at) as latest,
      (array_agg(last_error order by dead_at desc))[1] as last_error
    from job where dead_at is not null
    group by lane, name order by lane = 'money' desc, max(dead_at) desc, name`.execute(db)
  return rows
}

/**
 * Makes dead jobs due again as if new, those of one name or one by its id; answers how many. A job whose key has an
 * unfinished twin stays dead: the twin does its work.
 */
export async function reviveJobs(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { name, id }: { name: string; id?: string | undefined },
): Promise<number> {
  const { rows } = await sql`
    update job set dead_at = null, attempts = 0, first_tried_at = null, run_at = ${now()}
    where dead_at is not null and name = ${name} and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      and id in (
        select distinct on (name, coalesce(key, id::text)) id from job as dead
        where dead_at is not null and (key is null or not exists (
          select 1 from job as twin where twin.name = dead.name and twin.key = dead.key
            and twin.done_at is null and twin.dead_at is null))
        order by name, coalesce(key, id::text), dead_at desc)
    returning id`.execute(db)
  return rows.length
}
