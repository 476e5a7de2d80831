import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findDonation, findDonationId } from '#features/donation/queries.server.ts'
import { findCharge } from '#features/charge/queries.server.ts'
import { verifyReceipt } from '#features/receipt/queries.server.ts'
import { testContext } from '#tests/context.ts'
import { databaseUrl } from '#tests/database/postgres.ts'
import { skipUnless } from '#tests/database/skip-unless.ts'
import type { Db } from './connect.server.ts'
import { DatabaseAway } from './pool/outage.server.ts'
import { certainly } from './pending-commits.server.ts'

test('what is not there is missing', async () => {
  const { db } = await testContext()
  expect(await certainly(db, async () => undefined)).toBeUndefined()
  expect(await certainly(db, async () => 1)).toBe(1)
})

/** Leaves a commit unfinished on the first worker, as one that was killed between its two halves; answers its end. */
async function unfinishedCommit(db: Db): Promise<() => Promise<unknown>> {
  const { rows } = await sql<{ host: string; port: number; database: string }>`
    select nodename as host, nodeport as port, current_database() as database from pg_dist_node
    where groupid > 0 order by groupid limit 1`.execute(db)
  const { host, port, database } = rows[0] as (typeof rows)[0]
  const engine = inject('engine')
  const url = new URL(databaseUrl(engine.kind === 'cluster' ? engine.server : '', database))
  url.hostname = host
  url.port = String(port)
  const worker = new pg.Client({ connectionString: url.href })
  await worker.connect()
  const name = `unfinished ${process.pid}`
  await worker.query('begin')
  await worker.query(`prepare transaction '${name}'`)
  let isOpen = true
  const end = async () => {
    if (isOpen) await worker.query(`rollback prepared '${name}'`)
    isOpen = false
  }
  onTestFinished(async () => {
    await end()
    await worker.end()
  })
  return end
}

test('while a worker has not finished a commit, what seems to be missing is no miss but an outage', async () => {
  skipUnless(inject('engine').kind === 'cluster', 'it needs a cluster')
  const ctx = await testContext()
  const { db } = ctx
  const end = await unfinishedCommit(db)
  // So long a commit may take where nothing is wrong.
  expect(await certainly(db, async () => undefined)).toBeUndefined()
  await wait(1_100)
  expect(await certainly(db, async () => 1)).toBe(1)
  const looks = [
    () => findDonationId(db, ctx.newPublicId()),
    () => findDonation(db, ctx.newPublicId()),
    () => findCharge(db, { reference: `${ctx.newPublicId()}-1` }),
    () => verifyReceipt(ctx, 'KW-2026-000001'),
  ]
  for (const look of looks) await expect(look()).rejects.toThrow(DatabaseAway)

  await end()
  for (const look of looks) expect(await look()).toBeUndefined()
})

test('what is finished between two reads is found by the second', async () => {
  skipUnless(inject('engine').kind === 'cluster', 'it needs a cluster')
  const { db } = await testContext()
  let reads = 0
  expect(await certainly(db, async () => (++reads === 2 ? 'there' : undefined))).toBe('there')
})
