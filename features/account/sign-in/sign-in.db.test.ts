import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findSession } from '#platform/db/member-session.server.ts'
import { purposeKey } from '#platform/security/keyed-hash.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCaller, aMember, aPassword, aRegistered } from '#tests/members.ts'
import { waitAfter } from '../account.ts'
import { forgetTriesSchedule } from '../jobs.server.ts'
import { endSession, endSessions } from './end-session.server.ts'
import { contactLimits } from '../limits.ts'
import { isOutdated, passwordRuns } from '#platform/security/password-hash.server.ts'
import { startSession } from './start-session.server.ts'
import { listDevices } from '../queries.server.ts'
import { signIn } from './sign-in.server.ts'

const siti = { kind: 'email', value: 'siti@contoh.id' } as const
const nobody = { kind: 'email', value: 'tak.ada@contoh.id' } as const

type Try = { contact?: typeof siti | typeof nobody; password?: string; address?: string }

const enter = (ctx: TestCtx, given: Try = {}) => {
  const { contact = siti, password = aPassword, address = aCaller.address } = given
  return signIn(ctx, { contact, password, caller: { ...aCaller, address } })
}

const refusal = (tried: Promise<unknown>) =>
  tried.then(
    () => 'signed in',
    (error: { code: string }) => error.code,
  )

test('the right password opens a session of its own', async () => {
  const ctx = await testContext()
  const { accountId, authorization } = await aRegistered(ctx)
  const opened = await enter(ctx)
  expect(opened.accountId).toBe(accountId)
  expect(opened.token).not.toBe(authorization)
  expect(await findSession(ctx.db, opened.token, ctx.now())).toMatchObject({ accountId })
})

test('a contact nobody has and a wrong password get the same words by the same work', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  await aMember(ctx, { email: 'lewat.google@contoh.id' })
  const told: { message: string; runs: number }[] = []
  for (const contact of [siti, nobody, { kind: 'email', value: 'lewat.google@contoh.id' }]) {
    let runs = 0
    const count = () => void (runs += 1)
    passwordRuns.subscribe(count)
    const given = { contact: contact as typeof siti, password: 'bukan yang ini' }
    const error: Error & { code?: string } = await enter(ctx, given).then(
      () => new Error('signed in'),
      (reason) => reason,
    )
    passwordRuns.unsubscribe(count)
    told.push({ message: `${error.code} ${error.message}`, runs })
  }
  expect(told[0]).toEqual({
    message: 'account/wrong-credentials E-mail, nomor HP, atau kata sandi salah.',
    runs: 1,
  })
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
})

test('after five wrong passwords the wait doubles from half a minute to a quarter of an hour', () => {
  const waits = Array.from({ length: 14 }, (_, at) => waitAfter(at + 1))
  expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900, 900])
})

test('twenty wrong passwords at once are six tries, then the wait holds even for the right one', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  const tries = Array.from({ length: 20 }, (_, at) => enter(ctx, { password: `salah terus ${at}` }))
  const answers = await Promise.all(tries.map(refusal))
  expect(answers.filter((each) => each === 'account/wrong-credentials')).toHaveLength(6)
  expect(answers.filter((each) => each === 'too-many-tries')).toHaveLength(14)
  await expect(enter(ctx)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 30 })
  ctx.clock.advance({ seconds: 30 })
  await enter(ctx)
  expect(await ctx.db.selectFrom('sign_in_delay').selectAll().execute()).toEqual([])
})

test('what was tried is deleted when it is older than a day, and not before', async () => {
  const ctx = await testContext()
  const delays = () => ctx.db.selectFrom('sign_in_delay').selectAll().execute()
  await refusal(enter(ctx, { contact: nobody }))
  ctx.clock.advance({ days: 1 })
  await forgetTriesSchedule.run(ctx)
  expect(await delays()).toHaveLength(1)
  ctx.clock.advance({ seconds: 1 })
  await forgetTriesSchedule.run(ctx)
  expect(await delays()).toEqual([])
})

