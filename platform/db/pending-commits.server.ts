import { sql } from 'kysely'
import type { Db, Tx } from './connect.server.ts'
import { DatabaseAway } from './pool/outage.server.ts'

/**
 * Reads what somebody names, and believes that it is missing only where nothing is unfinished: on a cluster a worker
 * that was away may not show yet what was committed without it. Throws DatabaseAway until it does.
 */
export async function certainly<T>(
  db: Db | Tx,
  read: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await read()
  if (found !== undefined || !(await isCluster(db))) return found
  await assertFinished(db)
  // It may have been finished between the two.
  return await read()
}

const clusters = new WeakMap<object, boolean>()

async function isCluster(db: Db | Tx): Promise<boolean> {
  const known = clusters.get(db)
  if (known !== undefined) return known
  const { rows } = await sql<{ isIt: boolean }>`
    select exists (select 1 from pg_extension where extname = 'citus') as "isIt"`.execute(db)
  const isIt = rows[0]?.isIt ?? false
  clusters.set(db, isIt)
  return isIt
}

/**
 * A commit over several servers that all are there takes milliseconds from its first half to its second. One that a
 * server slept through is older, or as old as the server's last start.
 */
const UNFINISHED = `
  select count(*) from pg_prepared_xacts where database = current_database()
    and (prepared < now() - interval '1 second' or prepared < pg_postmaster_start_time())`

async function assertFinished(db: Db | Tx): Promise<void> {
  const { rows } = await sql<{ success: boolean; result: string }>`
    select success, result from run_command_on_all_nodes(${UNFINISHED})`.execute(db)
  if (rows.every(({ success, result }) => success && result === '0')) return
  throw new DatabaseAway('a server of the cluster has not finished what was committed')
}
