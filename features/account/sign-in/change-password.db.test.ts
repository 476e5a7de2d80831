import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { aCaller, aMember, aPassword, aRegistered } from '#tests/members.ts'
import { beginContact } from '../contact/add-contact.server.ts'
import { proveAgain } from './change-password.server.ts'
import { startSession } from './start-session.server.ts'
import { signIn } from './sign-in.server.ts'

const { address } = aCaller
const stale = { code: 'account/fresh-sign-in-needed' }

test('everybody proves themselves by their own password', async () => {
  const ctx = await testContext()
  const siti = await aRegistered(ctx)
  const password = 'ombak malam kelam'
  const budi = await aRegistered(ctx, { contact: 'budi@contoh.id', password })
  await proveAgain(ctx, { ...siti, address, currentPassword: aPassword })
  await proveAgain(ctx, { ...budi, address, currentPassword: password })
  const wrong = proveAgain(ctx, { ...budi, address, currentPassword: aPassword })
  await expect(wrong).rejects.toMatchObject({ code: 'account/current-password-wrong' })
})

test('without a password it is this session that must be ten minutes old at most, to the moment', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aMember(ctx, { email: 'siti@contoh.id' })
  ctx.clock.advance({ minutes: 10 })
  const { sessionId: fresh } = await startSession(ctx, ctx.db, { accountId, caller: aCaller })
  await proveAgain(ctx, { accountId, sessionId, address })
  ctx.clock.advance({ seconds: 0.001 })
  await expect(proveAgain(ctx, { accountId, sessionId, address })).rejects.toMatchObject(stale)
  await proveAgain(ctx, { accountId, sessionId: fresh, address })
})

test('no code goes to a new contact before its member has proved who they are', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aMember(ctx, { email: 'siti@contoh.id' })
  ctx.clock.advance({ minutes: 11 })
  const contact = { kind: 'phone', value: '+6281234567890' } as const
  const begun = beginContact(ctx, { accountId, sessionId, address, contact })
  await expect(begun).rejects.toMatchObject(stale)
  expect(await ctx.db.selectFrom('otp_challenge').select('id').execute()).toEqual([])
})

test('a right password ends no wait but its own', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  const enter = (value: string, password: string) =>
    signIn(ctx, { contact: { kind: 'email', value }, password, caller: aCaller })
  await enter('budi@contoh.id', 'salah').catch(() => {})
  await enter('siti@contoh.id', aPassword)
  expect(await ctx.db.selectFrom('sign_in_delay').select('tries').execute()).toEqual([{ tries: 1 }])
})
