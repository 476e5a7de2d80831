import { expect, test } from 'vitest'
import { findSession } from '#platform/db/member-session.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import {
  aCaller,
  aPassword,
  aRegistered,
  beginRegistration,
  codeFor,
  lastEmail,
  sendEmails,
  wrong,
} from '#tests/members.ts'
import { forgetTracesSchedule } from '../jobs.server.ts'
import { getChallenge, createChallenge, resendCode } from '../contact/create-challenge.server.ts'
import { passwordRuns } from '#platform/security/password-hash.server.ts'
import { getMe } from '../queries.server.ts'
import { finishRegistration } from './register-account.server.ts'

const email = 'siti@contoh.id'
const asker = { address: aCaller.address }

const finish = (ctx: TestCtx, token: string, code: string) =>
  finishRegistration(ctx, { token, code, caller: aCaller })

async function countOf(ctx: TestCtx, table: 'account' | 'session'): Promise<number> {
  return (await ctx.db.selectFrom(table).select('id').execute()).length
}

test('a registration by e-mail ends with a verified contact, the consents and a session', async () => {
  const ctx = await testContext()
  const begun = await beginRegistration(ctx)
  expect(begun).toMatchObject({ kind: 'email', target: 's***@c***.id' })
  expect(await getChallenge(ctx, begun.token)).toMatchObject({ target: 's***@c***.id' })
  expect(await countOf(ctx, 'account')).toBe(0)

  const { token, accountId } = await finish(ctx, begun.token, await codeFor(ctx, email))
  expect(await findSession(ctx.db, token, ctx.now())).toMatchObject({ accountId })
  expect(await getMe(ctx, accountId)).toMatchObject({
    name: 'Siti Aminah',
    hasPassword: true,
    contacts: [{ kind: 'email', value: email, verifiedAt: ctx.now() }],
    consents: { terms: true, 'news-email': false, 'news-whatsapp': false },
  })
})

test('a registration by phone gets its code in a message the browser can fill in', async () => {
  const ctx = await testContext()
  const begun = await beginRegistration(ctx, { contact: '0812 3456 7890' })
  const sent = await lastEmail(ctx, '+6281234567890')
  expect(sent).toMatch(/^Kode Amanah: (\d{6})\. Berlaku 5 menit\. JANGAN berikan/)
  expect(sent).toMatch(/\n\n@amanah\.test #\d{6}$/)
  const { accountId } = await finish(ctx, begun.token, await codeFor(ctx, '+6281234567890'))
  expect((await getMe(ctx, accountId)).contacts).toMatchObject([{ value: '+6281234567890' }])
  expect(ctx.mails).toEqual([])
})

test('a contact that has an account gets the same answer by the same work, and its owner a letter without a code', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  let runs = 0
  const count = () => void (runs += 1)
  passwordRuns.subscribe(count)
  const known = await beginRegistration(ctx, { contact: email })
  expect(runs).toBe(1)
  const unknown = await beginRegistration(ctx, { contact: 'budi@contoh.id' })
  passwordRuns.unsubscribe(count)
  expect(runs).toBe(2)
  const shape = (answer: object) => ({ ...answer, token: '', target: '' })
  expect(shape(known)).toEqual(shape(unknown))

  const sent = await lastEmail(ctx, email)
  expect(sent).toContain('sudah punya akun')
  expect(sent).not.toMatch(/\b\d{6}\b/)
  await expect(finish(ctx, known.token, '123456')).rejects.toThrow('Kode salah. Sisa percobaan 4.')
})

test('a code is used once, and only for its own registration', async () => {
  const ctx = await testContext()
  const first = await beginRegistration(ctx)
  const code = await codeFor(ctx, email)
  const other = await beginRegistration(ctx, { contact: 'budi@contoh.id' })
  await expect(finish(ctx, other.token, code)).rejects.toMatchObject({ code: 'account/wrong-code' })
  await finish(ctx, first.token, code)
  const replayed = finish(ctx, first.token, code)
  await expect(replayed).rejects.toMatchObject({ code: 'account/link-not-valid', status: 410 })
  await expect(getChallenge(ctx, first.token)).rejects.toMatchObject({ status: 410 })
  await expect(finish(ctx, ctx.newPublicId(), code)).rejects.toMatchObject({ status: 410 })
})

