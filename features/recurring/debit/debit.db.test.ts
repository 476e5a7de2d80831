import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { TestCtx } from '#tests/context.ts'
import { assertBooksHold, payingContext } from '#tests/money/payments.ts'
import { aPlan, debitNow } from '#tests/money/plans.ts'
import { pressPlan } from '../change-plan.server.ts'
import { findPlan } from '../queries.server.ts'
import { agreeToDebit } from './agree-debit.server.ts'
import { debitConsent } from './debit-terms.server.ts'

const env = { CARDS: 'on', DEBITS: 'on' }

async function donations(ctx: TestCtx) {
  return ctx.db.selectFrom('donation').select(['amount', 'status']).orderBy('id').execute()
}

/** A plan of Rp50.000 on the 25th whose first payment, made on 15 June, has saved its card. */
async function aDebitedPlan(ctx: TestCtx) {
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const { id, token } = await aPlan(ctx, { kind: 'bulanan', day: 25 })
  const plan = await findPlan(ctx.db, id)
  const words = (plan && (await debitConsent(ctx, plan))) ?? ''
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
