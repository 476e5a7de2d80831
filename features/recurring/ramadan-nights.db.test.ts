import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { makeCampaign } from '#tests/makers.ts'
import { assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { aPlan, remindNow } from '#tests/money/plans.ts'
import { planTokenOf } from './plan-link.server.ts'
import { planView } from './plan-page.server.ts'
import { followNights, startNights } from './ramadan-nights.server.ts'

test('nights paid at once are one donation with a dated part for each, and end with its money', async () => {
  const ctx = await payingContext({ now: '2027-01-20T03:00:00.000Z' })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  await aPlan(ctx, { contact: 'budi@contoh.id' })
  const donationId = await startNights(ctx, {
    amount: rupiah(10_000),
    campaignSlug: null,
    kind: 'ramadan',
    day: null,
    firstDay: '2027-01-20',
    lastDay: null,
    donorName: 'Siti Aminah',
    contact: { kind: 'email', value: 'siti@contoh.id' },
    paysOnce: true,
    isAnonymous: false,
  })
  const { id } = await ctx.db
    .selectFrom('recurring_plan')
    .select('id')
    .where('paid_once', '=', donationId)
    .executeTakeFirstOrThrow()
  const view = () => planView(ctx, planTokenOf(ctx.config, id))
  const before = await view()
  const count = before.nights?.length ?? 0
  expect([29, 30]).toContain(count)
  await followNights(ctx)
  expect(await view()).toMatchObject({ status: 'unconfirmed' })

  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await followNights(ctx)
  await followNights(ctx)
  await runJobs(ctx)
  expect(await view()).toMatchObject({ status: 'active', donation: { status: 'paid' } })
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(count * 10_000)
  const links = ctx.mails.filter(({ subject }) => subject === 'Malam Ramadan Anda sudah dibayar')
  expect(links.map(({ to }) => to)).toEqual(['siti@contoh.id'])

  // Nobody is reminded of nights that are paid.
  const sent = ctx.mails.length
  ctx.clock.set(`${before.nights?.[3]?.day}T10:00:30.000Z`)
  await remindNow(ctx)
  const after = await view()
  expect(after.nights?.filter(({ isPast }) => isPast)).toHaveLength(4)
  expect(ctx.mails.slice(sent).every(({ to }) => to !== 'siti@contoh.id')).toBe(true)

  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  await followNights(ctx)
  expect(await view()).toMatchObject({ status: 'ended', endedFor: 'refunded' })
  await assertBooksHold(ctx)
})

test('nights that nobody paid, however many, keep no paid ones from beginning', async () => {
  const ctx = await payingContext({ now: '2027-01-20T03:00:00.000Z' })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const wish = {
    amount: rupiah(10_000),
    campaignSlug: null,
    kind: 'ramadan' as const,
    day: null,
    firstDay: '2027-01-20',
    lastDay: null,
    donorName: 'Siti Aminah',
    contact: { kind: 'email' as const, value: 'siti@contoh.id' },
    paysOnce: true,
    isAnonymous: false,
  }
  await startNights(ctx, wish)
  const [unpaid] = await ctx.db.selectFrom('recurring_plan').selectAll().execute()
  const copies = Array.from({ length: 500 }, () => ({ ...unpaid, id: ctx.newId() }))
  await ctx.db
    .insertInto('recurring_plan')
    .values(copies as never)
    .execute()
  ctx.clock.set('2027-01-21T03:00:00.000Z')
  const donationId = await startNights(ctx, { ...wish, donorName: 'Budi' })
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await followNights(ctx)
  const begun = await ctx.db
    .selectFrom('recurring_plan')
    .select('paid_once')
    .where('status', '=', 'active')
    .execute()
  expect(begun).toEqual([{ paid_once: donationId }])
  // The season is over for good: what nobody paid is gone with its nights, the paid ones and another plan stay.
  await aPlan(ctx, { contact: 'budi@contoh.id' })
  const left = async () =>
    (await ctx.db.selectFrom('recurring_plan').select('paid_once').execute()).filter(
      ({ paid_once }) => paid_once !== null,
    )
  const last = unpaid?.last_day ?? ''
  ctx.clock.set(`${addDays(last, 40)}T03:00:00.000Z`)
  await followNights(ctx)
  expect(await left()).toHaveLength(502)
  ctx.clock.set(`${addDays(last, 41)}T03:00:00.000Z`)
  await followNights(ctx)
  await followNights(ctx)
  expect(await left()).toEqual([{ paid_once: donationId }])
  const parts = await ctx.db.selectFrom('recurring_cycle').select('public_id').distinct().execute()
  expect(parts).toEqual([{ public_id: donationId }])
})