test('the wait grows with each further wrong password and is forgotten after a day', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  const attempt = () => refusal(enter(ctx, { password: 'bukan yang ini' }))
  for (let time = 0; time < 6; time++) await attempt()
  for (const wait of [30, 60, 120]) {
    ctx.clock.advance({ seconds: wait - 1 })
    expect(await attempt()).toBe('too-many-tries')
    ctx.clock.advance({ seconds: 1 })
    expect(await attempt()).toBe('account/wrong-credentials')
  }
  ctx.clock.advance({ days: 1, seconds: 1 })
  for (let time = 0; time < 6; time++) expect(await attempt()).toBe('account/wrong-credentials')
})

test('each one who waits is told how long, to the second that begins', async () => {
  const ctx = await testContext()
  for (let time = 0; time < 6; time++) await refusal(enter(ctx))
  for (let time = 0; time < 6; time++) await refusal(enter(ctx, { contact: nobody }))
  ctx.clock.advance({ seconds: 30 })
  await refusal(enter(ctx, { contact: nobody }))
  await refusal(enter(ctx))
  ctx.clock.advance({ seconds: 59.99 })
  await expect(enter(ctx)).rejects.toMatchObject({ retryAfterSeconds: 1 })
  ctx.clock.advance({ seconds: 0.01 })
  await refusal(enter(ctx))
  ctx.clock.advance({ seconds: 90.99 })
  await expect(enter(ctx)).rejects.toMatchObject({ retryAfterSeconds: 30 })
})

test('a whole day after the last wrong password the wait still grows', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  const attempt = () => refusal(enter(ctx, { password: 'bukan yang ini' }))
  for (let time = 0; time < 6; time++) await attempt()
  ctx.clock.advance({ days: 1 })
  expect(await attempt()).toBe('account/wrong-credentials')
  await expect(enter(ctx)).rejects.toMatchObject({ retryAfterSeconds: 60 })
})

test('who fails at one address locks nobody out at another', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  for (let time = 0; time < 8; time++) {
    await refusal(enter(ctx, { password: `salah ${time}`, address: '198.51.100.9' }))
  }
  expect(await refusal(enter(ctx, { address: '198.51.100.9' }))).toBe('too-many-tries')
  expect(await refusal(enter(ctx))).toBe('signed in')
  expect(await refusal(enter(ctx, { address: '192.0.2.1' }))).toBe('signed in')
})

test('against many addresses at once an account is closed to new ones only, not where it has been', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  for (let time = 0; time < contactLimits.signIn.burst; time++) {
    await limit(ctx, contactLimits.signIn, siti.value)
  }
  expect(await refusal(enter(ctx, { address: '192.0.2.1' }))).toBe('too-many-tries')
  expect(await refusal(enter(ctx, { password: 'tebak saja' }))).toBe('account/wrong-credentials')
  expect(await refusal(enter(ctx))).toBe('signed in')
  // Where others have been, this account has not.
  const elsewhere = { ...aCaller, address: '192.0.2.1' }
  const { accountId } = await aMember(ctx, { email: 'budi@contoh.id' })
  await startSession(ctx, ctx.db, { accountId, caller: elsewhere })
  expect(await refusal(enter(ctx, { address: '192.0.2.1' }))).toBe('too-many-tries')
})

/** A hash of `aPassword` with parameters that are no longer today's. */
async function outdatedHash(ctx: TestCtx): Promise<string> {
  const salt = '0123456789ABCDEFGHJKMNPQRS'
  const hash = await promisify(argon2)('argon2id', {
    memory: 7_168,
    passes: 5,
    parallelism: 1,
    message: aPassword,
    nonce: Buffer.from(salt),
    secret: purposeKey(ctx.config, 'password pepper'),
    tagLength: 32,
  })
  return `argon2id$k1$m=7168,t=5,p=1$${salt}$${hash.toString('base64')}`
}