test('the right code sent twenty times at once makes one account', async () => {
  const ctx = await testContext()
  const { token } = await beginRegistration(ctx)
  const code = await codeFor(ctx, email)
  const tries = Array.from({ length: 20 }, () => finish(ctx, token, code))
  const answers = await Promise.allSettled(tries)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await countOf(ctx, 'account')).toBe(1)
  expect(await countOf(ctx, 'session')).toBe(1)
})

test('twenty wrong codes at once are five tries; then the right one is locked as well', async () => {
  const ctx = await testContext()
  const { token } = await beginRegistration(ctx)
  const code = await codeFor(ctx, email)
  const tries = Array.from({ length: 20 }, (_, at) => finish(ctx, token, wrong(code, at + 1)))
  const answers = await Promise.allSettled(tries)
  const codes = answers.map((each) => each.status === 'rejected' && each.reason.code)
  expect(codes.filter((each) => each === 'account/wrong-code')).toHaveLength(4)
  expect(codes.filter((each) => each === 'account/code-locked')).toHaveLength(16)
  await expect(finish(ctx, token, code)).rejects.toMatchObject({ code: 'account/code-locked' })
  expect(await countOf(ctx, 'account')).toBe(0)
  const refused = ctx.logged.filter(({ event }) => event === 'account.code-refused')
  expect(refused).toHaveLength(5)
  expect(refused[0]).toEqual({
    event: 'account.code-refused',
    level: 'warn',
    purpose: 'register',
    challengeId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('a code expires after five minutes; another can be asked for, and only the newest is right', async () => {
  const ctx = await testContext()
  const { token } = await beginRegistration(ctx)
  const old = await codeFor(ctx, email)
  ctx.clock.advance({ minutes: 4, seconds: 59 })
  await expect(finish(ctx, token, wrong(old))).rejects.toMatchObject({ code: 'account/wrong-code' })
  ctx.clock.advance({ seconds: 1 })
  await expect(finish(ctx, token, old)).rejects.toMatchObject({ code: 'account/code-expired' })
  await resendCode(ctx, { token, asker })
  const next = await codeFor(ctx, email)
  expect(next).not.toBe(old)
  await expect(finish(ctx, token, old)).rejects.toMatchObject({ code: 'account/wrong-code' })
  await finish(ctx, token, next)
})

test('another code for the same registration comes a minute later at the earliest', async () => {
  const ctx = await testContext()
  const { token } = await beginRegistration(ctx)
  ctx.clock.advance({ seconds: 0.99 })
  await expect(resendCode(ctx, { token, asker })).rejects.toMatchObject({ retryAfterSeconds: 60 })
  ctx.clock.advance({ seconds: 58.01 })
  await expect(resendCode(ctx, { token, asker })).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 1,
  })
  ctx.clock.advance({ seconds: 0.999 })
  await expect(resendCode(ctx, { token, asker })).rejects.toMatchObject({ status: 429 })
  ctx.clock.advance({ seconds: 0.001 })
  const woken = ctx.wakes()
  await resendCode(ctx, { token, asker })
  expect(ctx.wakes()).toBe(woken + 1)
})

test('another code is another code of one registration alone, which then stays open for an hour', async () => {
  const ctx = await testContext()
  const { token } = await beginRegistration(ctx)
  const other = await beginRegistration(ctx, { contact: 'budi@contoh.id' })
  ctx.clock.advance({ minutes: 1 })
  await resendCode(ctx, { token, asker })
  const budis = await codeFor(ctx, 'budi@contoh.id')
  await finish(ctx, other.token, budis)
  ctx.clock.advance({ minutes: 59, seconds: 59 })
  expect(await getChallenge(ctx, token)).toMatchObject({ target: 's***@c***.id' })
  ctx.clock.advance({ seconds: 1 })
  await expect(getChallenge(ctx, token)).rejects.toMatchObject({ status: 410 })
  const sends = await ctx.db.selectFrom('otp_challenge').select('sends').orderBy('sends').execute()
  expect(sends).toEqual([{ sends: 1 }, { sends: 2 }])
})

test('one network gets a contact at most three codes in any hour and six in any day', async () => {
  const ctx = await testContext()
  const contact = { kind: 'email', value: email } as const
  const begun = ctx.now().getTime()
  const sentAt: number[] = []
  for (let time = 0; time < 30 * 6; time++) {
    const tried = createChallenge(ctx, { purpose: 'register', contact, draft: {}, asker })
    const isSent = await tried.then(
      () => true,
      () => false,
    )
    if (isSent) sentAt.push((ctx.now().getTime() - begun) / 60_000)
    ctx.clock.advance({ minutes: 10 })
  }
  const most = (minutes: number) =>
    Math.max(
      ...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + minutes).length),
    )
  expect(sentAt.slice(0, 4)).toEqual([0, 10, 20, 60])
  expect(most(60)).toBe(3)
  expect(most(24 * 60)).toBe(6)
})

