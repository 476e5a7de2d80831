import { aCharge, aDonation, booksOf, runJobs, stateOf } from '#tests/money/payments.ts'
import { midtransWith, world, xenditWith } from '#tests/money/provider-world.ts'
import { expect, test } from 'vitest'
import { openCharge } from './open-charge.server.ts'
import { paymentScreen } from './payment-screen.server.ts'
import { pollClosedSchedule, pollOpenSchedule } from '#features/payment/poll.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { settlePayment } from '#features/payment/settle-payment.server.ts'

const providers = [
  ['xendit', xenditWith()],
  ['midtrans', midtransWith()],
] as const

test('xendit: a virtual account’s payment without captures pays the gift', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith())
  const { donationId, charge } = await aCharge(ctx)
  const webhook = fake.pay(charge.reference)
  expect(JSON.parse(webhook.body).data).not.toHaveProperty('captures')
  expect(await arrive(webhook)).toBe(200)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', journals: 'captured' })
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
})

test('xendit: F7 a second payment is kept though its request names only the newest', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith({ hidesTransactions: true }))
  const { donationId, charge } = await aCharge(ctx)
  await arrive(fake.pay(charge.reference))
  await arrive(fake.pay(charge.reference))
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
  await settlePayment(ctx, { reference: charge.reference })
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('xendit: F7 two payments whose webhooks come late and in the wrong order are both booked', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith({ hidesTransactions: true }))
  const { charge } = await aCharge(ctx)
  const [first, second] = [fake.pay(charge.reference), fake.pay(charge.reference)]
  await arrive(second)
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
  await arrive(first)
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('xendit: F7 F11 two payments without any webhook are found in the list of transactions', async () => {
  const { ctx, fake, later } = await world('xendit', xenditWith())
  const { charge } = await aCharge(ctx)
  fake.pay(charge.reference)
  fake.pay(charge.reference)
  later({ minutes: 6 })
  await pollOpenSchedule.run(ctx)
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('xendit: F7 F11 a second payment without a webhook is found by the look of the next day', async () => {
  const { ctx, fake, arrive, later } = await world(
    'xendit',
    xenditWith({ hidesTransactions: true }),
  )
  const { charge } = await aCharge(ctx)
  await arrive(fake.pay(charge.reference))
  fake.pay(charge.reference)
  later({ days: 2, minutes: 1 })
  await pollClosedSchedule.run(ctx)
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('xendit: F7 F11 a second payment whose first came without a webhook is kept', async () => {
  const { ctx, fake, arrive, later } = await world(
    'xendit',
    xenditWith({ hidesTransactions: true }),
  )
  const { charge } = await aCharge(ctx)
  fake.pay(charge.reference)
  later({ minutes: 6 })
  await pollOpenSchedule.run(ctx)
  await runJobs(ctx)
  await arrive(fake.pay(charge.reference))
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('xendit: F9 of two payments one goes back: the kept one goes, the gift stays', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith())
  const { donationId, charge } = await aCharge(ctx)
  await arrive(fake.pay(charge.reference))
  await arrive(fake.pay(charge.reference))
  await arrive(fake.reverse(charge.reference))
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
})

test('xendit: F9 of three payments one goes back: one of the kept ones goes, the other waits', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith())
  const { donationId, charge } = await aCharge(ctx)
  for (let each = 0; each < 3; each++) await arrive(fake.pay(charge.reference))
  await arrive(fake.reverse(charge.reference))
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
  const kept = await ctx.db.selectFrom('suspense').select('status').orderBy('status').execute()
  expect(kept.map(({ status }) => status)).toEqual(['open', 'refunded'])
})

test('xendit: F9 what goes back of a code that paid nothing is never taken from its donation', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith())
  const { donationId, charge } = await aCharge(ctx)
  for (const sum of [40_000, 20_000, 30_000]) await arrive(fake.pay(charge.reference, sum))
  // Two at once: together as much as the donation, and neither of them alone.
  fake.reverse(charge.reference)
  await arrive(fake.reverse(charge.reference))
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ event: 'payment.less', accounted: 90_000, received: 40_000 }),
  )
  expect(await booksOf(ctx)).toEqual({ received: 90_000, given: 0, kept: 90_000 })
  expect((await stateOf(ctx, donationId)).donation).not.toBe('reversed')
})

