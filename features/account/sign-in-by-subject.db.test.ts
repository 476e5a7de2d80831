import { expect, test } from 'vitest'
import { findSession } from '#platform/db/member-session.server.ts'
import { testContext } from '#tests/context.ts'
import { aCaller, aRegistered, lastLetter } from '#tests/members.ts'
import { getMe } from './queries.server.ts'
import { signInBySubject, type Subject } from './sign-in-by-subject.server.ts'

const google: Subject = {
  issuer: 'firebase',
  subject: 'uid-1',
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
  expect(await getMe(ctx.db, first.accountId)).toMatchObject({
    name: 'Siti Aminah',
    hasPassword: false,
    identities: ['firebase'],
    contacts: [{ kind: 'email', value: 'siti@contoh.id' }],
    consents: { terms: true },
  })
})

test('an e-mail the provider has not verified joins nothing and is not kept', async () => {
  const ctx = await testContext()
  const owner = await aRegistered(ctx)
  const other = await signInBySubject(ctx, { ...google, emailVerified: false })
  expect(other.accountId).not.toBe(owner.accountId)
  expect((await getMe(ctx.db, other.accountId)).contacts).toEqual([])
  expect((await getMe(ctx.db, owner.accountId)).identities).toEqual([])
})

test('an e-mail both sides have verified joins its account, and the owner is told', async () => {
  const ctx = await testContext()
  const owner = await aRegistered(ctx)
  const joined = await signInBySubject(ctx, google)
  expect(joined).toMatchObject({ accountId: owner.accountId, isNew: false })
  expect(await lastLetter(ctx, 'siti@contoh.id')).toContain('penyedia masuk')
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
  expect((await getMe(ctx.db, accountId)).name).toBe('Sahabat')
})
