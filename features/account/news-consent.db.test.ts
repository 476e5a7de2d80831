import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { newsConsents } from './news-consent.server.ts'
import { getMe } from './queries.server.ts'
import { updateAccount } from './update-account.server.ts'

async function decide(ctx: TestCtx, accountId: string, isGiven: boolean): Promise<Date> {
  ctx.clock.advance({ minutes: 1 })
  await updateAccount(ctx, accountId, { consents: { 'news-email': isGiven } })
  return ctx.now()
}

test('news go to whoever said yes last, and to their own address', async () => {
  const ctx = await testContext()
  const siti = await aMember(ctx, { email: 'siti@contoh.id', phone: '+6281234567890' })
  const budi = await aMember(ctx, { email: 'budi@contoh.id' })
  const phoneOnly = await aMember(ctx, { phone: '+6281234567891' })
  for (const { accountId } of [siti, budi, phoneOnly]) await decide(ctx, accountId, true)
  const withdrawnAt = await decide(ctx, budi.accountId, false)
  const ids = [siti, budi, phoneOnly].map(({ accountId }) => accountId)
  expect(await newsConsents(ctx.db, ids)).toEqual(
    new Map([
      [siti.accountId, { email: { isGiven: true, withdrawnAt: null, to: 'siti@contoh.id' } }],
      [budi.accountId, { email: { isGiven: false, withdrawnAt, to: 'budi@contoh.id' } }],
      [phoneOnly.accountId, { email: { isGiven: true, withdrawnAt: null, to: null } }],
    ]),
  )
  expect([...(await newsConsents(ctx.db, [siti.accountId])).keys()]).toEqual([siti.accountId])
})

test('a yes that was taken back and given again stands', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { email: 'siti@contoh.id' })
  for (const isGiven of [true, false, true]) await decide(ctx, accountId, isGiven)
  expect((await newsConsents(ctx.db, [accountId, accountId])).get(accountId)).toMatchObject({
    email: { isGiven: true, withdrawnAt: null },
  })
})

test('who only ever said no took nothing back, and each way is decided apart', async () => {
  const ctx = await testContext()
  const [no, other] = [await aMember(ctx), await aMember(ctx)]
  const said = { id: ctx.newId(), account_id: no.accountId, purpose: 'news-email' as const }
  await ctx.db
    .insertInto('account_consent')
    .values({ ...said, is_given: false, version: '1', decided_at: ctx.now() })
    .execute()
  await updateAccount(ctx, other.accountId, { consents: { 'news-whatsapp': true } })
  const consents = await newsConsents(ctx.db, [no.accountId, other.accountId])
  expect([...consents].toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    [no.accountId, { email: { isGiven: false, withdrawnAt: null, to: null } }],
    [other.accountId, { phone: { isGiven: true, withdrawnAt: null, to: null } }],
  ])
  expect(await newsConsents(ctx.db, [])).toEqual(new Map())
})

test('of two decisions at the same moment the later one counts', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { email: 'siti@contoh.id' })
  for (const isGiven of [true, false])
    await updateAccount(ctx, accountId, { consents: { 'news-email': isGiven } })
  expect((await newsConsents(ctx.db, [accountId])).get(accountId)).toMatchObject({
    email: { isGiven: false, withdrawnAt: ctx.now() },
  })
  expect((await getMe(ctx, accountId)).consents['news-email']).toBe(false)
})