/** A paid donation and a second payment that two people allocated to its campaign. */
async function withSecondGivenAway(sum: number | undefined) {
  const given = await world('xendit', xenditWith())
  const { ctx, fake, arrive } = given
  const { donationId, charge } = await aCharge(ctx)
  await arrive(fake.pay(charge.reference))
  await arrive(fake.pay(charge.reference, sum))
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const { id: campaignId } = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .executeTakeFirstOrThrow()
  const proposal = { suspenseKey: of, campaignId, note: 'Uji', by: ctx.newId() }
  const decision = await proposeSuspense(ctx, proposal)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  return { ...given, donationId, charge }
}

test('xendit: F9 of two payments one goes back after the kept one was given away: the gift goes', async () => {
  const { ctx, fake, arrive, donationId, charge } = await withSecondGivenAway(undefined)
  await arrive(fake.reverse(charge.reference))
  const gone = { donation: 'reversed', charges: 'reversed' }
  expect(await stateOf(ctx, donationId)).toMatchObject(gone)
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
})

test('xendit: F9 what went back and fits nothing of a code changes nothing, and a person is told', async () => {
  const { ctx, fake, arrive, charge } = await withSecondGivenAway(30_000)
  await arrive(fake.reverse(charge.reference))
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'payment.less', accounted: 80_000 }),
  )
  expect(await booksOf(ctx)).toEqual({ received: 80_000, given: 80_000, kept: 0 })
})

test('xendit: F9 money that comes after a reversal, and goes again, stands in the books as it is', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith())
  const { charge } = await aCharge(ctx)
  await arrive(fake.pay(charge.reference, 49_999))
  await arrive(fake.reverse(charge.reference))
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
  await arrive(fake.pay(charge.reference))
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 0, kept: 50_000 })
  await arrive(fake.reverse(charge.reference))
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
})

test('xendit: F17 a QRIS lives for 48 hours: shown, waited for, closed after them', async () => {
  const { ctx, fake, arrive, later } = await world('xendit', xenditWith())
  const { donationId, charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  const { expires_at, created_at } = charge
  expect(expires_at.getTime() - created_at.getTime()).toBe(48 * 3_600_000)
  const sent = fake.asked.find(({ method }) => method === 'POST')?.body
  expect(sent?.channel_properties).toEqual({})
  const screen = await paymentScreen(ctx, donationId)
  expect(screen?.charge?.expiresAt).toBe(expires_at.toISOString())
  const offer = screen?.offers.find(({ method }) => method === 'qris')
  expect(offer?.lifetimeMinutes).toBe(48 * 60)

  later({ hours: 47 })
  await pollOpenSchedule.run(ctx)
  await runJobs(ctx)
  expect((await paymentScreen(ctx, donationId))?.screen).toBe('checkout-qrcode')
  expect(await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })).toMatchObject({
    id: charge.id,
  })
  later({ hours: 1, minutes: 1 })
  await pollOpenSchedule.run(ctx)
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'expired', charges: 'expired' })
  await arrive(fake.pay(charge.reference))
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', isLate: true })
})

test.each(providers)(
  '%s: F10 what another application sells on the account is left alone',
  async (name, open) => {
    const { ctx, fake, arrive } = await world(name, open)
    for (const reference of ['INV-2026-1', '90392f42-d98a-49ef-a7f3-abcezas123', 'order-101']) {
      expect(await arrive(fake.sellElsewhere(reference))).toBe(200)
    }
    expect(await ctx.db.selectFrom('payment_event').selectAll().execute()).toEqual([])
    expect(await ctx.db.selectFrom('job').where('name', '=', 'payment.settle').execute()).toEqual(
      [],
    )
    expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
    expect(ctx.logged).not.toContainEqual(expect.objectContaining({ event: 'payment.orphan' }))
    const others = ctx.logged.filter(({ event }) => event === 'webhook.other')
    expect(others).toHaveLength(3)
  },
)

