import { expect, test } from 'vitest'
import { deadJobs, waitingJobs } from '#platform/jobs/job-list.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { PermanentFailure } from '#platform/jobs/permanent-failure.ts'
import { testContext } from '#tests/context.ts'
import { aCaller, aMember, beginRegistration, lastEmail, sendEmails } from '#tests/members.ts'
import { forgetTracesSchedule, sendNoticeJob, sendReplacedJob } from './jobs.server.ts'
import { createChallenge } from './contact/create-challenge.server.ts'
import { forgotPassword } from './sign-in/reset-password.server.ts'
import { requestSignInCode } from './sign-in/sign-in-by-code.server.ts'

const away = { send: () => Promise.reject(new Error('mail is away')) }

test('codes and links that cannot be sent end when they are void, and stand in no list', async () => {
  const ctx = await testContext({ mail: away })
  await aMember(ctx, { email: 'budi@contoh.id' })
  await beginRegistration(ctx)
  await forgotPassword(ctx, {
    contact: { kind: 'email', value: 'budi@contoh.id' },
    asker: { address: aCaller.address },
  })
  for (let minute = 0; minute < 4; minute += 1) {
    await sendEmails(ctx)
    ctx.clock.advance({ minutes: 1 })
  }
  const waiting = await waitingJobs(ctx)
  expect(waiting.map(({ name, failing }) => ({ name, failing }))).toEqual(
    expect.arrayContaining([
      { name: 'account.code', failing: 1 },
      { name: 'account.reset', failing: 1 },
    ]),
  )

  ctx.clock.advance({ minutes: 2 })
  await sendEmails(ctx)
  expect((await waitingJobs(ctx)).map(({ name }) => name)).toEqual(['account.reset'])
  ctx.clock.advance({ hours: 3 })
  await sendEmails(ctx)
  expect(await waitingJobs(ctx)).toEqual([])
  expect(await deadJobs(ctx)).toEqual([])
})

test('a contact that is refused for good keeps no notice from the other contacts', async () => {
  const refused = { send: () => Promise.reject(new PermanentFailure('550 at RCPT TO')) }
  const ctx = await testContext({ mail: refused })
  const contacts = { email: 'budi@contoh.id', phone: '+6281234567890' }
  const { accountId } = await aMember(ctx, contacts)
  const payload = { accountId, notice: 'password-changed' as const, key: 'one' }
  await enqueue(ctx.db, sendNoticeJob, { payload, now: ctx.now() })
  await sendEmails(ctx)
  expect(ctx.messages.map(({ to }) => to)).toEqual([contacts.phone])
  expect(await deadJobs(ctx)).toMatchObject([{ last_error: '550 at RCPT TO' }])
})

test('a notice that cannot be sent now is sent later, to each contact once', async () => {
  const ctx = await testContext({ mail: away })
  const contacts = { email: 'budi@contoh.id', phone: '+6281234567890' }
  const { accountId } = await aMember(ctx, contacts)
  const payload = { accountId, notice: 'password-changed' as const, key: 'one' }
  await enqueue(ctx.db, sendNoticeJob, { payload, now: ctx.now() })
  await sendEmails(ctx)
  expect(await waitingJobs(ctx)).toMatchObject([{ name: 'account.notice', failing: 1 }])
  const back = await testContext({ sharing: ctx })
  ctx.clock.advance({ minutes: 5 })
  expect(await lastEmail(back, contacts.email)).toContain('baru saja diganti')
  expect([...ctx.messages, ...back.messages].map(({ to }) => to)).toEqual([contacts.phone])
})

test('a message about a replaced contact needs the contact, and without one there is nobody to tell', async () => {
  const ctx = await testContext()
  await beginRegistration(ctx)
  const { id } = await ctx.db.selectFrom('otp_challenge').select('id').executeTakeFirstOrThrow()
  for (const challengeId of [id, ctx.newId()])
    await enqueue(ctx.db, sendReplacedJob, { payload: { challengeId }, now: ctx.now() })
  await sendEmails(ctx)
  expect(await waitingJobs(ctx)).toEqual([])
  expect(await deadJobs(ctx)).toEqual([])
  expect(ctx.mails.map(({ subject }) => subject)).toEqual(['Kode Amanah Anda'])
})

test('messages to phones share one allowance, whatever they are for', async () => {
  const ctx = await testContext({ env: { OTP_DAILY_MOST: '8' } })
  const asker = { address: aCaller.address }
  const phones = [1, 2, 3].map((at) => `+628123456789${at}`)
  const [code, reset, over] = phones.map((value) => ({ kind: 'phone', value }) as const)
  for (const phone of phones) await aMember(ctx, { phone })
  await beginRegistration(ctx, { contact: '081299998888' })
  if (!code || !reset || !over) throw new Error('three phones were made')
  await requestSignInCode(ctx, { contact: code, asker })
  await sendEmails(ctx)
  expect(ctx.messages.map(({ to }) => to)).toEqual(['+6281299998888', code.value])
  await forgotPassword(ctx, { contact: reset, asker })
  await requestSignInCode(ctx, { contact: over, asker })
  await sendEmails(ctx)
  expect(ctx.messages).toHaveLength(2)
})

test('a code for a donation goes out where there is a donation, and nowhere else', async () => {
  const ctx = await testContext()
  const ask = (value: string, donationId?: string) =>
    createChallenge(ctx, {
      purpose: 'gift',
      contact: { kind: 'email', value },
      draft: donationId ? { donationId } : {},
      asker: { address: aCaller.address },
    })
  await ask('siti@contoh.id', ctx.newId())
  await ask('tak.ada@contoh.id')
  await sendEmails(ctx)
  expect(ctx.mails.map(({ to }) => to)).toEqual(['siti@contoh.id'])
})

const traces = ['otp_challenge', 'password_reset', 'session'] as const

test('codes and links are forgotten a day after their end, and sessions a month after theirs', async () => {
  const ctx = await testContext()
  const count = async () => {
    await forgetTracesSchedule.run(ctx)
    const rows = traces.map((table) => ctx.db.selectFrom(table).select('id').execute())
    return (await Promise.all(rows)).map(({ length }) => length)
  }
  await aMember(ctx)
  await beginRegistration(ctx)
  const contact = { kind: 'email', value: 'siti@contoh.id' } as const
  await forgotPassword(ctx, { contact, asker: { address: aCaller.address } })
  ctx.clock.advance({ days: 1, minutes: 30 })
  expect(await count()).toEqual([1, 1, 1])
  ctx.clock.advance({ seconds: 1 })
  expect(await count()).toEqual([1, 0, 1])
  ctx.clock.advance({ minutes: 29, seconds: 59 })
  expect(await count()).toEqual([1, 0, 1])
  ctx.clock.advance({ seconds: 1 })
  expect(await count()).toEqual([0, 0, 1])
  const [session] = await ctx.db.selectFrom('session').select('expires_at').execute()
  ctx.clock.set(session?.expires_at ?? '')
  ctx.clock.advance({ days: 30 })
  expect(await count()).toEqual([0, 0, 1])
  ctx.clock.advance({ seconds: 1 })
  expect(await count()).toEqual([0, 0, 0])
})
