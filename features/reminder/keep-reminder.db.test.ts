import { expect, test } from 'vitest'
import { updateAccount } from '#features/account/update-account.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { runJobs } from '#tests/money/payments.ts'
import { remindDue } from './jobs.server.ts'
import { keepReminder } from './keep-reminder.server.ts'
import { listReminders } from './queries.server.ts'

const siti = { email: 'siti@contoh.id', phone: '+6281234567890' }

/** What the worker does at this moment. */
async function pass(ctx: TestCtx): Promise<void> {
  await remindDue(ctx)
  await runJobs(ctx)
}

test('two processes at once remind once', async () => {
  const ctx = await testContext()
  const other = await testContext({ sharing: ctx })
  const { accountId } = await aMember(ctx, siti)
  await keepReminder(ctx, { accountId, kind: 'jumat', via: 'email' })
  ctx.clock.set('2026-06-19T00:00:30.000Z')
  await Promise.all([remindDue(ctx), remindDue(other), remindDue(ctx)])
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(1)
})

test('a monthly reminder on the 31st comes at the end of shorter months too, on the phone', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, siti)
  await keepReminder(ctx, { accountId, kind: 'bulanan', via: 'phone', day: 31 })
  const days = ['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30']
  for (const day of days) {
    ctx.clock.set(`${day}T00:59:59.000Z`)
    await pass(ctx)
    ctx.clock.set(`${day}T01:00:00.000Z`)
    await pass(ctx)
  }
  expect(ctx.messages.map(({ to }) => to)).toEqual(days.map(() => siti.phone))
  expect(new Set(ctx.messages.map(({ key }) => key)).size).toBe(days.length)
})

test('nothing is sent too late, after the consent was withdrawn, or to a contact that is gone', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, siti)
  await keepReminder(ctx, { accountId, kind: 'subuh', via: 'email' })
  // The server was down until noon.
  ctx.clock.set('2026-06-16T05:00:00.000Z')
  await pass(ctx)
  await updateAccount(ctx, accountId, { consents: { 'reminders-email': false } })
  ctx.clock.set('2026-06-16T21:45:00.000Z')
  await pass(ctx)
  await updateAccount(ctx, accountId, { consents: { 'reminders-email': true } })
  expect(await listReminders(ctx.db, accountId)).toMatchObject([{ isOn: true }])
  await ctx.db.deleteFrom('account_contact').where('kind', '=', 'email').execute()
  // A removed contact is promised no reminder.
  expect(await listReminders(ctx.db, accountId)).toMatchObject([{ isOn: false, nextAt: null }])
  ctx.clock.set('2026-06-17T21:45:00.000Z')
  await pass(ctx)
  expect(ctx.mails).toEqual([])
})
