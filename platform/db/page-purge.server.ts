import type { Ctx } from '../context.ts'
import type { Db, Tx } from './connect.server.ts'
import type { Schedule } from '../jobs.server.ts'

/** How long a process may be cut off and still learn what to drop. */
export const PURGES_KEPT_MS = 3_600_000

type Parts = Pick<Ctx, 'newId' | 'now'>

/**
 * Says in the transaction of a change which kept pages it makes wrong: so every process drops them, also when the
 * one that made the change ends with its commit. `ctx.pages.purge` after the commit drops them here at once.
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

/** What was recorded since a moment. */
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
