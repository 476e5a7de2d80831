import { expect, test } from 'vitest'
import { findDonation } from '#features/donation/queries.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { issueReceipt, receiptsOf } from '#tests/money/receipts.ts'
import { correctReceipts } from './correct-receipts.server.ts'
import { issueMissingSchedule, issueReceiptsJob } from './jobs.server.ts'
import { donationsWithoutReceipt, receiptToPrint, verifyReceipt } from './queries.server.ts'

const NIK = '3201231506890001'
const NOBODY = '00000000-0000-0000-0000-000000000000'
const slug = 'zakat-penghasilan'

/** A zakat with a code to pay; answers the donation's public id. */
async function aZakat(ctx: TestCtx, fields: { taxId?: string } = { taxId: NIK }): Promise<string> {
  const known = await ctx.db.selectFrom('campaign').where('slug', '=', slug).select('id').execute()
  const terms = { slug, title: 'Tunaikan zakat penghasilan', incomeAccount: '4130' }
  if (known.length === 0) await makeCampaign(ctx, { ...terms, fund: 'Z' })
  const { donationId } = await startDonation(ctx, {
    campaignSlug: slug,
    amount: rupiah(250_000),
    donorName: 'Siti Aminah',
    donorEmail: 'siti@contoh.id',
    isAnonymous: true,
    showsPrayer: false,
    wantsNews: false,
    wantsTaxReceipt: true,
    ...fields,
  })
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  return donationId
}

async function aPaidZakat(ctx: TestCtx, given?: { taxId?: string }): Promise<string> {
  const publicId = await aZakat(ctx, given)
  await ctx.sandbox.drive(publicId, 'pay')
  await runJobs(ctx)
  return publicId
}

async function rowId(ctx: TestCtx, publicId: string): Promise<string> {
  return (await findDonation(ctx.db, publicId))?.id ?? ''
}

async function anApprovedRefund(ctx: TestCtx, publicId: string) {
  const asked = { publicId, reason: 'double' as const, note: 'dibayar dua kali' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId() })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  return refund
}

const numbersOf = async (ctx: TestCtx, publicId: string) =>
  (await receiptsOf(ctx, publicId)).map(({ number }) => number)
const statusOf = async (ctx: TestCtx, number: string) => (await verifyReceipt(ctx, number))?.status

test('a paid zakat has a kuitansi and a Bukti Setor Zakat, and its donor is told both numbers', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const publicId = await aPaidZakat(ctx)
  expect(await receiptsOf(ctx, publicId)).toEqual([
    { number: 'KW/2026/000001', kind: 'kuitansi' },
    { number: 'BSZ/2026/000001', kind: 'bsz' },
  ])
  const [charge] = await ctx.db.selectFrom('charge').select('provider_id').execute()
  const bsz = await receiptToPrint(ctx, { publicId, kind: 'bsz' })
  expect(bsz).toMatchObject({ number: 'BSZ/2026/000001', kind: 'bsz', taxId: NIK })
  expect(bsz?.snapshot).toMatchObject({
    institution: { name: 'Amanah', zakatBasis: 'Izin LAZ No. 000/2026 (contoh)', isSample: true },
    donor: { name: 'Siti Aminah', isAnonymous: true },
    fund: 'Z',
    program: 'Tunaikan zakat penghasilan',
    rows: [{ label: 'Zakat penghasilan', amount: 250_000 }],
    amount: 250_000,
    words: 'dua ratus lima puluh ribu',
    channel: 'QRIS',
    reference: publicId,
    providerReference: charge?.provider_id,
    paidAt: '2026-03-12T07:05:00.000Z',
  })
  expect(bsz?.snapshot.institution).not.toHaveProperty('complaints')
  expect(ctx.mails).toHaveLength(1)
  const text = ctx.mails[0]?.text ?? ''
  expect(text).toContain(`KW/2026/000001:\nhttp://amanah.test/kuitansi/${publicId}.pdf`)
  expect(text).toContain(`BSZ/2026/000001:\nhttp://amanah.test/kuitansi/${publicId}/bsz.pdf`)
  expect(text).not.toContain('belum tercantum')
})

test('the NPWP stands on the Bukti Setor Zakat only, and sealed in its row', async () => {
  const ctx = await payingContext()
  const publicId = await aPaidZakat(ctx)
  const kuitansi = await receiptToPrint(ctx, { publicId, kind: 'kuitansi' })
  expect(kuitansi).not.toHaveProperty('taxId')
  expect(kuitansi?.snapshot.donor).not.toHaveProperty('taxId')
  expect(ctx.logged.filter(({ level }) => level === 'error')).toEqual([])
  const rows = await ctx.db.selectFrom('receipt').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(NIK)

  const moved = { ...ctx, config: { ...ctx.config, appSecret: 'another secret than before' } }
  const unreadable = await receiptToPrint(moved, { publicId, kind: 'bsz' })
  expect(unreadable?.number).toBe('BSZ/2026/000001')
  expect(unreadable).not.toHaveProperty('taxId')
  expect(ctx.logged.at(-1)).toMatchObject({ level: 'error', event: 'receipt.tax-id-sealed' })
})

