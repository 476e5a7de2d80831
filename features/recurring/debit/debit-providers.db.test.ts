import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { receiveWebhook } from '#features/payment/receive-webhook.server.ts'
import { testContext } from '#tests/context.ts'
import { midtransBench, xenditBench } from '#tests/fakes/benches.ts'
import { makeCampaign } from '#tests/makers.ts'
import { assertBooksHold } from '#tests/money/payments.ts'
import { aPlan, debitNow, wordsToAgree } from '#tests/money/plans.ts'
import { pressPlan } from '../change-plan.server.ts'
import { findPlan } from '../queries.server.ts'
import { agreeToDebit } from './agree-debit.server.ts'

const env = { CARDS: 'on', DEBITS: 'on' }

const providers = [
  ['xendit', xenditBench, 'INSUFFICIENT_BALANCE'],
  ['midtrans', midtransBench, 'BANK_51'],
] as const

test.each(providers)(
  '%s: a first payment saves its card, whose debits are booked, refused, lost and ended as documented',
  async (provider, open, noMoney) => {
    const { gateway, fake } = await open()
    const ctx = await testContext({ gateway, env })
    await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
    const { id } = await aPlan(ctx, { kind: 'bulanan', day: 25 })
    const words = await wordsToAgree(ctx, id)
    const donationId = await agreeToDebit(ctx, { planId: id, words })
    const first = await openCharge(ctx, { donationId, method: 'card', channel: 'card' })
    const told = fake.pay(first.reference)
    const headers = new Headers(told.headers)
    await receiveWebhook(ctx, { provider, rawBody: Buffer.from(told.body), headers })
    await debitNow(ctx)
    const { token } = await ctx.db
      .selectFrom('debit_mandate')
      .select(['token', 'label'])
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    expect(token).toMatch(/^v1\./)
    const events = await ctx.db.selectFrom('payment_event').select('body').execute()
    expect(JSON.stringify(events)).not.toMatch(/pt-|481111[0-9a-f]{20}/)

    const month = async (day: string, act: () => void = () => {}) => {
      ctx.clock.set(`${day.slice(0, 8)}23T02:00:00.000Z`)
      await debitNow(ctx)
      ctx.clock.set(`${day}T02:00:00.000Z`)
      act()
      await debitNow(ctx)
    }
    const made = () => fake.charges().length
    await month('2026-07-25')
    expect(await balanceOf(ctx.db, { account: '1130' })).toBe(100_000)
    // No money in August: a day later there is.
    await month('2026-08-25', () => fake.refuseDebit(noMoney))
    expect(await balanceOf(ctx.db, { account: '1130' })).toBe(100_000)
    ctx.clock.set('2026-08-26T02:05:00.000Z')
    await debitNow(ctx)
    expect(await balanceOf(ctx.db, { account: '1130' })).toBe(150_000)
    // The answer of September is lost: it is found, and never asked for a second time.
    const before = made()
    await month('2026-09-25', () => fake.fail('answer-lost'))
    ctx.clock.set('2026-09-25T02:10:00.000Z')
    await debitNow(ctx)
    expect(made()).toBe(before + 1)
    expect(await balanceOf(ctx.db, { account: '1130' })).toBe(200_000)

    await pressPlan(ctx, id, 'berhenti')
    await debitNow(ctx)
    expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ended' })
    await month('2026-10-25')
    expect(made()).toBe(before + 1)
    await assertBooksHold(ctx)
  },
)
