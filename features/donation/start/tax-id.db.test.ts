import * as v from 'valibot'
import { TAX_ID_WORDS } from '#platform/text/tax-id.ts'
import { expect, test } from 'vitest'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { rupiah } from '#platform/money/money.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { donationForm } from '../contract.ts'
import type { DonationInput } from '../contract.ts'
import { taxIdLabel } from '../donation.ts'
import { startDonation } from './start-donation.server.ts'

const NIK = '3201231506890001'

function aZakat(fields: Partial<DonationInput> = {}): DonationInput {
  return {
    campaignSlug: 'zakat-maal',
    amount: rupiah(1_000_000),
    donorName: 'Siti Rahmawati',
    donorEmail: 'siti@contoh.id',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
    ...fields,
  }
}

async function zakatContext(): Promise<TestCtx> {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  return ctx
}

function rows(ctx: TestCtx) {
  return ctx.db.selectFrom('donation').select(['id', 'tax_id', 'wants_tax_receipt']).execute()
}

test('an NPWP or NIK given with a zakat is kept sealed, and no row shows it', async () => {
  const ctx = await zakatContext()
  await startDonation(ctx, aZakat({ taxId: NIK }))
  const [row] = await rows(ctx)
  expect(row?.wants_tax_receipt).toBe(true)
  expect(unseal(ctx.config, taxIdLabel(row?.id ?? ''), row?.tax_id ?? '')).toBe(NIK)
  for (const table of ['donation', 'donation_key'] as const) {
    const all = JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute())
    expect(all).not.toContain(NIK)
  }
})

test('the wish alone is kept too, and neither is kept with a gift that is not zakat', async () => {
  const ctx = await zakatContext()
  await startDonation(ctx, aZakat({ wantsTaxReceipt: true }))
  const infak = { campaignSlug: 'sumur-desa', taxId: NIK, wantsTaxReceipt: true }
  await startDonation(ctx, aZakat(infak))
  const kept = (await rows(ctx)).map((row) => [row.tax_id, row.wants_tax_receipt])
  expect(kept).toEqual([
    [null, true],
    [null, false],
  ])
})

test('the same form with the same NPWP is the same donation, with another it is refused', async () => {
  const ctx = await zakatContext()
  const input = aZakat({ id: ctx.newPublicId(), taxId: NIK })
  await startDonation(ctx, input)
  expect(await startDonation(ctx, { ...input })).toEqual({ donationId: input.id })
  const reused = { code: 'donation/key-reused' }
  const others: Partial<DonationInput>[] = [{ taxId: '3201231506890002' }, { taxId: undefined }]
  for (const other of others) {
    await expect(startDonation(ctx, { ...input, ...other })).rejects.toMatchObject(reused)
  }
  expect(await rows(ctx)).toHaveLength(1)
})

test.each([
  ['without a legal basis', { ...sampleInstitution, zakatBasis: undefined }, 'demo' as const],
  ['in earnest on the basis of the sample', sampleInstitution, 'live' as const],
])('zakat is not collected %s; other gifts are', async (_case, institution, mode) => {
  const ctx = await zakatContext()
  const there = { ...ctx, config: { ...ctx.config, institution, mode } }
  const refused = { code: 'donation/zakat-not-collected', status: 409 }
  await expect(startDonation(there, aZakat())).rejects.toMatchObject(refused)
  await startDonation(there, aZakat({ campaignSlug: 'sumur-desa' }))
  expect(await rows(ctx)).toHaveLength(1)
})

const filled = {
  id: 'A'.repeat(26),
  campaignSlug: 'zakat-maal',
  amount: '1.000.000',
  donorName: 'Siti Rahmawati',
  donorEmail: 'siti@contoh.id',
  consent: 'on',
}

test.each([
  ['', undefined],
  ['  ', undefined],
  [NIK, NIK],
  ['001.234.567.8-901.000', '0012345678901000'],
  ['3201 2315 0689 0001', NIK],
])('the form takes %j as the NPWP or NIK %s', (taxId, read) => {
  expect(v.parse(donationForm, { ...filled, taxId }).taxId).toBe(read)
})

test.each([
  '123',
  '012345678901000',
  '0000000000000000',
  '32012315068900012',
  '32O1231506890001',
  '٣٢٠١٢٣٤٥٦٧٨٩٠٠٠١',
])('the form says what is wrong with %s', (taxId) => {
  const { issues } = v.safeParse(donationForm, { ...filled, taxId })
  expect(issues?.map(({ message }) => message)).toEqual([TAX_ID_WORDS])
})
