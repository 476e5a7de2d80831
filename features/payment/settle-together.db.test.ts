import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordPaid } from '#features/donation/record-payment.server.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { PaymentGateway, ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import { openRunner } from '#platform/jobs/run-jobs.server.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  booksOf,
  payingContext,
  runJobs,
  settling,
  stateOf,
} from '#tests/money/payments.ts'
import { needTwoConnections } from '#tests/database/skip-unless.ts'
import { untilOneWaits } from '#tests/database/races.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import { settleCharge, settlePayment } from './settle-payment.server.ts'
import { settleTogether } from './settle-together.server.ts'

/** Donations whose money is at the provider, each with its webhook. */
async function aCrowd(ctx: TestCtx, count: number): Promise<Charge[]> {
  const charges: Charge[] = []
  for (let each = 0; each < count; each += 1) {
    const { donationId, charge } = await aCharge(ctx)
    await ctx.sandbox.drive(donationId, 'pay')
    charges.push(charge)
  }
  return charges
}

const hintsOf = (charges: Charge[]) => charges.map(({ reference }) => ({ reference }))

async function paidDonations(ctx: TestCtx): Promise<number> {
  const rows = await ctx.db
    .selectFrom('donation')
    .where('status', '=', 'paid')
    .select('id')
    .execute()
  return rows.length
}

test('eight payments are settled in one run, with few statements, and each webhook has its outcome', async () => {
  const ctx = await payingContext()
  const charges = await aCrowd(ctx, 8)
  let statements = 0
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const done = await settleTogether({ ...ctx, db }, hintsOf(charges))
  expect(done).toEqual(charges.map(() => true))
  // Settled alone, each takes over twenty statements with its donor; the provider's own lookups do not count.
  expect(statements).toBeLessThanOrEqual(21)

  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 400_000, given: 400_000, kept: 0 })
  expect(ctx.mails).toHaveLength(8)
})

test('the worker settles a crowd together and closes its webhooks in the same commit', async () => {
  const ctx = await payingContext()
  await aCrowd(ctx, 20)
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 1_000_000, given: 1_000_000, kept: 0 })
  const events = await ctx.db.selectFrom('payment_event').select('outcome').execute()
  expect(events.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 20 }, () => 'gift'))
  const tries = await ctx.db
    .selectFrom('job')
    .where('name', '=', 'payment.settle')
    .select('attempts')
    .execute()
  expect(tries.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 20 }, () => 1))
})

test('F4 a provider that is silent about one payment keeps the others neither waiting nor unsettled', async () => {
  const ctx = await payingContext()
  const charges = await aCrowd(ctx, 8)
  const silent = charges[3]?.reference
  let asked = 0
  const find: PaymentGateway['find'] = async (by) => {
    if (by.reference !== silent) return ctx.gateway.find(by)
    asked += 1
    return asked === 1 ? new Promise(() => {}) : { kind: 'unknown', cause: 'no answer' }
  }
  await runJobs({ ...ctx, gateway: { ...ctx.gateway, find } })
  expect(await paidDonations(ctx)).toBe(7)
  const left = await ctx.db
    .selectFrom('job')
    .where('done_at', 'is', null)
    .select(['name', 'last_error'])
    .execute()
  expect(left).toEqual([{ name: 'payment.settle', last_error: `${silent}: no answer` }])

  ctx.clock.advance({ minutes: 1 })
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 400_000, given: 400_000, kept: 0 })
})

test('F4 of payments settled together, what the provider does not tell is left to be settled alone', async () => {
  const ctx = await payingContext()
  const [told, ...silent] = await aCrowd(ctx, 3)
  const answers = [{ kind: 'unknown', cause: 'no answer' }, { kind: 'missing' }] as const
  const find: PaymentGateway['find'] = async (by) => {
    if (by.reference === told?.reference) return ctx.gateway.find(by)
    return answers[silent.findIndex(({ reference }) => reference === by.reference)] as never
  }
  const asking = { ...ctx, gateway: { ...ctx.gateway, find } }
  const hints = hintsOf([told as Charge, ...silent])
  expect(await settleTogether(asking, hints)).toEqual([true, false, false])
  expect(await paidDonations(ctx)).toBe(1)
})

