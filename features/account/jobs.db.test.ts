import { expect, test } from 'vitest'
import { deadJobs, waitingJobs } from '#platform/db/job-list.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { PermanentFailure } from '#platform/permanent-failure.ts'
import { testContext } from '#tests/context.ts'
import { aCaller, aMember, beginRegistration, sendEmails } from '#tests/members.ts'
import { sendNoticeJob } from './jobs.server.ts'
import { forgotPassword } from './reset-password.server.ts'

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
