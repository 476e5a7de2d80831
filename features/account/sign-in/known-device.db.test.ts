import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCaller, aPassword, aRegistered, codeFor, sendEmails } from '#tests/members.ts'
import { changePassword } from './change-password.server.ts'
import { endSession, endSessions, putOutDevice } from './end-session.server.ts'
import { type Asker, forgetDevice } from './known-device.server.ts'
import { createChallenge, resendCode } from '../contact/create-challenge.server.ts'
import { startSession } from './start-session.server.ts'
import { forgotPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { requestSignInCode, signInByCode } from './sign-in-by-code.server.ts'

const siti = { kind: 'email', value: 'siti@contoh.id' } as const
const nobody = { kind: 'email', value: 'tak.ada@contoh.id' } as const
const own = 'A'.repeat(26)
const stranger = (at: number): Asker => ({ address: `198.51.${at}.9`, device: 'B'.repeat(26) })

/** How many of this many requests succeed. */
async function granted(times: number, ask: () => Promise<unknown>): Promise<number> {
  const answers = await Promise.allSettled(Array.from({ length: times }, ask))
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 429 })
  }
  return answers.filter(({ status }) => status === 'fulfilled').length
}

const codes = (ctx: TestCtx, asker: Asker, contact: typeof siti | typeof nobody = siti) =>
  granted(8, () => requestSignInCode(ctx, { contact, asker }))

const links = (ctx: TestCtx, asker: Asker) =>
  granted(8, () => forgotPassword(ctx, { contact: siti, asker }))

/** A registered member who has signed in on the device `own`; answers the session. */
async function aKnown(ctx: TestCtx) {
  const { accountId } = await aRegistered(ctx)
  // Forgets the code of the registration itself.
  await ctx.db.deleteFrom('recent_call').execute()
  const caller = { ...aCaller, device: own }
  const { sessionId } = await signIn(ctx, { contact: siti, password: aPassword, caller })
  return { accountId, sessionId, caller }
}

/** A network where the account has never been: only the device is known. */
const elsewhere: Asker = { address: '192.0.2.1', device: own }

test('strangers who name a contact use nothing up of what a device asks for that was signed in', async () => {
  const ctx = await testContext()
  await aKnown(ctx)
  let byStrangers = 0
  for (let at = 0; at < 5; at++) byStrangers += await codes(ctx, stranger(at))
  expect(byStrangers).toBe(5)
  for (let at = 0; at < 5; at++) await links(ctx, stranger(at))

  expect(await codes(ctx, elsewhere)).toBe(3)
  expect(await links(ctx, elsewhere)).toBe(3)
  await sendEmails(ctx)
})

test('the owner under attack signs in by code', async () => {
  const ctx = await testContext()
  const { accountId } = await aKnown(ctx)
  for (let at = 0; at < 5; at++) await codes(ctx, stranger(at))
  // What waits together is sent in no order.
  await sendEmails(ctx)
  const { token } = await requestSignInCode(ctx, { contact: siti, asker: elsewhere })
  const done = await signInByCode(ctx, {
    token,
    code: await codeFor(ctx, siti.value),
    caller: aCaller,
  })
  expect(done.accountId).toBe(accountId)
})

test('signing out keeps a device known; its owner, a new password and all devices out make it a stranger', async () => {
  const ctx = await testContext()
  const { accountId, sessionId, caller } = await aKnown(ctx)
  // Strangers have used up their allowance: only a known device still gets messages.
  for (let at = 0; at < 5; at++) await codes(ctx, stranger(at))
  const isKnown = async (device = own) => {
    await ctx.db.deleteFrom('recent_call').execute()
    for (let at = 0; at < 5; at++) await codes(ctx, stranger(at))
    return (await codes(ctx, { address: '192.0.2.1', device })) > 0
  }
  await endSession(ctx, { accountId, sessionId })
  expect(await isKnown()).toBe(true)

  const again = () => signIn(ctx, { contact: siti, password: aPassword, caller })
  const next = await again()
  await putOutDevice(ctx, { accountId, sessionId: next.sessionId })
  expect(await isKnown()).toBe(false)

  await again()
  expect(await isKnown()).toBe(true)
  await endSessions(ctx.db, { accountId, now: ctx.now() })
  expect(await isKnown()).toBe(false)

  const thief = await signIn(ctx, {
    contact: siti,
    password: aPassword,
    caller: { ...caller, device: 'C'.repeat(26) },
  })
  const mine = await again()
  await changePassword(ctx, {
    accountId,
    sessionId: mine.sessionId,
    currentPassword: aPassword,
    newPassword: 'angin laut pagi',
    caller,
  })
  expect(thief.sessionId).not.toBe(mine.sessionId)
  expect(await isKnown('C'.repeat(26))).toBe(false)
  expect(await isKnown()).toBe(true)
})

