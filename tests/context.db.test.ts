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
