import { expect, test } from 'vitest'
import { contactHash, recordChoice } from '#features/message/contact-choices.server.ts'
import { aCharge, aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { startStopwatch } from '../../tools/test/pace.ts'
import { openCharge } from './open-charge.server.ts'
import { paymentScreen } from './payment-screen.server.ts'
import { checkPayment } from './payment-status.server.ts'
import { takeSeat } from './status-streams.server.ts'

test('before a code there are ten ways to pay, QRIS first, and nobody’s name is whole', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const data = await paymentScreen(ctx, donationId)
  expect(data).toMatchObject({ screen: 'payment', charge: null, suspense: [] })
  expect(data?.offers).toHaveLength(10)
  expect(data?.offers[0]).toMatchObject({ channel: 'qris', disabled: null })
  expect(data?.campaign).toMatchObject({ slug: 'sumur-desa', isOpen: true, isOver: false })
  expect(JSON.stringify(data)).not.toMatch(/Aminah|siti@/)
})

test('a donor who stopped all messages is promised none, and another is', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const other = await aDonation(ctx, { donorEmail: 'budi@contoh.id' })
  const all = { scope: 'all', isStopped: true, source: 'link' } as const
  const hash = contactHash(ctx.config, 'siti@contoh.id')
  await recordChoice(ctx, { kind: 'email', hash }, all)
  expect(await paymentScreen(ctx, donationId)).toMatchObject({ stopped: ['email'] })
  expect(await paymentScreen(ctx, other)).toMatchObject({ stopped: [] })
})

test('a QRIS is drawn with the number of its merchant beside it', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  const data = await paymentScreen(ctx, donationId)
  expect(data?.screen).toBe('checkout-qrcode')
  expect(data?.charge).toMatchObject({ nmid: 'ID0000000000001', problem: null })
  expect(data?.charge?.qr?.d.length).toBeGreaterThan(1_000)
})

test('a QRIS that is not for this amount is neither drawn nor given away, and the log says so', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  const qrString = charge.instruction?.qrString?.replace('540550000', '540590000')
  const instruction = JSON.stringify({ ...charge.instruction, qrString })
  await ctx.db.updateTable('charge').set({ instruction }).execute()
  const data = await paymentScreen(ctx, donationId)
  expect(data?.charge).toMatchObject({ qr: null, qrString: null })
  expect(data?.charge?.problem).toContain('Pilih metode lain')
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'payment.qris-refused', why: 'crc' }),
  )
})

test('a virtual account is grouped by four and told how to pay; a retail code has its barcode', async () => {
  const ctx = await payingContext()
  const { donationId: byBank } = await aCharge(ctx, { channel: 'bri' })
  const va = await paymentScreen(ctx, byBank)
  expect(va?.screen).toBe('checkout-va')
  expect(va?.charge?.codeGrouped).toMatch(/^(\d{4} ){3}\d{4}$/)
  expect(va?.charge?.guides[0]?.steps.join()).toContain(va?.charge?.codeGrouped)

  const { donationId: inStore } = await aCharge(ctx, { method: 'retail', channel: 'indomaret' })
  const retail = await paymentScreen(ctx, inStore)
  expect(retail?.screen).toBe('checkout-retail')
  expect(retail?.charge?.barcode?.width).toBeGreaterThan(100)
})

test('a code that may not be paid any more is not drawn', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'expire')
  await runJobs(ctx)
  const data = await paymentScreen(ctx, donationId)
  expect(data).toMatchObject({ screen: 'payment', charge: { status: 'expired', qr: null } })
})

test('in the last hour of zakat fitrah there is no way to pay it, and the screen says why', async () => {
  const ctx = await payingContext({ now: '2026-03-21T04:00:00+07:00' })
  const startsAt = new Date('2026-01-01T00:00:00+07:00')
  const campaign = { slug: 'fitrah', fund: 'Z', incomeAccount: '4120', startsAt } as const
  const donationId = await aDonation(ctx, { campaign })
  const before = await paymentScreen(ctx, donationId)
  expect(before?.offers).toHaveLength(10)
  expect(before?.fundNotice).toBeNull()
  ctx.clock.set('2026-03-21T04:30:00+07:00')
  expect(await paymentScreen(ctx, donationId)).toMatchObject({
    offers: [],
    fundNotice: expect.stringContaining('salat'),
  })
})

test('money that is kept is shown to its donor with a ticket', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const data = await paymentScreen(ctx, donationId)
  expect(data?.suspense).toEqual([
    { reason: 'wrong_amount', amount: 49_999, ticket: expect.stringMatching(/^T-[0-9A-F]{8}$/) },
  ])
  const { donationId: stranger } = await aCharge(ctx)
  expect((await paymentScreen(ctx, stranger))?.suspense).toEqual([])
})

test('an id that nobody has shows nothing', async () => {
  const ctx = await payingContext()
  expect(await paymentScreen(ctx, 'Z'.repeat(26))).toBeUndefined()
})

test('‘Cek status’ asks the provider, but not more often than every five seconds', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  expect(await checkPayment(ctx, donationId)).toMatchObject({ chargeStatus: 'pending' })
  ctx.clock.advance({ seconds: 5 })
  expect(await checkPayment(ctx, donationId)).toMatchObject({ status: 'paid', screen: 'payment' })
})

test('‘Cek status’ of a donation without a code answers that it waits', async () => {
  const ctx = await payingContext()
  const waiting = { status: 'awaiting_payment', chargeStatus: null, screen: 'payment' }
  expect(await checkPayment(ctx, await aDonation(ctx))).toMatchObject(waiting)
})

test('once a donation is paid ‘Cek status’ asks the provider no more', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  ctx.clock.advance({ minutes: 1 })
  const find = () => Promise.reject(new Error('asked'))
  const silent = { ...ctx, gateway: { ...ctx.gateway, find } }
  expect(await checkPayment(silent, donationId)).toMatchObject({ status: 'paid' })
})

test('news begin with where the payment stands, follow each change at once, and end when it is paid', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const news = (await takeSeat(ctx, { publicId: donationId, network: 'unknown' })).news(
    new AbortController().signal,
  )
  expect((await news.next()).value).toMatchObject({ chargeStatus: null, screen: 'payment' })

  const passed = startStopwatch()
  const opened = news.next()
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  expect((await opened).value).toMatchObject({ screen: 'checkout-qrcode' })
  const paid = news.next()
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect((await paid).value).toMatchObject({ status: 'paid', screen: 'payment' })
  expect((await news.next()).done).toBe(true)
  expect(passed()).toBeLessThan(3_000)
})

test('news stop when the listener leaves', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const left = new AbortController()
  const seat = await takeSeat(ctx, { publicId: donationId, network: 'unknown' })
  const news = seat.news(left.signal)
  await news.next()
  const next = news.next()
  left.abort()
  expect((await next).done).toBe(true)
})
