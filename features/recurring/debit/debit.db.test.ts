import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { hashedContacts, recordChoice } from '#features/message/contact-choices.server.ts'
import { eraseRows } from '#features/privacy/erase-account.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import type { TestCtx } from '#tests/context.ts'
import { assertBooksHold, payingContext } from '#tests/money/payments.ts'
import { aPlan, debitNow, wordsToAgree } from '#tests/money/plans.ts'
import { changePlan, pressPlan } from '../change-plan.server.ts'
import { contactOf, findPlan } from '../queries.server.ts'
import { agreeToDebit } from './agree-debit.server.ts'
import { endDisputed } from './follow-debits.server.ts'

const env = { CARDS: 'on', DEBITS: 'on' }

async function donations(ctx: TestCtx) {
  return ctx.db.selectFrom('donation').select(['amount', 'status']).orderBy('id').execute()
}

/** A plan of Rp50.000 on the 25th whose first payment, made on 15 June, has saved its card. */
async function aDebitedPlan(ctx: TestCtx) {
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const { id, token } = await aPlan(ctx, { kind: 'bulanan', day: 25 })
  const words = await wordsToAgree(ctx, id)
  const donationId = await agreeToDebit(ctx, { planId: id, words })
  await openCharge(ctx, { donationId, method: 'card', channel: 'card' })
  await ctx.sandbox.drive(donationId, 'pay')
  await debitNow(ctx)
  return { id, token, words, donationId }
}

test('a card is kept sealed with the words agreed to, told before each debit, and each debit is booked once', async () => {
  const ctx = await payingContext({ env })
  const { id, words } = await aDebitedPlan(ctx)
  const mandate = await ctx.db.selectFrom('debit_mandate').selectAll().executeTakeFirstOrThrow()
  expect(mandate).toMatchObject({ status: 'active', consent_text: words, amount: 50_000 })
  expect(mandate.agreed_at).toEqual(new Date('2026-06-15T03:00:00.000Z'))
  expect(mandate.token).toMatch(/^v1\./)
  expect(words).toContain('Rp50.000 setiap tanggal 25')
  expect(await findPlan(ctx.db, id)).toMatchObject({ way: 'debit' })

  // The first payment was for June; July is debited, and told of two days before.
  const other = await payingContext({ env, sharing: ctx })
  for (const at of ['2026-06-25T02:00:00.000Z', '2026-07-23T02:00:00.000Z']) {
    ctx.clock.set(at)
    await Promise.all([debitNow(ctx), debitNow(other)])
  }
  expect(await donations(ctx)).toEqual([{ amount: 50_000, status: 'paid' }])
  const told = ctx.mails
    .concat(other.mails)
    .filter(({ subject }) => subject.startsWith('Debit donasi'))
  expect(told.map(({ subject }) => subject)).toEqual(['Debit donasi rutin Sabtu, 25 Juli 2026'])
  ctx.clock.set('2026-07-25T02:00:00.000Z')
  await Promise.all([debitNow(ctx), debitNow(other), debitNow(ctx)])
  ctx.clock.set('2026-07-25T02:05:00.000Z')
  await Promise.all([debitNow(ctx), debitNow(other)])
  const paid = { amount: 50_000, status: 'paid' }
  expect(await donations(ctx)).toEqual([paid, paid])
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(100_000)
  const debits = await ctx.db.selectFrom('recurring_debit').selectAll().execute()
  expect(debits).toMatchObject([{ due_on: '2026-07-25', status: 'paid', tries: 1 }])
  await assertBooksHold(ctx)

  await pressPlan(ctx, id, 'berhenti')
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ending', ended_for: 'donor' })
  await debitNow(ctx)
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ended' })
  const over = await ctx.db.selectFrom('debit_mandate').select(['status', 'token']).execute()
  expect(over).toEqual([{ status: 'ended', token: null }])
})

/** Two days before a day, and the day itself. */
async function comesTo(ctx: TestCtx, day: string) {
  const at = (moment: Date) => ctx.clock.set(moment.toISOString())
  const noon = new Date(`${day}T02:00:00.000Z`)
  at(new Date(noon.getTime() - 2 * 86_400_000))
  await debitNow(ctx)
  at(noon)
  await debitNow(ctx)
}

function subjects(ctx: TestCtx) {
  return ctx.mails.map(({ subject }) => subject)
}

async function debits(ctx: TestCtx) {
  return ctx.db
    .selectFrom('recurring_debit')
    .select(['due_on', 'status', 'tries', 'refusal'])
    .orderBy('due_on')
    .execute()
}

test('a refusal for now is tried on days 1, 3 and 5, and a card that failed two times is not tried again', async () => {
  const ctx = await payingContext({ env })
  const { id } = await aDebitedPlan(ctx)
  for (const month of ['07', '08']) {
    for (const day of ['25', '26', '28', '30', '31']) {
      await ctx.sandbox.drive('-', 'refuse-next')
      if (day === '25') await comesTo(ctx, `2026-${month}-25`)
      ctx.clock.set(`2026-${month}-${day}T02:05:00.000Z`)
      await debitNow(ctx)
    }
  }
  const failed = { status: 'failed', tries: 4, refusal: 'INSUFFICIENT_BALANCE' }
  expect(await debits(ctx)).toEqual([
    { due_on: '2026-07-25', ...failed },
    { due_on: '2026-08-25', ...failed },
  ])
  expect(await donations(ctx)).toHaveLength(3)
  expect(subjects(ctx).filter((each) => each.endsWith('tidak berhasil'))).toHaveLength(4)
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'active', way: 'reminder' })
  ctx.clock.set('2026-09-25T02:00:00.000Z')
  await debitNow(ctx)
  expect(subjects(ctx).at(-1)).toBe('Donasi bulanan Anda hari ini')
})

