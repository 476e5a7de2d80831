import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { paymentScreen } from '#features/checkout/payment-screen.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aDonation, assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'

const fitrah = { slug: 'zakat-fitrah', title: 'Zakat fitrah', fund: 'Z', incomeAccount: '4120' }

/** Idulfitri of 2026 is on 21 March; its prayer begins after 05.30 WIB. */
async function fitrahAt(now: string): Promise<TestCtx> {
  const ctx = await payingContext({ now })
  const startsAt = new Date('2026-01-01T00:00:00+07:00')
  await makeCampaign(ctx, { ...fitrah, fund: 'Z', startsAt })
  return ctx
}

const give = (ctx: TestCtx, amount = 200_000) =>
  aDonation(ctx, { amount, campaign: { slug: 'zakat-fitrah' } })

async function pay(ctx: TestCtx, donationId: string): Promise<void> {
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
}

async function booked(ctx: TestCtx) {
  const fitrahIncome = await balanceOf(ctx.db, { account: '4120', fund: 'Z' })
  return { fitrahIncome, sedekah: await balanceOf(ctx.db, { account: '4220', fund: 'IU' }) }
}

test.each([
  ['2026-02-18T23:59:59+07:00', 'Zakat fitrah dibuka mulai 19 Februari 2026.'],
  ['2026-03-22T00:00:00+07:00', 'Zakat fitrah dibuka mulai 8 Februari 2027 (perkiraan).'],
  ['2040-01-01T00:00:00+07:00', 'Zakat fitrah dibuka pada bulan Ramadan.'],
])('at %s nobody can give zakat fitrah, and is told when', async (now, sentence) => {
  const ctx = await fitrahAt(now)
  await expect(give(ctx)).rejects.toMatchObject({
    code: 'zakat/fitrah-closed',
    status: 409,
    message: expect.stringContaining(sentence),
  })
  expect(await ctx.db.selectFrom('donation').select('id').execute()).toEqual([])
})

test('zakat fitrah that comes in its season is zakat fitrah in the books', async () => {
  const ctx = await fitrahAt('2026-02-19T00:00:00+07:00')
  const donationId = await give(ctx)
  await pay(ctx, donationId)
  expect(await booked(ctx)).toEqual({ fitrahIncome: 200_000, sedekah: 0 })
  expect(await paymentScreen(ctx, donationId)).toMatchObject({ fund: 'Z', fundNotice: null })
  await assertBooksHold(ctx)
})

test('what is given after the prayer of Idulfitri is recorded as sedekah, and its giver is told', async () => {
  const ctx = await fitrahAt('2026-03-21T05:30:00+07:00')
  const donationId = await give(ctx)
  expect(await paymentScreen(ctx, donationId)).toMatchObject({
    fund: 'IU',
    fundNotice: expect.stringContaining('dicatat sebagai sedekah'),
  })
  await pay(ctx, donationId)
  expect(await booked(ctx)).toEqual({ fitrahIncome: 0, sedekah: 200_000 })
  expect(ctx.mails.at(-1)?.text).toContain('dicatat sebagai sedekah')
  await assertBooksHold(ctx)
})

test.each([
  ['2026-03-20T18:00:00+07:00', 'va', 'bca', '2026-03-21T04:30:00+07:00'],
  ['2026-03-21T04:10:00+07:00', 'qris', 'qris', '2026-03-21T04:30:00+07:00'],
  ['2026-03-19T00:00:00+07:00', 'retail', 'alfamart', '2026-03-21T00:00:00+07:00'],
  ['2026-03-21T04:29:00+07:00', 'qris', 'qris', '2026-03-21T04:30:00+07:00'],
  ['2026-03-21T05:31:00+07:00', 'va', 'bca', '2026-03-22T05:31:00+07:00'],
] as const)(
  'a code for zakat fitrah of %s (%s) ends an hour before the prayer at the latest',
  async (now, method, channel, end) => {
    const ctx = await fitrahAt(now)
    const { expires_at } = await openCharge(ctx, { donationId: await give(ctx), method, channel })
    expect(expires_at).toEqual(new Date(end))
  },
)

