import { expect, test } from 'vitest'
import { deadJobs, waitingJobs } from '#platform/jobs/job-list.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCaller, aMember, aPassword, aRegistered, lastEmail, sendEmails } from '#tests/members.ts'
import { sendCodeJob, sendNoticeJob, sendResetJob } from '../jobs.server.ts'
import { forgotPassword, resetPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { requestSignInCode } from './sign-in-by-code.server.ts'

const siti = { kind: 'email', value: 'siti@contoh.id' } as const
const { address } = aCaller
const asker = { address }
const next = 'angin laut pagi'

async function tokenFor(ctx: TestCtx, to: string): Promise<string> {
  const [, token = ''] = /\/password\/(\w{26})/.exec((await lastEmail(ctx, to)) ?? '') ?? []
  return token
}

/** The number of messages that a job sends when it comes once more. */
async function again(ctx: TestCtx, resetId: string): Promise<number> {
  const before = ctx.mails.length
  await sendResetJob.run(ctx, { resetId })
  return ctx.mails.length - before
}

test('a link is sent while it is good: not when it was used, is over or never was', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  const woken = ctx.wakes()
  await forgotPassword(ctx, { contact: siti, asker })
  expect(ctx.wakes()).toBe(woken + 1)
  const { id } = await ctx.db.selectFrom('password_reset').select('id').executeTakeFirstOrThrow()
  const token = await tokenFor(ctx, siti.value)
  expect(await again(ctx, id)).toBe(1)
  expect(await again(ctx, ctx.newId())).toBe(0)
  await resetPassword(ctx, { token, password: next, address })
  expect(ctx.wakes()).toBe(woken + 2)
  expect(await again(ctx, id)).toBe(0)

  await forgotPassword(ctx, { contact: siti, asker })
  const rows = ctx.db.selectFrom('password_reset').select('id').where('used_at', 'is', null)
  const { id: unused } = await rows.executeTakeFirstOrThrow()
  ctx.clock.advance({ minutes: 30, seconds: -0.001 })
  expect(await again(ctx, unused)).toBe(1)
  ctx.clock.advance({ seconds: 0.001 })
  expect(await again(ctx, unused)).toBe(0)
})

test('a link that was used keeps the moment of its use, and only its own account changes', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  const budi = { kind: 'email', value: 'budi@contoh.id' } as const
  await aRegistered(ctx, { contact: budi.value })
  const usedAt = ctx.now()
  for (const password of [next, 'ombak malam kelam']) {
    await forgotPassword(ctx, { contact: siti, asker })
    await resetPassword(ctx, { token: await tokenFor(ctx, siti.value), password, address })
    ctx.clock.advance({ minutes: 1 })
  }
  const used = await ctx.db
    .selectFrom('password_reset')
    .select('used_at')
    .orderBy('used_at')
    .execute()
  expect(used.map((row) => row.used_at?.getTime())).toEqual([
    usedAt.getTime(),
    usedAt.getTime() + 60_000,
  ])
  await signIn(ctx, { contact: budi, password: aPassword, caller: aCaller })
})

test('a code is sent while it is the newest, is not used and is good', async () => {
  const ctx = await testContext()
  await aMember(ctx, { email: siti.value })
  await requestSignInCode(ctx, { contact: siti, asker })
  await sendEmails(ctx)
  const row = ctx.db.updateTable('otp_challenge')
  const { id: challengeId } = await ctx.db
    .selectFrom('otp_challenge')
    .select('id')
    .executeTakeFirstOrThrow()
  const sent = async (payload = { challengeId, sends: 1 }) => {
    const before = ctx.mails.length
    await sendCodeJob.run(ctx, payload)
    return ctx.mails.length - before
  }
  expect(await sent()).toBe(1)
  expect(await sent({ challengeId: ctx.newId(), sends: 1 })).toBe(0)
  expect(await sent({ challengeId, sends: 2 })).toBe(0)
  await row.set({ used_at: ctx.now() }).execute()
  expect(await sent()).toBe(0)
  await row.set({ used_at: null }).execute()
  ctx.clock.advance({ minutes: 5, seconds: -0.001 })
  expect(await sent()).toBe(1)
  ctx.clock.advance({ seconds: 0.001 })
  expect(await sent()).toBe(0)
})

test('messages to addresses use up nothing that phones may get', async () => {
  const ctx = await testContext({ env: { OTP_DAILY_MOST: '4' } })
  const phone = { kind: 'phone', value: '+6281234567890' } as const
  await aMember(ctx, { email: siti.value })
  await aMember(ctx, { phone: phone.value })
  await forgotPassword(ctx, { contact: siti, asker })
  await requestSignInCode(ctx, { contact: siti, asker })
  await sendEmails(ctx)
  expect(ctx.mails).toHaveLength(2)
  await requestSignInCode(ctx, { contact: phone, asker })
  await sendEmails(ctx)
  expect(ctx.messages).toHaveLength(1)
})

test('a notice to a phone that nobody can reach is no failure', async () => {
  const otp = { isReachable: false, send: () => Promise.reject(new Error('never')) }
  const ctx = await testContext({ otp })
  const { accountId } = await aMember(ctx, { phone: '+6281234567890' })
  const payload = { accountId, notice: 'password-changed' as const, key: 'one' }
  await enqueue(ctx.db, sendNoticeJob, { payload, now: ctx.now() })
  await sendEmails(ctx)
  expect([await waitingJobs(ctx), await deadJobs(ctx)]).toEqual([[], []])
})
