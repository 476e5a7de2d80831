import { expect, test } from 'vitest'
import { readContact } from '#platform/text/contact.ts'
import { findSession } from '#platform/db/member-session.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import {
  aCaller,
  aMember,
  aRegistered,
  codeFor,
  lastEmail,
  sendEmails,
  wrong,
} from '#tests/members.ts'
import { getChallenge, resendCode } from '../contact/create-challenge.server.ts'
import { finishRegistration } from './register-account.server.ts'
import { signIn } from './sign-in.server.ts'
import { requestSignInCode, signInByCode } from './sign-in-by-code.server.ts'

const asker = { address: aCaller.address }

function ask(ctx: TestCtx, typed: string) {
  const contact = readContact(typed)
  if (!contact) throw new Error(`${typed} is no contact`)
  return requestSignInCode(ctx, { contact, asker })
}

const codeOfRefusal = ({ code }: { code: string }) => code

test('a code to a proved contact signs in, once, and the session the browser had ends', async () => {
  const ctx = await testContext()
  const { accountId, authorization } = await aRegistered(ctx)
  const { token, target } = await ask(ctx, 'siti@contoh.id')
  expect(target).toBe('s***@c***.id')
  const code = await codeFor(ctx, 'siti@contoh.id')
  const caller = { ...aCaller, previous: authorization }
  const entered = await signInByCode(ctx, { token, code, caller })
  expect(await findSession(ctx.db, entered.token, ctx.now())).toMatchObject({ accountId })
  expect(await findSession(ctx.db, authorization, ctx.now())).toBeUndefined()
  const again = signInByCode(ctx, { token, code, caller })
  await expect(again).rejects.toMatchObject({ code: 'account/link-not-valid' })
})

test('for a contact nobody has everything is the same, and nothing is sent', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  const known = await ask(ctx, 'siti@contoh.id')
  await sendEmails(ctx)
  const sent = ctx.mails.length
  const unknown = await ask(ctx, 'tak.ada@contoh.id')
  await sendEmails(ctx)
  expect(ctx.mails).toHaveLength(sent)
  expect(Object.keys(unknown)).toEqual(Object.keys(known))
  const code = '123456'
  const tried = ({ token }: { token: string }) =>
    signInByCode(ctx, { token, code, caller: aCaller }).catch(codeOfRefusal)
  expect(await tried(unknown)).toBe('account/wrong-code')
  expect(await tried(known)).toBe('account/wrong-code')
})

test('unknown numbers use up no messages that all share', async () => {
  const ctx = await testContext()
  const shared = () => ctx.db.selectFrom('rate_limit').selectAll().execute()
  await ask(ctx, '081299998888')
  await sendEmails(ctx)
  expect(await shared()).toEqual([])
  await aMember(ctx, { phone: '+6281234567890' })
  await ask(ctx, '081234567890')
  expect(await lastEmail(ctx, '+6281234567890')).toMatch(/\b\d{6}\b/)
  expect(await shared()).toHaveLength(1)
})

test('an operator says how many messages phones may get in a day', async () => {
  const ctx = await testContext({ env: { OTP_DAILY_MOST: '8' } })
  for (let at = 0; at < 4; at++) {
    const phone = `+628123456789${at}`
    await aMember(ctx, { phone })
    await ask(ctx, phone)
  }
  await sendEmails(ctx)
  expect(ctx.messages).toHaveLength(2)
  // A day allows six more; unsent messages wait as jobs.
  ctx.clock.advance({ minutes: 4 * 60 })
  await ask(ctx, '+6281234567890')
  await sendEmails(ctx)
  expect(ctx.messages).toHaveLength(3)
})

test('three codes in an hour, five tries each, and a code of one purpose opens no other', async () => {
  const ctx = await testContext()
  await aMember(ctx, { email: 'siti@contoh.id' })
  const { token } = await ask(ctx, 'siti@contoh.id')
  const code = await codeFor(ctx, 'siti@contoh.id')
  const forRegistering = finishRegistration(ctx, { token, code, caller: aCaller })
  await expect(forRegistering).rejects.toMatchObject({ code: 'account/link-not-valid' })
  for (let time = 1; time <= 5; time++) {
    const attempt = signInByCode(ctx, { token, code: wrong(code, time), caller: aCaller })
    await expect(attempt).rejects.toMatchObject({ status: time < 5 ? 422 : 409 })
  }
  const right = signInByCode(ctx, { token, code, caller: aCaller })
  await expect(right).rejects.toMatchObject({ code: 'account/code-locked' })
  ctx.clock.advance({ minutes: 1 })
  await resendCode(ctx, { token, asker })
  const newest = await codeFor(ctx, 'siti@contoh.id')
  await ask(ctx, 'siti@contoh.id')
  await expect(ask(ctx, 'siti@contoh.id')).rejects.toMatchObject({ status: 429 })
  ctx.clock.advance({ minutes: 5 })
  const late = signInByCode(ctx, { token, code: newest, caller: aCaller })
  await expect(late).rejects.toMatchObject({ code: 'account/code-expired' })
})

test('a code of a contact that was taken out meanwhile opens nothing', async () => {
  const ctx = await testContext()
  await aMember(ctx, { email: 'siti@contoh.id' })
  const { token } = await ask(ctx, 'siti@contoh.id')
  const code = await codeFor(ctx, 'siti@contoh.id')
  await ctx.db.deleteFrom('account_contact').execute()
  const entered = signInByCode(ctx, { token, code, caller: aCaller })
  await expect(entered).rejects.toMatchObject({ code: 'account/link-not-valid' })
})

test('a code ends the wait that wrong passwords have made, and is logged as the way in', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { email: 'siti@contoh.id' })
  const contact = { kind: 'email', value: 'siti@contoh.id' } as const
  const { token } = await ask(ctx, 'siti@contoh.id')
  const code = await codeFor(ctx, 'siti@contoh.id')
  for (let time = 0; time < 6; time++)
    await signIn(ctx, { contact, password: `salah ${time}`, caller: aCaller }).catch(() => {})
  const { sessionId } = await signInByCode(ctx, { token, code, caller: aCaller })
  expect(await ctx.db.selectFrom('sign_in_delay').selectAll().execute()).toEqual([])
  expect(ctx.logged.at(-1)).toEqual({
    event: 'account.signed-in',
    level: 'info',
    accountId,
    sessionId,
    by: 'code',
  })
})

test('a code to sign in opens no screen of a registration', async () => {
  const ctx = await testContext()
  await aMember(ctx, { email: 'siti@contoh.id' })
  const { token } = await ask(ctx, 'siti@contoh.id')
  await expect(getChallenge(ctx, token)).rejects.toMatchObject({ code: 'account/link-not-valid' })
})