test.each(providers)(
  '%s: F10 a charge that is ours by its form and that we have lost is kept',
  async (name, open) => {
    const { ctx, fake, arrive } = await world(name, open)
    const lost = fake.sellElsewhere(`${ctx.newPublicId()}-1`)
    expect(await arrive(lost)).toBe(200)
    expect(await arrive(lost)).toBe(200)
    expect(await booksOf(ctx)).toEqual({ received: 75_000, given: 0, kept: 75_000 })
  },
)

test('xendit: F10 a second payment of a lost charge is kept too, and a lie about whose it is changes nothing', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith({ hidesTransactions: true }))
  const ours = `${ctx.newPublicId()}-1`
  await arrive(fake.sellElsewhere(ours))
  await arrive(fake.pay(ours))
  expect(await booksOf(ctx)).toEqual({ received: 150_000, given: 0, kept: 150_000 })
  const foreign = fake.sellElsewhere('INV-2026-1')
  const body = foreign.body.replaceAll('INV-2026-1', `${ctx.newPublicId()}-1`)
  expect(await arrive({ ...foreign, body })).toBe(200)
  expect(await booksOf(ctx)).toEqual({ received: 150_000, given: 0, kept: 150_000 })
})

test('xendit: F4 F10 without idempotency the first request is another charge, whose money is kept', async () => {
  const { ctx, fake, arrive, later } = await world('xendit', xenditWith({ forgetsKeys: true }))
  const donationId = await aDonation(ctx)
  fake.fail('answer-lost')
  const { reference } = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  later({ seconds: 4 })
  await runJobs(ctx)
  expect(fake.charges()).toEqual([reference, reference])
  // The fake finds the first request of a reference first.
  await arrive(fake.pay(reference))
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'awaiting_payment' })
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 0, kept: 50_000 })
})

test.each([
  ['xendit', xenditWith()],
  ['midtrans', midtransWith()],
  ['midtrans', midtransWith({ hidesSettlement: true })],
] as const)(
  '%s: F9 a code that is denied unpaid has failed, and the gift can be paid',
  async (name, open) => {
    const { ctx, fake, arrive } = await world(name, open)
    const { donationId, charge } = await aCharge(ctx)
    expect(await arrive(fake.deny(charge.reference))).toBe(200)
    expect(await stateOf(ctx, donationId)).toMatchObject({
      donation: 'awaiting_payment',
      charges: 'failed',
      journals: '',
    })
    expect(ctx.logged).not.toContainEqual(expect.objectContaining({ event: 'payment.reversed' }))
    expect(ctx.mails).toEqual([])

    const next = await openCharge(ctx, { donationId, method: 'va', channel: 'bni' })
    await arrive(fake.pay(next.reference))
    expect(await stateOf(ctx, donationId)).toMatchObject({
      donation: 'paid',
      charges: 'failed paid',
    })
    await arrive(fake.reverse(next.reference))
    expect(await stateOf(ctx, donationId)).toMatchObject({
      donation: 'reversed',
      charges: 'failed reversed',
      journals: 'captured, reversed',
    })
    expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
  },
)

test('xendit: messages about other things, with the right token, are acknowledged and leave nothing', async () => {
  const { ctx, fake, arrive } = await world('xendit', xenditWith())
  const { charge } = await aCharge(ctx)
  const { headers } = fake.tell(charge.reference)
  for (const message of [
    { event: 'payment_token.activation', data: { payment_token_id: 'pt-1' } },
    { event: 'payout.succeeded', data: { reference_id: 'x' } },
    { event: 'dispute.won', id: 'disp-1', status: 'WON' },
  ])
    expect(await arrive({ body: JSON.stringify(message), headers })).toBe(200)
  for (const body of ['[]', 'null', '{', '']) expect(await arrive({ body, headers })).toBe(401)
  const forged = { ...headers, 'x-callback-token': 'guessed' }
  expect(await arrive({ body: '{"event":"dispute.won"}', headers: forged })).toBe(401)
  expect(await ctx.db.selectFrom('payment_event').selectAll().execute()).toEqual([])
  const others = ctx.logged.filter(({ event }) => event === 'webhook.other')
  const whys = others.map(({ why }) => why)
  expect(whys).toEqual(['a linked wallet', 'not a notification', 'not a notification'])
})
