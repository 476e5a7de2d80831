import { expect, test } from 'vitest'
import { findSession } from '#platform/db/member-session.server.ts'
import { testContext } from '#tests/context.ts'
import { aCaller, aRegistered, beginRegistration, codeFor } from '#tests/members.ts'
import { getMe } from '../queries.server.ts'
import { finishRegistration } from './register-account.server.ts'
import { signInBySubject, type Subject } from './sign-in-by-subject.server.ts'

const google: Subject = {
  issuer: 'firebase',
  subject: 'uid-1',
  provider: 'google',
  name: 'Siti Aminah',
  email: 'Siti@Contoh.id',
  emailVerified: true,
  consents: { terms: true },
  caller: aCaller,
}

test('who comes for the first time gets an account, and the same one the next time', async () => {
  const ctx = await testContext()
  const first = await signInBySubject(ctx, google)
  const again = await signInBySubject(ctx, { ...google, name: 'Nama Lain', email: undefined })
  expect(first.isNew).toBe(true)
  expect(again).toMatchObject({ accountId: first.accountId, isNew: false })
  expect(await findSession(ctx.db, again.token, ctx.now())).toMatchObject({
    accountId: first.accountId,
  })
  expect(await getMe(ctx, first.accountId)).toMatchObject({
    name: 'Siti Aminah',
    hasPassword: false,
    identities: [{ provider: 'google', createdAt: ctx.now() }],
    contacts: [{ kind: 'email', value: 'siti@contoh.id' }],
    consents: { terms: true },
  })
})

test('an e-mail the provider has not verified joins nothing and is not kept', async () => {
  const ctx = await testContext()
  const owner = await aRegistered(ctx)
  const other = await signInBySubject(ctx, { ...google, emailVerified: false })
  expect(other.accountId).not.toBe(owner.accountId)
  expect((await getMe(ctx, owner.accountId)).identities).toEqual([])
  const nobodys = { ...google, subject: 'uid-lain', email: 'baru@contoh.id', emailVerified: false }
  const alone = await signInBySubject(ctx, nobodys)
  for (const { accountId } of [other, alone])
    expect((await getMe(ctx, accountId)).contacts).toEqual([])
})

test('an e-mail that is somebody’s joins nothing, however well it is verified, also when both come at once', async () => {
  const ctx = await testContext()
  const owner = await aRegistered(ctx)
  const other = await signInBySubject(ctx, google)
  expect(other).toMatchObject({ isNew: true })
  expect((await getMe(ctx, other.accountId)).contacts).toEqual([])
  expect((await getMe(ctx, owner.accountId)).identities).toEqual([])

  // A registration code and a first sign-in with the same address, at the same time.
  const budi = 'budi@contoh.id'
  const { token } = await beginRegistration(ctx, { contact: budi })
  const code = await codeFor(ctx, budi)
  const [registered, social] = await Promise.allSettled([
    finishRegistration(ctx, { token, code, caller: aCaller }),
    signInBySubject(ctx, { ...google, subject: 'uid-budi', email: budi }),
  ])
  if (social.status === 'rejected') throw social.reason
  const owners = await ctx.db
    .selectFrom('account_contact')
    .select('account_id')
    .where('value', '=', budi)
    .execute()
  expect(owners).toHaveLength(1)
  if (registered.status === 'fulfilled') {
    expect(registered.value.accountId).not.toBe(social.value.accountId)
  }
})

test('without a yes to the terms there is no account, and who has one is not asked', async () => {
  const ctx = await testContext()
  const unasked = { ...google, consents: {} }
  await expect(signInBySubject(ctx, unasked)).rejects.toMatchObject({
    status: 422,
    code: 'account/consent-needed',
  })
  for (const table of ['account', 'account_identity', 'session'] as const) {
    expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  const { accountId } = await signInBySubject(ctx, google)
  expect((await signInBySubject(ctx, unasked)).accountId).toBe(accountId)
})

test('another subject with the same name is another person', async () => {
  const ctx = await testContext()
  const first = await signInBySubject(ctx, google)
  const second = await signInBySubject(ctx, { ...google, subject: 'uid-2', email: undefined })
  expect(second.accountId).not.toBe(first.accountId)
})

test('ten first sign-ins at once make one account', async () => {
  const ctx = await testContext()
  const other = await testContext({ sharing: ctx })
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, at) => signInBySubject(at % 2 === 0 ? ctx : other, google)),
  )
  expect(new Set(all.map(({ accountId }) => accountId)).size).toBe(1)
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
})

test('a closed account is not opened again by its provider', async () => {
  const ctx = await testContext()
  await signInBySubject(ctx, google)
  await ctx.db.updateTable('account').set({ status: 'closed', closed_at: ctx.now() }).execute()
  await expect(signInBySubject(ctx, google)).rejects.toMatchObject({ status: 404 })
})

test('a name of nothing but spaces becomes one that can be greeted', async () => {
  const ctx = await testContext()
  const { accountId } = await signInBySubject(ctx, { ...google, name: ' \u200b ' })
  expect((await getMe(ctx, accountId)).name).toBe('Sahabat')
})