test('a hash of older parameters is made anew at the next sign-in, and only its own', async () => {
  const ctx = await testContext()
  const { accountId } = await aRegistered(ctx)
  const other = await aRegistered(ctx, { contact: 'budi@contoh.id' })
  const hashOf = async (id: string) => {
    const account = ctx.db.selectFrom('account').select('password_hash').where('id', '=', id)
    return (await account.executeTakeFirstOrThrow()).password_hash ?? ''
  }
  const before = await hashOf(accountId)
  const theirs = await hashOf(other.accountId)
  await enter(ctx)
  expect(await hashOf(accountId)).toBe(before)

  const old = await outdatedHash(ctx)
  await ctx.db
    .updateTable('account')
    .set({ password_hash: old })
    .where('id', '=', accountId)
    .execute()
  await enter(ctx)
  const renewed = await hashOf(accountId)
  expect(isOutdated(renewed)).toBe(false)
  expect(await hashOf(other.accountId)).toBe(theirs)
  await enter(ctx)
  expect(await hashOf(accountId)).toBe(renewed)
})

test('a password that was changed while an old hash is made anew stays changed', async () => {
  const ctx = await testContext()
  const { accountId } = await aRegistered(ctx)
  const row = ctx.db.updateTable('account').where('id', '=', accountId)
  await row.set({ password_hash: await outdatedHash(ctx) }).execute()
  const entering = enter(ctx)
  // The second run is that of the new hash: the account is read by then, and not yet written.
  await new Promise<void>((resolve) => {
    let runs = 0
    const count = () => {
      runs += 1
      if (runs < 2) return
      passwordRuns.unsubscribe(count)
      resolve()
    }
    passwordRuns.subscribe(count)
  })
  await row.set({ password_hash: 'another' }).execute()
  await entering
  const { password_hash } = await ctx.db
    .selectFrom('account')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  expect(password_hash).toBe('another')
})

test('devices are listed, signed out one by one or all but this one, and never somebody else’s', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aRegistered(ctx)
  ctx.clock.advance({ minutes: 1 })
  const phone = await enter(ctx)
  const tablet = await enter(ctx)
  const stranger = await aMember(ctx)
  const now = ctx.now()
  const listed = await listDevices(ctx.db, { accountId, sessionId, now })
  expect(listed).toHaveLength(3)
  expect(listed.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ id: sessionId }])

  const theirs = endSession(ctx, { accountId: stranger.accountId, sessionId: phone.sessionId })
  await expect(theirs).rejects.toMatchObject({ status: 404 })
  await endSession(ctx, { accountId, sessionId: phone.sessionId })
  expect(await findSession(ctx.db, phone.token, now)).toBeUndefined()
  expect(await findSession(ctx.db, tablet.token, now)).toBeDefined()
  expect(await endSessions(ctx.db, { accountId, now, except: sessionId })).toBe(1)
  expect(await findSession(ctx.db, tablet.token, now)).toBeUndefined()
  expect(await findSession(ctx.db, stranger.authorization, now)).toBeDefined()
})

test('a sign-in is logged, right or wrong, by ids and nothing else', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aRegistered(ctx)
  const second = await enter(ctx)
  await refusal(enter(ctx, { password: 'bukan yang ini' }))
  await refusal(enter(ctx, { contact: nobody }))
  await endSession(ctx, second)
  const opened = (id: string) => ({ level: 'info', accountId, sessionId: id })
  expect(ctx.logged).toEqual([
    { event: 'account.registered', ...opened(sessionId) },
    { event: 'account.signed-in', ...opened(second.sessionId) },
    { event: 'account.sign-in-failed', level: 'warn', accountId },
    { event: 'account.sign-in-failed', level: 'warn', accountId: undefined },
    { event: 'account.signed-out', ...opened(second.sessionId) },
  ])
})
