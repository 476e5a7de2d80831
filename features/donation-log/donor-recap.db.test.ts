import { expect, test } from 'vitest'
import { aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { donorRecap } from './donor-recap.server.ts'

test('a recap tells what one donor gave in some days, without strangers and other days', async () => {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  const give = async (amount: number, { zakat = false, email = 'siti@contoh.id' } = {}) => {
    const campaign = zakat ? ({ slug: 'zakat', fund: 'Z' } as const) : { slug: 'sumur' }
    const donationId = await aDonation(ctx, { amount, operational: zakat ? 0 : 5_000, campaign })
    await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)
    const { id } = await ctx.db
      .updateTable('donation')
      .set({
        donor_email: email || null,
        donor_phone: null,
        ...(email ? {} : { erased_at: ctx.now() }),
      })
      .where('public_id', '=', donationId)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const first = await give(100_000)
  await give(900_000, { email: 'lain@contoh.id' })
  await give(1_000_000, { zakat: true })
  const nameless = await give(70_000, { email: '' })
  ctx.clock.set('2026-05-02T03:00:00Z')
  await give(30_000)

  const days = { from: '2026-01-01', through: '2026-03-31' }
  const recap = await donorRecap(ctx.db, first, days)
  expect(recap).toMatchObject({ name: 'Siti Aminah', total: 1_105_000, deductible: 1_000_000 })
  expect(
    recap?.donations.map(({ fund, amount, receipt, zakatReceipt }) => [
      fund,
      amount,
      receipt,
      zakatReceipt,
    ]),
  ).toEqual([
    ['A', 5_000, 'KW/2026/000001', undefined],
    ['IT', 100_000, 'KW/2026/000001', undefined],
    ['Z', 1_000_000, 'KW/2026/000003', 'BSZ/2026/000001'],
  ])
  expect(await donorRecap(ctx.db, first, { ...days, through: '2026-05-31' })).toMatchObject({
    total: 1_140_000,
  })
  // Of somebody whose name alone is known the one gift is told: others may bear it.
  expect(await donorRecap(ctx.db, nameless, days)).toMatchObject({ isAlone: true, total: 75_000 })
})