test('two presses on “kirim ulang” at once send one code', async () => {
  const ctx = await testContext()
  const { token } = await beginRegistration(ctx)
  await sendEmails(ctx)
  ctx.clock.advance({ minutes: 2 })
  await Promise.allSettled([resendCode(ctx, { token, asker }), resendCode(ctx, { token, asker })])
  await sendEmails(ctx)
  expect(ctx.mails).toHaveLength(2)
})

test('where no phone can be reached a number is refused with the way out', async () => {
  const otp = { isReachable: false, send: () => Promise.reject(new Error('never')) }
  const ctx = await testContext({ otp })
  const tried = beginRegistration(ctx, { contact: '081234567890' })
  await expect(tried).rejects.toThrow('Gunakan alamat e-mail.')
})

test('neither the code nor the password stands in the database or in the log, also when sending fails', async () => {
  const ctx = await testContext()
  const { token } = await beginRegistration(ctx, { contact: '081234567890' })
  const code = await codeFor(ctx, '+6281234567890')
  await finish(ctx, token, wrong(code)).catch(() => {})
  const failing = {
    isReachable: true,
    send: () => Promise.reject(new Error('the way to phones answered 500')),
  }
  const away = await testContext({ sharing: ctx, otp: failing })
  ctx.clock.advance({ minutes: 2 })
  await resendCode(away, { token, asker })
  await sendEmails(away)
  const rows = [
    await ctx.db.selectFrom('otp_challenge').selectAll().execute(),
    await ctx.db.selectFrom('job').selectAll().execute(),
  ]
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(aPassword)
  expect(kept).not.toContain(token)
  expect(kept).not.toMatch(new RegExp(`(?<![\\d.-])${code}(?![\\d.-])`))
  expect(away.logged.some(({ event }) => event === 'job.failed')).toBe(true)
  const logged = JSON.stringify([...ctx.logged, ...away.logged])
  for (const secret of [code, token, '81234567890', 'Siti', aPassword]) {
    expect(logged).not.toContain(secret)
  }
})

test('what waited for a code is forgotten when it is used, and the rest a day after its end', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  const drafts = await ctx.db.selectFrom('otp_challenge').select('draft').execute()
  expect(drafts).toEqual([{ draft: {} }])
  await beginRegistration(ctx, { contact: 'budi@contoh.id' })
  ctx.clock.advance({ days: 1, hours: 1, seconds: 1 })
  await forgetTracesSchedule.run(ctx)
  expect(await ctx.db.selectFrom('otp_challenge').selectAll().execute()).toEqual([])
  expect(await countOf(ctx, 'session')).toBe(1)
})

test('who proves a contact that somebody else proved meanwhile is told to sign in', async () => {
  const ctx = await testContext()
  const first = await beginRegistration(ctx)
  const firstCode = await codeFor(ctx, email)
  const second = await beginRegistration(ctx)
  await finish(ctx, second.token, await codeFor(ctx, email))
  const late = finish(ctx, first.token, firstCode)
  await expect(late).rejects.toMatchObject({ code: 'account/contact-taken', status: 409 })
  expect(await countOf(ctx, 'account')).toBe(1)
})

test('an hour after the last code there is nothing left to finish, only to begin anew', async () => {
  const ctx = await testContext()
  const { token } = await beginRegistration(ctx)
  const code = await codeFor(ctx, email)
  ctx.clock.advance({ minutes: 59, seconds: 59 })
  await expect(finish(ctx, token, code)).rejects.toMatchObject({ code: 'account/code-expired' })
  expect(await getChallenge(ctx, token)).toMatchObject({ target: 's***@c***.id' })
  ctx.clock.advance({ seconds: 1 })
  await expect(finish(ctx, token, code)).rejects.toMatchObject({ code: 'account/link-not-valid' })
  await expect(getChallenge(ctx, token)).rejects.toMatchObject({ status: 410 })
  await expect(resendCode(ctx, { token, asker })).rejects.toMatchObject({ status: 410 })
})