test('a Bukti Setor Zakat that was wanted without an NPWP says how to add it', async () => {
  const ctx = await payingContext()
  await aPaidZakat(ctx, {})
  expect(ctx.mails[0]?.text).toContain('NPWP atau NIK belum tercantum')
})

test('where zakat may not be collected a paid zakat has a kuitansi only', async () => {
  const ctx = await payingContext()
  const publicId = await aZakat(ctx)
  const institution = { ...ctx.config.institution, zakatBasis: undefined }
  const unlicensed: TestCtx = { ...ctx, config: { ...ctx.config, institution } }
  await ctx.sandbox.drive(publicId, 'pay')
  await runJobs(unlicensed)
  await issueMissingSchedule.run(unlicensed)
  expect(await numbersOf(ctx, publicId)).toEqual(['KW/2026/000001'])
  const asked = { donationId: await rowId(ctx, publicId), kind: 'bsz' as const }
  expect(await issueReceipt(unlicensed, asked)).toBeUndefined()
})

test('a refund that was paid voids kuitansi and Bukti Setor Zakat; until then they stand', async () => {
  const ctx = await payingContext()
  const publicId = await aPaidZakat(ctx)
  const numbers = await numbersOf(ctx, publicId)
  const refund = await anApprovedRefund(ctx, publicId)
  expect(await Promise.all(numbers.map((each) => statusOf(ctx, each)))).toEqual(['sah', 'sah'])

  await payRefund(ctx, refund)
  expect(await Promise.all(numbers.map((each) => statusOf(ctx, each)))).toEqual(['batal', 'batal'])
  const reasons = await ctx.db.selectFrom('receipt_void').select('reason').execute()
  expect(reasons).toEqual([{ reason: 'refunded' }, { reason: 'refunded' }])
  const printed = await receiptToPrint(ctx, { publicId, kind: 'bsz' })
  expect(printed).toMatchObject({ number: numbers[1], voidedAt: ctx.now() })
  const asked = { donationId: await rowId(ctx, publicId), kind: 'bsz' as const }
  expect(await issueReceipt(ctx, asked)).toBeUndefined()
})

test('money the provider took back voids the receipts in the commit that learns of it', async () => {
  const ctx = await payingContext()
  const publicId = await aPaidZakat(ctx)
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect((await findDonation(ctx.db, publicId))?.status).toBe('reversed')
  for (const number of await numbersOf(ctx, publicId)) {
    expect(await verifyReceipt(ctx, number)).toMatchObject({ status: 'batal', voidedAt: ctx.now() })
  }
})

test('receipts asked for while the money goes back never stay valid', async () => {
  const ctx = await payingContext()
  const publicId = await aZakat(ctx)
  await ctx.sandbox.drive(publicId, 'pay')
  const donationId = await rowId(ctx, publicId)
  await runJobs(ctx)
  await ctx.sandbox.drive(publicId, 'reverse')
  const asking = Array.from({ length: 10 }, () => issueReceipt(ctx, { donationId, kind: 'bsz' }))
  await Promise.all([...asking, runJobs(ctx)])
  await issueReceiptsJob.run(ctx, { donationId })
  for (const number of await numbersOf(ctx, publicId)) {
    expect(await statusOf(ctx, number)).toBe('batal')
  }
})

test('a receipt job that breaks off leaves nothing, and one that comes twice does nothing more', async () => {
  const ctx = await payingContext()
  const publicId = await aPaidZakat(ctx)
  const other = await aZakat(ctx)
  await ctx.sandbox.drive(other, 'pay-silent')
  const donationId = await rowId(ctx, other)
  await ctx.db
    .updateTable('donation')
    .set({ status: 'paid', paid_at: ctx.now() })
    .where('id', '=', donationId)
    .execute()
  // Both receipts exist by then; the job that sends thanks has not run.
  let reads = 0
  const now = () => {
    reads += 1
    if (reads > 2) throw new Error('killed')
    return ctx.now()
  }
  await expect(issueReceiptsJob.run({ ...ctx, now }, { donationId })).rejects.toThrow('killed')
  expect(await receiptsOf(ctx, other)).toEqual([])

  await issueReceiptsJob.run(ctx, { donationId })
  await issueReceiptsJob.run(ctx, { donationId })
  expect(await numbersOf(ctx, other)).toEqual(['KW/2026/000002', 'BSZ/2026/000002'])
  expect(await numbersOf(ctx, publicId)).toEqual(['KW/2026/000001', 'BSZ/2026/000001'])
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(2)
})