test('a payment that cannot be booked undoes nothing of the others', async () => {
  const ctx = await payingContext()
  const charges = await aCrowd(ctx, 8)
  const broken = charges[5] as Charge
  const donation = await getDonation(ctx.db, broken.donation_id)
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  // The books hold it, and its donation waits as before: no code of ours leaves this behind.
  await inTransaction(ctx.db, (tx) => recordPaid(tx, donation, payment))
  await sql`update donation set status = 'awaiting_payment', paid_at = null where id = ${donation.id}`.execute(
    ctx.db,
  )

  await runJobs(ctx)
  expect(await paidDonations(ctx)).toBe(7)
  expect(await booksOf(ctx)).toMatchObject({ received: 400_000, given: 400_000 })
  const events = ctx.logged.map(({ event }) => event)
  expect(events).toContain('job.batch-failed')
  expect(events).toContain('job.failed')
})

test('F1 a process that dies after the commit, before its jobs are marked, leaves nothing to be booked twice', async () => {
  const ctx = await payingContext()
  const charges = await aCrowd(ctx, 8)
  const runner = openRunner(ctx, {
    jobs: settling(async (...given) => {
      await settleTogether(...given)
      return new Promise(() => {})
    }),
    lane: 'money',
    atOnce: 1,
  })
  expect(await runner.begin()).toBe(8)
  while ((await paidDonations(ctx)) < 8) await wait(10)

  await runJobs(ctx)
  ctx.clock.advance({ seconds: 61 })
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 400_000, given: 400_000, kept: 0 })
  for (const { reference } of charges) await settlePayment(ctx, { reference })
  expect(await booksOf(ctx)).toEqual({ received: 400_000, given: 400_000, kept: 0 })
  expect(ctx.mails).toHaveLength(8)
})

test('F7 one run settles a donation once, whatever its webhooks are', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'duplicate')
  await ctx.sandbox.drive(donationId, 'pay')
  const [one] = await aCrowd(ctx, 1)
  const { charge } = await ctx.sandbox.drive(donationId, 'duplicate')
  const reference = charge?.reference ?? ''
  const plain = (one as Charge).reference
  const hints = [reference, plain, reference, plain].map((each) => ({ reference: each }))
  expect(await settleTogether(ctx, hints)).toEqual([false, true, false, false])
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 150_000, given: 100_000, kept: 50_000 })
})

test('what is not plain is left to be settled alone', async () => {
  const ctx = await payingContext()
  const wrong = await aCharge(ctx)
  await ctx.sandbox.drive(wrong.donationId, 'pay-wrong')
  const late = await aCharge(ctx)
  await ctx.sandbox.drive(late.donationId, 'pay-late')
  const unpaid = await aCharge(ctx)
  const [paid] = await aCrowd(ctx, 1)
  const stranger = { reference: `${ctx.newPublicId()}-1` }
  const other = { reference: (paid as Charge).reference, providerId: 'sbx_OTHER' }
  const last = { reference: (paid as Charge).reference, isLast: true }
  const hints = [...hintsOf([wrong.charge, late.charge, unpaid.charge]), stranger, other, last]
  expect(await settleTogether(ctx, hints)).toEqual(hints.map(() => false))
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 149_999, given: 100_000, kept: 49_999 })
})

test.each([
  ['another currency', { currency: 'USD' }, 'currency'],
  ['another sum asked', { amount: rupiah(49_000) }, 'amount'],
  ['a payment without its sum', { paidAmount: undefined }, 'amount'],
  ['somebody else’s payment', { providerId: 'sbx_OTHER' }, 'provider-id'],
] as const)('%s under our reference books nothing, alone or together', async (_, over, why) => {
  const ctx = await payingContext()
  const charges = await aCrowd(ctx, 2)
  const [wrong] = charges
  const find: PaymentGateway['find'] = async (by) => {
    const told = await ctx.gateway.find(by)
    if (by.reference !== wrong?.reference || told.kind !== 'found') return told
    return { ...told, charge: { ...told.charge, ...over } as ProviderCharge }
  }
  const there = { ...ctx, gateway: { ...ctx.gateway, find } }
  expect(await settleTogether(there, hintsOf(charges))).toEqual([false, true])
  await runJobs(there)
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
  const told = ctx.logged.filter(({ event }) => event === 'payment.mismatch')
  expect(told[0]).toMatchObject({ reference: wrong?.reference, why })
})