test('a refusal for good ends the debit at once and leaves reminders; missed times are no debt', async () => {
  const ctx = await payingContext({ env })
  const { id } = await aDebitedPlan(ctx)
  await ctx.sandbox.drive('-', 'refuse-for-good-next')
  await comesTo(ctx, '2026-07-25')
  await comesTo(ctx, '2026-08-25')
  expect(await debits(ctx)).toMatchObject([{ status: 'failed', tries: 1, refusal: 'CARD_EXPIRED' }])
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'active', way: 'reminder' })
  const mandates = await ctx.db
    .selectFrom('debit_mandate')
    .select(['status', 'ended_for'])
    .execute()
  expect(mandates).toEqual([{ status: 'ended', ended_for: 'declined' }])
})

test('whoever stopped all messages cannot be told of a debit, and is not debited', async () => {
  const ctx = await payingContext({ env })
  const { id } = await aDebitedPlan(ctx)
  const plan = await findPlan(ctx.db, id)
  const [contact] = hashedContacts(ctx.config, {
    email: (await contactOf(ctx.db, plan as never)) ?? '',
  })
  const stop = { scope: 'all', isStopped: true, source: 'link' } as const
  await recordChoice(ctx, contact as never, stop)
  for (const at of ['2026-07-23T02:00:00.000Z', '2026-07-25T02:00:00.000Z']) {
    ctx.clock.set(at)
    await debitNow(ctx)
  }
  expect(await donations(ctx)).toHaveLength(1)
  expect(subjects(ctx).filter((each) => each.startsWith('Debit donasi'))).toEqual([])
  const dropped = await ctx.db
    .selectFrom('recurring_debit')
    .select(['status', 'dropped_for'])
    .execute()
  expect(dropped).toEqual([{ status: 'dropped', dropped_for: 'untold' }])
})

test('a stop holds at once though the provider is silent, and the plan is shown until it answers', async () => {
  const ctx = await payingContext({ env })
  const { id } = await aDebitedPlan(ctx)
  ctx.clock.set('2026-07-23T02:00:00.000Z')
  await debitNow(ctx)
  await ctx.sandbox.drive('-', 'timeout-next')
  await pressPlan(ctx, id, 'berhenti')
  await debitNow(ctx)
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ending', ended_at: null })
  ctx.clock.set('2026-07-25T02:00:00.000Z')
  await debitNow(ctx)
  expect(await donations(ctx)).toHaveLength(1)
  expect(await debits(ctx)).toMatchObject([{ status: 'dropped', tries: 0 }])
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ended', ended_for: 'donor' })
  expect(subjects(ctx).at(-1)).toBe('Debit otomatis sudah berhenti')
})

test('skip, pause and a larger sum are not debited; a smaller sum is, as it was told', async () => {
  const ctx = await payingContext({ env })
  const { id } = await aDebitedPlan(ctx)
  ctx.clock.set('2026-07-23T02:00:00.000Z')
  await debitNow(ctx)
  await pressPlan(ctx, id, 'lewati')
  await comesTo(ctx, '2026-07-25')
  await pressPlan(ctx, id, 'jeda')
  await comesTo(ctx, '2026-08-25')
  await pressPlan(ctx, id, 'lanjut')
  expect(await donations(ctx)).toHaveLength(1)
  const terms = { campaignSlug: null, kind: 'bulanan' as const, day: 25, lastDay: null }
  await changePlan(ctx, id, { ...terms, amount: rupiah(30_000) })
  await comesTo(ctx, '2026-09-25')
  expect((await donations(ctx)).map(({ amount }) => amount)).toEqual([50_000, 30_000])
  await changePlan(ctx, id, { ...terms, amount: rupiah(60_000) })
  expect(await findPlan(ctx.db, id)).toMatchObject({ way: 'reminder' })
  await comesTo(ctx, '2026-10-25')
  expect(await donations(ctx)).toHaveLength(2)
})

test('a debit that the payer’s bank took back is the last one', async () => {
  const ctx = await payingContext({ env })
  const { id } = await aDebitedPlan(ctx)
  await comesTo(ctx, '2026-07-25')
  const { reference } = await ctx.db
    .selectFrom('charge')
    .select('reference')
    .where('mandate_id', 'is not', null)
    .executeTakeFirstOrThrow()
  await ctx.sandbox.drive(reference, 'reverse')
  await debitNow(ctx)
  await endDisputed(ctx)
  await comesTo(ctx, '2026-08-25')
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'active', way: 'reminder' })
  expect((await donations(ctx)).map(({ status }) => status)).toEqual(['paid', 'reversed'])
})

test('who leaves is never debited again, and the provider is told to forget the card', async () => {
  const ctx = await payingContext({ env })
  const { accountId } = await aMember(ctx, { email: 'siti@contoh.id' })
  const { id } = await aDebitedPlan(ctx)
  ctx.clock.set('2026-07-23T02:00:00.000Z')
  await debitNow(ctx)
  await inTransaction(ctx.db, (tx) => eraseRows(ctx, tx, accountId))
  ctx.clock.set('2026-07-25T02:00:00.000Z')
  await debitNow(ctx)
  await debitNow(ctx)
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ended', ended_for: 'account' })
  expect(await donations(ctx)).toHaveLength(1)
  const kept = await ctx.db
    .selectFrom('debit_mandate')
    .select(['status', 'token', 'label'])
    .execute()
  expect(kept).toEqual([{ status: 'ended', token: null, label: null }])
})
