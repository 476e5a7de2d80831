import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { type Db, inTransaction, type Tx } from './connect.server.ts'
import type { Schedule } from '../jobs/jobs.server.ts'

/** How long a process may be disconnected and still learn which pages to drop. */
export const PURGES_KEPT_MS = 3_600_000

type Parts = Pick<Ctx, 'newId' | 'now'>

/**
 * Records in the transaction of a change which cached pages become outdated: so every process drops them, also when
 * the changing process ends right after its commit. `ctx.pages.purge` after the commit drops them here at once.
 */
export async function recordPurge(
  { newId, now }: Parts,
  tx: Db | Tx,
  prefixes: readonly string[],
): Promise<void> {
  await tx
    .insertInto('page_purge')
    .values({ id: newId(), prefixes: [...prefixes], purged_at: now() })
    .execute()
}

/** `lock` is a number of this kind of change: one at a time. */
type ShownChange = { lock: number; shownOn: readonly string[] }

/** Makes a change that public pages show: one of its kind at a time, with the pages dropped by its commit. */
export async function changeShown(
  ctx: Ctx,
  { lock, shownOn }: ShownChange,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    await change(tx)
    await recordPurge(ctx, tx, shownOn)
  })
  ctx.pages.purge(...shownOn)
}

/** The purges recorded since a moment. */
export function listPurges(db: Db, since: Date): Promise<{ id: string; prefixes: string[] }[]> {
  return db
    .selectFrom('page_purge')
    .where('purged_at', '>', since)
    .select(['id', 'prefixes'])
    .execute()
}

export const forgetPurgesSchedule: Schedule = {
  name: 'pages.forget-purges',
  everyMs: 10 * 60_000,
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - PURGES_KEPT_MS)
    await db.deleteFrom('page_purge').where('purged_at', '<', before).execute()
  },
}