test('money that follows a wrong sum is settled alone, where what is in suspense is counted', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  // Were the charge open again, its old money must not be judged a second time.
  await sql`update charge set status = 'pending' where id = ${charge.id}`.execute(ctx.db)
  await sql`update sandbox_charge set paid_amount = 50000`.execute(ctx.db)
  expect(await settleTogether(ctx, hintsOf([charge]))).toEqual([false])
})

test('money that came before the end and is heard of after it is settled alone, and looked at once more', async () => {
  const ctx = await payingContext()
  const [charge] = await aCrowd(ctx, 1)
  ctx.clock.advance({ hours: 25 })
  expect(await settleTogether(ctx, hintsOf([charge as Charge]))).toEqual([false])
  await runJobs(ctx)
  const state = await stateOf(ctx, (charge as Charge).reference.slice(0, 26))
  expect(state).toMatchObject({ donation: 'paid', isLate: false })
  const looks = await ctx.db
    .selectFrom('job')
    .where('key', 'like', 'late %')
    .select('key')
    .execute()
  expect(looks).toHaveLength(1)
})

test('a payment taken back while it is settled leaves the books again', async () => {
  const ctx = await payingContext()
  const charges = await aCrowd(ctx, 8)
  const find: PaymentGateway['find'] = async (by) => {
    const answer = await ctx.gateway.find(by)
    // The answer is old by the time it is applied.
    if (by.reference === charges[2]?.reference) await ctx.sandbox.drive(by.reference, 'reverse')
    return answer
  }
  const gateway = { ...ctx.gateway, find }
  expect(await settleTogether({ ...ctx, gateway }, hintsOf(charges))).not.toContain(false)
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 350_000, given: 350_000, kept: 0 })
})

test('the donations of a run are locked in one order, whatever the order of its hints', async () => {
  needTwoConnections()
  const ctx = await payingContext()
  const charges = await aCrowd(ctx, 4)
  const sorted = charges.toSorted((a, b) => (a.donation_id < b.donation_id ? -1 : 1))
  const first = sorted[0] as Charge
  let settling: Promise<boolean[]> | undefined
  await inTransaction(ctx.db, async (tx) => {
    await sql`select 1 from donation where id = ${first.donation_id} for update`.execute(tx)
    settling = settleTogether(ctx, hintsOf(sorted.toReversed()))
    await untilOneWaits(tx)
    // It waits for the first and holds none of the others.
    const free = sorted.slice(1).map(async ({ donation_id }) => {
      const { rows } = await sql`
          select id from donation where id = ${donation_id} for update skip locked`.execute(ctx.db)
      return rows.length
    })
    expect(await Promise.all(free)).toEqual([1, 1, 1])
  })
  expect(await settling).toEqual([true, true, true, true])
})

test('runs of several, runs of one and reversals of the same payments at once end in the same books', async () => {
  const ctx = await payingContext()
  const charges = await aCrowd(ctx, 12)
  const hints = hintsOf(charges)
  const reversed = charges.filter((_, index) => index % 3 === 0)
  await Promise.all([
    settleTogether(ctx, hints.slice(0, 8)),
    settleTogether(ctx, hints.slice(4).toReversed()),
    settleTogether(ctx, hints.slice(2, 10)),
    ...charges.map((charge) => settleCharge(ctx, charge)),
    ...reversed.map(({ reference }) => ctx.sandbox.drive(reference, 'reverse')),
  ])
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 400_000, given: 400_000, kept: 0 })
  expect(await paidDonations(ctx)).toBe(8)
})
