import { expect, test } from 'vitest'
import { updateAccount } from '#features/account/update-account.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { makeCampaign } from '#tests/makers.ts'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { aPlan, remindNow, unconfirmedPlan } from '#tests/money/plans.ts'
import { changePlan, pressPlan } from './change-plan.server.ts'
import { takeDue } from './jobs.server.ts'
import { payCycle } from './pay-cycle.server.ts'
import { planView } from './plan-page.server.ts'
import { recurringFigures } from './recurring-figures.server.ts'
import { findPlan, listRecurring } from './queries.server.ts'

const siti = { email: 'siti@contoh.id', phone: '+6281234567890' }

/** Those that remind, and not those that ask whether the contact is its owner's. */
function reminders(ctx: { mails: { to: string; subject: string }[] }) {
  return ctx.mails.filter(({ subject }) => !subject.startsWith('Aktifkan'))
}

test('nothing is sent to a contact that a stranger typed, until its link is pressed', async () => {
  const ctx = await testContext()
  await unconfirmedPlan(ctx)
  ctx.clock.set('2026-06-19T00:00:30.000Z')
  await remindNow(ctx)
  expect(ctx.mails.map(({ subject }) => subject)).toEqual(['Aktifkan donasi rutin Anda'])
  ctx.clock.advance({ days: 8 })
  await remindNow(ctx)
  expect(await ctx.db.selectFrom('recurring_plan').selectAll().execute()).toEqual([])
})

test('two processes at once remind once', async () => {
  const ctx = await testContext()
  const other = await testContext({ sharing: ctx })
  await aPlan(ctx)
  ctx.clock.set('2026-06-19T00:00:30.000Z')
  await Promise.all([takeDue(ctx), takeDue(other), takeDue(ctx)])
  await runJobs(ctx)
  expect(reminders(ctx)).toHaveLength(1)
})

test('a plan on the 31st comes at the end of shorter months too, until its last day', async () => {
  const ctx = await testContext()
  const { id } = await aPlan(ctx, { kind: 'bulanan', day: 31, lastDay: '2026-09-30' })
  const days = ['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31']
  for (const day of days) {
    ctx.clock.set(`${day}T00:59:59.000Z`)
    await remindNow(ctx)
    ctx.clock.set(`${day}T01:00:00.000Z`)
    await remindNow(ctx)
  }
  expect(reminders(ctx)).toHaveLength(4)
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ended', ended_for: 'finished' })
})

test('nothing is sent too late, after the consent was withdrawn, or to a contact that is gone', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, siti)
  await aPlan(ctx, { kind: 'subuh' })
  expect(await listRecurring(ctx.db, accountId)).toMatchObject([
    { status: 'active', contact: null },
  ])
  // The server was down until noon.
  ctx.clock.set('2026-06-16T05:00:00.000Z')
  await remindNow(ctx)
  await updateAccount(ctx, accountId, { consents: { 'reminders-email': false } })
  ctx.clock.set('2026-06-16T21:45:00.000Z')
  await remindNow(ctx)
  await updateAccount(ctx, accountId, { consents: { 'reminders-email': true } })
  await ctx.db.deleteFrom('account_contact').where('kind', '=', 'email').execute()
  ctx.clock.set('2026-06-17T21:45:00.000Z')
  await remindNow(ctx)
  expect(reminders(ctx)).toEqual([])
})

test('pause, skip, change and stop hold from the press on, and a repeat changes nothing', async () => {
  const ctx = await testContext()
  const { id } = await aPlan(ctx)
  const friday = async (day: string) => {
    ctx.clock.set(`${day}T00:00:30.000Z`)
    await remindNow(ctx)
    return reminders(ctx).length
  }
  await pressPlan(ctx, id, 'lewati')
  expect(await friday('2026-06-19')).toBe(0)
  expect(await friday('2026-06-26')).toBe(1)
  await pressPlan(ctx, id, 'jeda')
  await pressPlan(ctx, id, 'jeda')
  expect(await friday('2026-07-03')).toBe(1)
  await pressPlan(ctx, id, 'lanjut')
  const change = { amount: rupiah(75_000), campaignSlug: null, lastDay: null }
  await changePlan(ctx, id, { ...change, kind: 'pekanan', day: 4 })
  expect(await friday('2026-07-09')).toBe(1)
  ctx.clock.set('2026-07-09T01:00:00.000Z')
  await remindNow(ctx)
  expect(reminders(ctx)).toHaveLength(2)
  await pressPlan(ctx, id, 'berhenti')
  await pressPlan(ctx, id, 'berhenti')
  ctx.clock.advance({ days: 7 })
  await remindNow(ctx)
  expect(reminders(ctx)).toHaveLength(2)
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ended', ended_for: 'donor' })
})

test('each time makes one donation however often it is pressed, and missed ones are never asked for', async () => {
  const ctx = await payingContext()
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum' })
  const { id, token } = await aPlan(ctx)
  for (const day of ['2026-06-19', '2026-06-26', '2026-07-03']) {
    ctx.clock.set(`${day}T00:00:30.000Z`)
    await remindNow(ctx)
  }
  expect(await planView(ctx, token)).toMatchObject({ due: { day: '2026-07-03' }, donation: null })
  const amount = rupiah(50_000)
  const [first] = await Promise.all([1, 2, 3].map(() => payCycle(ctx, { planId: id, amount })))
  expect(await ctx.db.selectFrom('donation').select(['public_id', 'amount']).execute()).toEqual([
    { public_id: first, amount: 50_000 },
  ])
  await openCharge(ctx, { donationId: first as string, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(first as string, 'pay')
  await runJobs(ctx)
  expect(await planView(ctx, token)).toMatchObject({ donation: { status: 'paid' } })
  expect(await payCycle(ctx, { planId: id, amount })).toBe(first)
})

test('the desk sees what this month brought and what it is still to bring', async () => {
  const ctx = await payingContext()
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum' })
  const { id } = await aPlan(ctx)
  const dawn = await aPlan(ctx, { kind: 'subuh', amount: 10_000, contact: 'budi@contoh.id' })
  await pressPlan(ctx, dawn.id, 'jeda')
  ctx.clock.set('2026-06-19T00:00:30.000Z')
  await remindNow(ctx)
  const donationId = await payCycle(ctx, { planId: id, amount: rupiah(60_000) })
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  // One more Friday in June; the paused one counts for nothing.
  expect(await recurringFigures(ctx)).toEqual({
    active: 1,
    paused: 1,
    expected: 50_000,
    received: 60_000,
    paid: 1,
    skipped: 0,
    unpaid: 0,
    ended: 0,
    debits: { active: 0, ending: 0, paid: 0, received: 0, failed: 0, retried: 0, expected: 0 },
  })
})
