import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from './context.ts'

test('a context begins on an empty database that still has the rows of the migrations', async () => {
  const ctx = await testContext()
  const funds = await ctx.db.selectFrom('ledger_fund').select('code').execute()
  expect(funds).toHaveLength(7)
  expect(await ctx.db.selectFrom('captured_mail').selectAll().execute()).toEqual([])
  await keepOneMail(ctx)
})

test('what an earlier test wrote is gone', async () => {
  const ctx = await testContext()
  expect(await ctx.db.selectFrom('captured_mail').selectAll().execute()).toEqual([])
})

test.each([
  ['begins', 'select'],
  ['changes a row', "update ledger_fund set name = 'Lain' where code = 'Z'"],
  ['removes a row', 'delete from zakat_region where name = (select min(name) from zakat_region)'],
  ['has nothing to change', 'select'],
])('the rows of the migrations are whole after a test that %s', async (_what, change) => {
  const { db } = await testContext()
  const tables = ['ledger_fund', 'zakat_region'].map((name) => sql.raw(name))
  for (const table of tables) {
    const { rows } = await sql`
      (table public.${table} except table pristine.${table})
      union all (table pristine.${table} except table public.${table})`.execute(db)
    expect(rows).toEqual([])
  }
  await sql
    .raw(`begin; set local session_replication_role = replica; ${change}; commit`)
    .execute(db)
})

test('a second process sees the rows of the first and makes other ids', async () => {
  const first = await testContext()
  const second = await testContext({ sharing: first })
  await keepOneMail(first)
  expect(await second.db.selectFrom('captured_mail').selectAll().execute()).toHaveLength(1)
  expect(second.newId()).not.toBe(first.newId())
})

test('time stands still until it is moved', async () => {
  const ctx = await testContext({ now: '2026-03-01T00:00:00Z' })
  expect(ctx.now()).toEqual(new Date('2026-03-01T00:00:00Z'))
  ctx.clock.advance({ days: 1, minutes: 5 })
  expect(ctx.now().toISOString()).toBe('2026-03-02T00:05:00.000Z')
})

test('ids grow and have the shapes of the real ones', async () => {
  const ctx = await testContext()
  const ids = [ctx.newId(), ctx.newId(), ctx.newId()]
  expect(ids).toEqual([...ids].sort())
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ctx.newPublicId()).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
})

function keepOneMail(ctx: Awaited<ReturnType<typeof testContext>>) {
  const mail = { id: ctx.newId(), recipient: 'siti@contoh.id', subject: 'Salam', body: '' }
  return ctx.db
    .insertInto('captured_mail')
    .values({ ...mail, sent_at: ctx.now() })
    .execute()
}
