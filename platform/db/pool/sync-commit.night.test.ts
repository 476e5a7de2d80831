import { sql } from 'kysely'
import pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/database/postgres.ts'
import { connect, inTransaction } from '../connect.server.ts'
import { isOutage } from './outage.server.ts'

test('a commit that waits for a synchronous standby is refused when the wait gets too long, and never acknowledged', async () => {
  needPostgres()
  const primary = await startOwnPostgres({ synchronous_commit: 'on', fsync: 'on' })
  onTestFinished(() => primary.stop())
  const { db, close } = await connect({ url: primary.url('postgres') })
  onTestFinished(() => close())
  await sql`create table note (id int)`.execute(db)
  await sql`alter system set synchronous_standby_names = 'nobody'`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await untilCommitsWait(primary)

  const alone = sql`insert into note values (1)`.execute(db)
  const inside = inTransaction(
    db,
    async (tx) => void (await sql`insert into note values (2)`.execute(tx)),
  )
  const answered = await Promise.allSettled([alone, inside])

  expect(answered.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const reasons = answered.map((each) => (each.status === 'rejected' ? each.reason : undefined))
  expect(reasons.filter((reason) => !isOutage(reason))).toEqual([])
})

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 40_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not become true')
    await wait(50)
  }
}

/** Ends once a commit waits for a synchronous standby: each process of the server learns of it in its own time. */
async function untilCommitsWait(server: OwnPostgres): Promise<void> {
  const [writer, reader] = [
    new pg.Client(server.url('postgres')),
    new pg.Client(server.url('postgres')),
  ]
  await Promise.all([writer.connect(), reader.connect()])
  const { rows } = await writer.query('select pg_backend_pid() as pid')
  await until(async () => {
    let hasCommitted = false
    const commit = writer
      .query("select pg_logical_emit_message(true, 'tests', '')")
      .then(() => (hasCommitted = true))
    let isWaiting = false
    await until(async () => {
      const seen = await reader.query(
        "select 1 as waits from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'",
        [rows[0].pid],
      )
      isWaiting = seen.rowCount === 1
      return isWaiting || hasCommitted
    })
    await reader.query('select pg_cancel_backend($1)', [rows[0].pid])
    await commit.catch(() => {})
    return isWaiting
  })
  await Promise.all([writer.end(), reader.end()])
}
