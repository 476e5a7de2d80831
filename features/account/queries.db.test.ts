import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCaller, aMember, aRegistered } from '#tests/members.ts'
import { startSession } from './sign-in/start-session.server.ts'
import { findByContact, getMe, listDevices } from './queries.server.ts'
import { addIdentity, signInBySubject } from './sign-in/sign-in-by-subject.server.ts'

const siti = { kind: 'email', value: 'siti@contoh.id' } as const
const accountOf = (ctx: TestCtx, id: string) =>
  ctx.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a closed account is found by no contact and shown to nobody', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { email: siti.value })
  await aMember(ctx, { email: 'budi@contoh.id' })
  expect((await findByContact(ctx.db, siti))?.id).toBe(accountId)
  const closed = ctx.db.updateTable('account').where('id', '=', accountId)
  await closed.set({ status: 'closed', closed_at: ctx.now() }).execute()
  expect(await findByContact(ctx.db, siti)).toBeUndefined()
  await expect(getMe(ctx, accountId)).rejects.toMatchObject({ code: 'account/not-found' })
})

test('an address stands before a phone, and providers stand in the order they were linked', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { phone: '+6281234567890' })
  const email = { account_id: accountId, ...siti, verified_at: ctx.now() }
  await ctx.db.insertInto('account_contact').values(email).execute()
  const link = async (provider: 'google' | 'facebook' | 'github') =>
    inTransaction(ctx.db, (tx) =>
      addIdentity(ctx, tx, { issuer: 'firebase', subject: provider, provider, accountId }),
    )
  const [first, second] = [await link('google'), await link('facebook')]
  ctx.clock.advance({ minutes: -1 })
  const oldest = await link('github')
  // A row that is written again lies behind the others.
  await ctx.db
    .updateTable('account_identity')
    .set({ subject: 'another' })
    .where('id', '=', first)
    .execute()
  const me = await getMe(ctx, accountId)
  expect(me.contacts.map(({ kind }) => kind)).toEqual(['email', 'phone'])
  expect(me.identities.map(({ id }) => id)).toEqual([oldest, first, second])
})

test('of devices that were seen at the same moment the newest stands first', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aMember(ctx)
  const ids = [sessionId]
  for (let time = 0; time < 5; time++)
    ids.push((await startSession(ctx, ctx.db, { accountId, caller: aCaller })).sessionId)
  const written = ctx.db
    .updateTable('session')
    .set({ device: 'lain' })
    .where('id', '=', ids[2] ?? '')
  await written.execute()
  const listed = await listDevices(ctx.db, { accountId, sessionId, now: ctx.now() })
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed())
})

test('a password has the day it was made, and who has none has no such day', async () => {
  const ctx = await testContext()
  const { accountId } = await aRegistered(ctx)
  expect((await accountOf(ctx, accountId)).password_changed_at).toEqual(ctx.now())
  const social = await signInBySubject(ctx, {
    issuer: 'firebase',
    subject: 'uid-1',
    provider: 'google',
    name: 'x'.repeat(101),
    emailVerified: false,
    consents: { terms: true },
    caller: aCaller,
  })
  expect(await accountOf(ctx, social.accountId)).toMatchObject({
    password_changed_at: null,
    name: 'x'.repeat(100),
  })
  const { accountId: newest, sessionId } = social
  expect(ctx.wakes()).toBe(2)
  expect(ctx.logged.at(-1)).toEqual({
    event: 'account.signed-in',
    level: 'info',
    accountId: newest,
    sessionId,
    issuer: 'firebase',
  })
})

test('the end of a session is told in whole seconds that have begun', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx)
  const begun = ctx.now().getTime() / 1_000
  ctx.clock.advance({ seconds: 0.9 })
  const { expiresAt } = await startSession(ctx, ctx.db, { accountId, caller: aCaller })
  expect(expiresAt).toBe(begun + 30 * 86_400)
})
