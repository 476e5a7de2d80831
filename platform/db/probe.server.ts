import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { lanes } from '../jobs/jobs.server.ts'
import { isMigrated } from './migrate/migrate.server.ts'

export type Readiness = { database: boolean; migrated: boolean }

/** Asks the primary one small thing; throws while it is away. */
export async function readiness({ db }: Pick<Ctx, 'db'>): Promise<Readiness> {
  await sql`select 1`.execute(db)
  return { database: true, migrated: await isMigrated(db) }
}

export type LaneState = { lane: string; dead: number; seconds: number }

/** Each lane's dead jobs, and for how many seconds its oldest due one waits (negative or 0: none is due). */
export async function laneStates({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<LaneState[]> {
  const at = now()
  const { rows } = await sql<LaneState>`
    select lane,
      (select count(*)::int from job where dead_at is not null and job.lane = each.lane) as dead,
      coalesce((select extract(epoch from ${at}::timestamptz - min(run_at))::float8 from job
        where done_at is null and dead_at is null and job.lane = each.lane), 0) as seconds
    from unnest(${[...lanes]}::text[]) as each (lane)`.execute(db)
  return rows
}

/** Seconds behind; undefined when the read pool reads from the primary, because the replica is away. */
export async function replicaLag(read: Ctx['read']): Promise<number | undefined> {
  // A primary without writes sends nothing, and the age of the last change would seem to be a lag. Without a stream,
  // what has been received says nothing about the primary; only some roles may read the stream's status.
  const { rows } = await sql<{ seconds: number | null }>`
    select case when not pg_is_in_recovery() then null
      when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (
        select 1 from pg_stat_wal_receiver where coalesce(status, 'streaming') = 'streaming') then 0
      else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8
      end as seconds`.execute(read)
  return rows[0]?.seconds ?? undefined
}