test('within the hour before the prayer nobody gets a code, and reads how to pay directly', async () => {
  const ctx = await fitrahAt('2026-03-21T04:29:59+07:00')
  const donationId = await give(ctx)
  const other = await give(ctx)
  await openCharge(ctx, { donationId: other, method: 'va', channel: 'bca' })
  ctx.clock.advance({ seconds: 1 })
  const refused = {
    code: 'zakat/fitrah-closing',
    status: 409,
    message: expect.stringContaining('Tunaikan langsung sebelum salat'),
  }
  await expect(give(ctx)).rejects.toMatchObject(refused)
  for (const id of [donationId, other]) {
    const choice = { donationId: id, method: 'va', channel: 'bca' } as const
    await expect(openCharge(ctx, choice)).rejects.toMatchObject(refused)
    expect(await paymentScreen(ctx, id)).toMatchObject({
      screen: 'payment',
      fund: 'Z',
      fundNotice: expect.stringContaining('Tunaikan langsung sebelum salat'),
      offers: [],
    })
  }
  expect(await ctx.db.selectFrom('charge').select('expires_at').execute()).toEqual([
    { expires_at: new Date('2026-03-21T04:30:00+07:00') },
  ])
  ctx.clock.advance({ hours: 1 })
  await pay(ctx, donationId)
  expect(await booked(ctx)).toEqual({ fitrahIncome: 0, sedekah: 200_000 })
})

test('money of a code that ended is zakat fitrah while it comes before the prayer', async () => {
  const ctx = await fitrahAt('2026-03-21T04:20:00+07:00')
  const donationId = await give(ctx)
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  ctx.clock.advance({ minutes: 30 })
  await ctx.sandbox.drive(donationId, 'pay-late')
  await runJobs(ctx)
  expect(await booked(ctx)).toEqual({ fitrahIncome: 200_000, sedekah: 0 })
  await assertBooksHold(ctx)
})

test('until the sidang isbat decides, a code ends before the earliest prayer that may come', async () => {
  const ctx = await fitrahAt('2027-03-08T12:00:00+07:00')
  const choice = { method: 'va', channel: 'bca' } as const
  const first = await openCharge(ctx, { donationId: await give(ctx), ...choice })
  expect(first.expires_at).toEqual(new Date('2027-03-09T04:30:00+07:00'))
  ctx.clock.set(new Date('2027-03-09T12:00:00+07:00'))
  const second = await openCharge(ctx, { donationId: await give(ctx), ...choice })
  expect(second.expires_at).toEqual(new Date('2027-03-10T04:30:00+07:00'))
})

test('zakat fitrah that was begun in time and paid after the prayer is sedekah as well', async () => {
  const ctx = await fitrahAt('2026-03-21T04:29:00+07:00')
  const donationId = await give(ctx)
  expect(await paymentScreen(ctx, donationId)).toMatchObject({ fund: 'Z', fundNotice: null })
  ctx.clock.advance({ minutes: 62 })
  expect(await paymentScreen(ctx, donationId)).toMatchObject({ fund: 'IU' })
  await pay(ctx, donationId)
  expect(await booked(ctx)).toEqual({ fitrahIncome: 0, sedekah: 200_000 })
  const row = await ctx.db.selectFrom('donation').select('fund').executeTakeFirstOrThrow()
  expect(row.fund).toBe('IU')
  await assertBooksHold(ctx)
})

test('what came too late can go back, and the books are even again', async () => {
  const ctx = await fitrahAt('2026-03-21T06:00:00+07:00')
  const publicId = await give(ctx)
  await pay(ctx, publicId)
  const asked = { publicId, reason: 'donor_request' as const, note: 'Terlambat' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId() })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  await runJobs(ctx)
  await assertBooksHold(ctx)
})
