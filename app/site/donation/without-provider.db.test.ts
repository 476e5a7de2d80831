import { expect, test } from 'vitest'
import { missedPaymentPage } from '#app/site/help/missed-payment.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { donateByQris, sedekahPage } from './sedekah-page.server.ts'

const env = { PAYMENT_PROVIDER: 'none', BANK_TRANSFER: 'on' }

test('where money comes by transfer alone the quick form leads to the ways to pay, and forms name transfers only', async () => {
  const ctx = await testContext({ env })
  await makeCampaign(ctx, { slug: 'infak-umum', fund: 'IU' })
  expect((await sedekahPage(ctx)).quick).toMatchObject({ hasQris: false })
  const next = await donateByQris(ctx, {
    campaignSlug: 'infak-umum',
    amount: rupiah(50_000),
    operational: rupiah(0),
    donorName: 'Siti Aminah',
    donorEmail: 'siti@contoh.id',
    isAnonymous: true,
    showsPrayer: false,
    wantsNews: false,
  })
  expect(next).toMatch(/^\/payment\/\w{26}$/)
  const { ways, hasProvider } = await missedPaymentPage(ctx, '')
  expect([ways, hasProvider]).toEqual([['Transfer ke rekening lembaga'], false])
})

test('with a provider its ways are named as well', async () => {
  const ctx = await testContext()
  const { ways, hasProvider } = await missedPaymentPage(ctx, '')
  expect(ways).toEqual(expect.arrayContaining(['QRIS', 'BCA Virtual Account', 'Indomaret']))
  expect([ways.includes('Transfer ke rekening lembaga'), hasProvider]).toEqual([false, true])
})