test('a device is known to its own account alone, and a value no browser of ours sends is known nowhere', async () => {
  const ctx = await testContext()
  await aKnown(ctx)
  await aRegistered(ctx, { contact: 'budi@contoh.id' })
  const budi = { kind: 'email', value: 'budi@contoh.id' } as const
  const asked = (device: string | undefined, at: number) =>
    granted(8, () =>
      requestSignInCode(ctx, { contact: budi, asker: { address: `192.0.${at}.1`, device } }),
    )
  // The registration was one of the five messages strangers get in an hour.
  expect(await asked(own, 1)).toBe(3)
  expect(await asked('', 2)).toBe(1)
  expect(await asked(undefined, 3)).toBe(0)
  expect(await asked("' or true --", 4)).toBe(0)
})

test('a contact nobody has is treated as every other, known device or not', async () => {
  const ctx = await testContext()
  await aKnown(ctx)
  const strangers = [stranger(1), stranger(2), elsewhere]
  const ofNobody: number[] = []
  const ofSiti: number[] = []
  for (const asker of strangers) {
    ofNobody.push(await codes(ctx, asker, nobody))
    ofSiti.push(await codes(ctx, { ...asker, device: undefined }))
  }
  expect(ofNobody).toEqual(ofSiti)
  expect(ofNobody).toEqual([3, 2, 0])
})

test('who registers for the first time still gets a code while a stranger at one network attacks', async () => {
  const ctx = await testContext()
  const begin = (asker: Asker) =>
    createChallenge(ctx, { purpose: 'register', contact: nobody, draft: {}, asker })
  expect(await granted(30, () => begin(stranger(1)))).toBe(3)
  // Another address of the same network counts as the same network.
  expect(await granted(3, () => begin({ address: '198.51.1.200' }))).toBe(0)
  expect(await granted(5, () => begin({ address: '203.0.113.7' }))).toBe(2)
})

test('a contact is never sent more than ten messages of strangers and six of its own devices in a day', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  await aKnown(ctx)
  let byStrangers = 0
  let byOwn = 0
  for (let hour = 0; hour < 24; hour++) {
    for (let at = 0; at < 4; at++) byStrangers += await codes(ctx, stranger(hour * 4 + at))
    byOwn += await codes(ctx, elsewhere)
    ctx.clock.advance({ minutes: 59 })
  }
  expect([byStrangers, byOwn]).toEqual([10, 6])
})

test('who is signed in and adds a contact is counted by account, not by network', async () => {
  const ctx = await testContext()
  const phone = { kind: 'phone', value: '+6281234567890' } as const
  const ask = (asker: Asker) =>
    createChallenge(ctx, { purpose: 'contact', contact: phone, draft: {}, asker })
  expect(await granted(8, () => ask(stranger(1)))).toBe(3)
  const { accountId } = await aRegistered(ctx)
  expect(await granted(8, () => ask({ ...stranger(1), accountId }))).toBe(2)
})

test('another code is counted for the account that asked for the first one', async () => {
  const ctx = await testContext()
  const phone = { kind: 'phone', value: '+6281234567890' } as const
  const { accountId } = await aRegistered(ctx)
  const asker = { ...stranger(1), accountId }
  const { token } = await createChallenge(ctx, {
    purpose: 'contact',
    contact: phone,
    draft: {},
    asker,
  })
  ctx.clock.advance({ minutes: 1 })
  await resendCode(ctx, { token, asker: stranger(1) })
  const ask = (each: Asker) =>
    createChallenge(ctx, { purpose: 'contact', contact: phone, draft: {}, asker: each })
  expect(await granted(8, () => ask(asker))).toBe(1)
  expect(await granted(8, () => ask(stranger(1)))).toBe(2)
})

test('the value of a device stands nowhere', async () => {
  const ctx = await testContext()
  await aKnown(ctx)
  const rows = await ctx.db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify([rows, ctx.logged])).not.toContain(own)
  expect(rows.filter((row) => row.device_hash?.length === 32)).toHaveLength(1)
})

test('a device put out of one account stays known to another, as do the other devices', async () => {
  const ctx = await testContext()
  const siti = await aKnown(ctx)
  const other = { ...aCaller, device: 'C'.repeat(26) }
  await signIn(ctx, {
    contact: { kind: 'email', value: 'siti@contoh.id' },
    password: aPassword,
    caller: other,
  })
  const budi = await aRegistered(ctx, { contact: 'budi@contoh.id' })
  const shared = await startSession(ctx, ctx.db, { accountId: budi.accountId, caller: siti.caller })
  const known = async () =>
    (await ctx.db.selectFrom('session').select('device_hash').execute()).filter(
      (row) => row.device_hash !== null,
    ).length
  expect(await known()).toBe(3)
  // Somebody else's session is no device of one's own.
  await forgetDevice(ctx.db, { accountId: siti.accountId, sessionId: shared.sessionId })
  expect(await known()).toBe(3)
  await putOutDevice(ctx, siti)
  expect(await known()).toBe(2)
})
