import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Guarded, guardedPool } from './guarded-pool.server.ts'
import { ReadFence } from './read-fence.server.ts'
import type { Database } from '../schema.ts'
import { limitedQueries } from './server-pool.server.ts'

/** Keeps reads away from the replica while it lacks what must be seen. */
export function openFence(primary: Guarded, replica: Guarded): ReadFence {
  const [ofPrimary, ofReplica] = [primary, replica].map((each) => limitedQueries(guardedPool(each)))
  return new ReadFence({
    primary: primary.watch,
    replica: replica.watch,
    written: () =>
      positionAt(
        ofPrimary as Kysely<Database>,
        sql`pg_current_wal_insert_lsn()`,
      ) as Promise<string>,
    replayed: () =>
      positionAt(
        ofReplica as Kysely<Database>,
        sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`,
      ),
  })
}

/** Milliseconds since 1970 by the clock of the server. */
export async function timeAt(db: Kysely<Database>): Promise<number> {
  const text = sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`
  const { rows } = await text.execute(db)
  return rows[0]?.ms ?? Number.NaN
}

async function positionAt(
  db: Kysely<Database>,
  position: RawBuilder<unknown>,
): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select (${position})::text as at`.execute(db)
  return rows[0]?.at ?? null
}
