import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startOwnPostgres } from '#tests/database/postgres.ts'
import { startStopwatch } from '../../../tools/test/pace.ts'
import { connect } from '../connect.server.ts'
import { isOutage } from './outage.server.ts'
import { forCaller } from './statement-limits.server.ts'

test('a caller of many slow statements is told of an outage in time, though each alone would be answered', async () => {
  needPostgres()
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.stop())
  const { db, close } = await connect({ url: postgres.url('postgres') })
  onTestFinished(() => close())
  const slow = async () => {
    for (let statement = 0; statement < 5; statement += 1) {
      await sql`select pg_sleep(4)`.execute(db)
    }
  }
  const [began, passed] = [performance.now(), startStopwatch()]
  const told = await forCaller(slow).catch((error: unknown) => error)
  const [ms, ofMachine] = [performance.now() - began, passed()]
  expect(isOutage(told)).toBe(true)
  expect(ms).toBeGreaterThan(8_000)
  expect(ofMachine).toBeLessThan(15_000)
})
