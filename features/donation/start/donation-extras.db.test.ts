import * as v from 'valibot'
import { expect, test } from 'vitest'
import { receiptToPrint } from '#features/receipt/queries.server.ts'
import { notesOf } from '#features/receipt/receipt-words.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { fieldErrors } from '#platform/http/http.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { issueReceipt } from '#tests/money/receipts.ts'
import { donationForm } from '../contract.ts'
import type { DonationInput } from '../contract.ts'
import { lockDonation } from '../queries.server.ts'
import { recordPaid } from '../record-payment.server.ts'
import { startDonation } from './start-donation.server.ts'

function aDonation(fields: Partial<DonationInput>): DonationInput {
  const donor = { donorName: 'Siti Rahmawati', donorEmail: 'siti@contoh.id', isAnonymous: false }
  const wishes = { showsPrayer: false, wantsNews: false }
  return { campaignSlug: 'wakaf', amount: rupiah(100_000), ...donor, ...wishes, ...fields }
}

function rows(ctx: TestCtx) {
  return ctx.db.selectFrom('donation').selectAll().orderBy('id').execute()
}

test('the names a wakaf is given for stand on its kuitansi; a gift that names nobody else keeps none', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'wakaf', fund: 'W' })
  await makeCampaign(ctx, { slug: 'sumur' })
  const onBehalfOf = ['Almarhumah Aminah']
  const { donationId } = await startDonation(ctx, aDonation({ onBehalfOf }))
  await startDonation(ctx, aDonation({ campaignSlug: 'sumur', onBehalfOf, isIntended: true }))
  const [wakaf, infak] = await rows(ctx)
  expect(wakaf?.on_behalf_of).toEqual(onBehalfOf)
  expect([infak?.on_behalf_of, infak?.intended_at]).toEqual([null, null])
  const id = wakaf?.id ?? ''
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => recordPaid(tx, await lockDonation(tx, id), payment))
  await issueReceipt(ctx, { donationId: id, kind: 'kuitansi' })
  const printed = await receiptToPrint(ctx, { publicId: donationId, kind: 'kuitansi' })
  expect(printed && notesOf(printed)[0]).toBe('Wakaf atas nama Almarhumah Aminah.')
})

test('the intention of a zakat is kept with its moment, and how the giver is called with every gift', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  const zakat = aDonation({ campaignSlug: 'zakat', isIntended: true, salutation: 'ibu' })
  await startDonation(ctx, zakat)
  await startDonation(ctx, { ...zakat, isIntended: false, salutation: undefined })
  const kept = (await rows(ctx)).map((row) => [row.intended_at, row.salutation])
  expect(kept).toEqual([
    [ctx.now(), 'ibu'],
    [null, null],
  ])
})

test('the same page with another infak operasional is another request, not the same gift', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'sumur' })
  const id = ctx.newPublicId()
  const donation = aDonation({ id, campaignSlug: 'sumur', operational: rupiah(5_000) })
  await startDonation(ctx, donation)
  await startDonation(ctx, donation)
  const other = { ...donation, operational: rupiah(0) }
  await expect(startDonation(ctx, other)).rejects.toMatchObject({ code: 'donation/key-reused' })
  expect((await rows(ctx)).map(({ amount, operational }) => [amount, operational])).toEqual([
    [100_000, 5_000],
  ])
})

const form = {
  id: '0123456789ABCDEFGHJKMNPQRS',
  campaignSlug: 'sumur',
  amount: '50.000',
  donorName: 'Siti Rahmawati',
  donorPhone: '081234567890',
  consent: 'on',
}

test('without the extras nothing is added; with them they are read as a form sends them', () => {
  expect(v.parse(donationForm, form)).toMatchObject({
    operational: 0,
    onBehalfOf: [],
    isIntended: false,
  })
  const extras = { operational: '5000', onBehalfOf: ' Siti \r\n\r\nAhmad\nUmar', isIntended: 'on' }
  expect(v.parse(donationForm, { ...form, ...extras, salutation: 'bapak' })).toMatchObject({
    operational: 5_000,
    onBehalfOf: ['Siti', 'Ahmad', 'Umar'],
    isIntended: true,
    salutation: 'bapak',
  })
})

test.each([
  [{ operational: '500' }, 'operational', 'Infak operasional minimal Rp1.000.'],
  [{ onBehalfOf: 'a'.repeat(101) }, 'onBehalfOf', 'Nama paling panjang 100 huruf.'],
  [{ onBehalfOf: 'Siti\n'.repeat(101) }, 'onBehalfOf', 'Paling banyak 100 nama.'],
  [{ salutation: 'tuan' }, 'salutation', 'Sapaan tidak dikenal.'],
])('%j is answered at %s with words', (mistake, field, words) => {
  const parsed = v.safeParse(donationForm, { ...form, ...mistake })
  expect(fieldErrors(parsed.issues ?? [])).toEqual({ [field]: words })
})