test('gifts whose receipt did not come are found and given theirs, without a second mail', async () => {
  const ctx = await payingContext()
  const publicId = await aPaidZakat(ctx)
  const { donationId: infak } = await aCharge(ctx)
  await ctx.db
    .updateTable('donation')
    .set({ status: 'paid', paid_at: ctx.now() })
    .where('status', '=', 'awaiting_payment')
    .execute()
  const left = () => donationsWithoutReceipt(ctx.db, { after: NOBODY, limit: 10 })
  // Donations with all their receipts are not even read.
  expect(await left()).toEqual([await rowId(ctx, infak)])
  await issueMissingSchedule.run(ctx)
  expect(await left()).toEqual([])
  await issueMissingSchedule.run(ctx)
  expect(await numbersOf(ctx, infak)).toEqual(['KW/2026/000002'])
  expect(await numbersOf(ctx, publicId)).toHaveLength(2)
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(1)
})

test('one gift without words for its amount does not keep the others from their receipts', async () => {
  const ctx = await payingContext()
  await aCharge(ctx)
  const { donationId: good } = await aCharge(ctx)
  const bad = { amount: Number.MAX_SAFE_INTEGER as ReturnType<typeof rupiah> }
  const first = ctx.db.selectFrom('donation').select('id').orderBy('id').limit(1)
  await ctx.db.updateTable('donation').set(bad).where('id', 'in', first).execute()
  await ctx.db.updateTable('donation').set({ status: 'paid', paid_at: ctx.now() }).execute()
  await issueMissingSchedule.run(ctx)
  expect(await numbersOf(ctx, good)).toEqual(['KW/2026/000001'])
  expect(ctx.logged.filter(({ event }) => event === 'receipt.failed')).toHaveLength(1)
})

test('a corrected name or NPWP replaces the receipts by the next versions, with numbers of their own', async () => {
  const ctx = await payingContext()
  const publicId = await aPaidZakat(ctx, {})
  const by = ctx.newId()
  await correctReceipts(ctx, { publicId, by, donorName: 'Siti Aminah Zahra', taxId: NIK })
  expect(
    (await receiptsOf(ctx, publicId)).map(({ number, voidedAt }) => [number, !voidedAt]),
  ).toEqual([
    ['KW/2026/000002', true],
    ['KW/2026/000001', false],
    ['BSZ/2026/000002', true],
    ['BSZ/2026/000001', false],
  ])
  const bsz = await receiptToPrint(ctx, { publicId, kind: 'bsz' })
  expect(bsz).toMatchObject({ number: 'BSZ/2026/000002', taxId: NIK })
  expect(bsz?.snapshot).toMatchObject({
    donor: { name: 'Siti Aminah Zahra' },
    replaces: 'BSZ/2026/000001',
  })
  expect(await verifyReceipt(ctx, 'bsz 2026 1')).toMatchObject({
    status: 'batal',
    replacedBy: 'BSZ/2026/000002',
  })
  expect(JSON.stringify(ctx.logged)).not.toMatch(/Zahra|32012345/)
})

test('a correction of what is not paid, or no longer, issues nothing', async () => {
  const ctx = await payingContext()
  const publicId = await aZakat(ctx)
  const correctTo = (donorName: string) =>
    correctReceipts(ctx, { publicId, by: ctx.newId(), donorName })
  expect(await correctTo('Siti Zahra')).toEqual([])
  await ctx.sandbox.drive(publicId, 'pay')
  await runJobs(ctx)
  const refund = await anApprovedRefund(ctx, publicId)
  expect(await correctTo('Siti Aminah Zahra')).toEqual([])
  await payRefund(ctx, refund)
  expect(await correctTo('Siti Zahra Aminah')).toEqual([])
  expect(await numbersOf(ctx, publicId)).toHaveLength(2)
})

test('a gift that is paid again after its receipt was voided gets another number, never the voided one', async () => {
  const ctx = await payingContext()
  const publicId = await aPaidZakat(ctx)
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  // No rule allows this today: a reversed donation stays reversed.
  await ctx.db.updateTable('donation').set({ status: 'paid' }).execute()
  const donationId = await rowId(ctx, publicId)
  expect(await issueReceipt(ctx, { donationId, kind: 'kuitansi' })).toBe('KW/2026/000002')
  const printed = await receiptToPrint(ctx, { publicId, kind: 'kuitansi' })
  expect(printed?.snapshot.replaces).toBe('KW/2026/000001')
})
