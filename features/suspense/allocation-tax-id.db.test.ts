import { expect, test } from 'vitest'
import { taxIdLabel } from '#features/donation/donation.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'

const NIK = '3174012005670001'

/** Zakat that was paid twice, by a donor with or without a tax id; answers what is to become of the second payment. */
async function paidTwice(ctx: TestCtx, taxId: string | undefined, wantsTaxReceipt = true) {
  const campaign = { slug: 'zakat-maal', fund: 'Z' } as const
  const tax = { wantsTaxReceipt, ...(taxId && { taxId }) }
  const { donationId } = await aCharge(ctx, { campaign, ...tax })
  const { id: campaignId } = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .where('slug', '=', campaign.slug)
    .executeTakeFirstOrThrow()
  for (const act of ['pay', 'pay'] as const) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
  }
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  return { suspenseKey: of, campaignId, note: 'Zakat kedua', by: ctx.newId() }
}

/** The donation that the second payment becomes. */
async function becomes(ctx: TestCtx, asked: Awaited<ReturnType<typeof paidTwice>>) {
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  return ctx.db
    .selectFrom('donation')
    .select(['id', 'tax_id', 'wants_tax_receipt', 'status'])
    .where('id', '=', asked.suspenseKey.id)
    .executeTakeFirstOrThrow()
}

const sealedLogs = ({ logged }: TestCtx) =>
  logged.filter(({ event }) => event === 'receipt.tax-id-sealed')

test('zakat that titipan becomes has the tax id of its donor, sealed for itself', async () => {
  const ctx = await payingContext()
  const { id, tax_id, ...rest } = await becomes(ctx, await paidTwice(ctx, NIK))
  expect(rest).toEqual({ wants_tax_receipt: true, status: 'paid' })
  expect(unseal(ctx.config, taxIdLabel(id), tax_id as string)).toBe(NIK)
  expect(sealedLogs(ctx)).toEqual([])
})

test('where a donor gave none there is none, and nobody is told', async () => {
  const ctx = await payingContext()
  const made = await becomes(ctx, await paidTwice(ctx, undefined))
  expect(made).toMatchObject({ tax_id: null, status: 'paid' })
  expect(sealedLogs(ctx)).toEqual([])
})

test('zakat of a donor who wants no Bukti Setor Zakat is none that wants one, also when titipan becomes it', async () => {
  const ctx = await payingContext()
  const made = await becomes(ctx, await paidTwice(ctx, undefined, false))
  expect(made).toMatchObject({ wants_tax_receipt: false, status: 'paid' })
})

test('a tax id of another secret is left out, and staff is told of its donation', async () => {
  const ctx = await payingContext()
  const asked = await paidTwice(ctx, NIK)
  const { donation_id: donationId } = asked.suspenseKey
  const first = ctx.db.selectFrom('donation').select('tax_id').where('id', '=', donationId)
  const { tax_id } = await first.executeTakeFirstOrThrow()
  await ctx.db
    .updateTable('donation')
    .set({ tax_id: `${tax_id?.slice(0, -6)}AAAAAA` })
    .where('id', '=', donationId)
    .execute()
  expect(await becomes(ctx, asked)).toMatchObject({ tax_id: null, status: 'paid' })
  expect(sealedLogs(ctx)).toContainEqual(expect.objectContaining({ level: 'error', donationId }))
})

test('what becomes of titipan has the donor of its own donation, and no Bukti Setor Zakat where it is none', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'umum', fund: 'IU' } as const
  await aCharge(ctx, { campaign, donorName: 'Orang Lain' })
  const asked = await paidTwice(ctx, NIK)
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'infak', fund: 'IT' })
  const { id, ...made } = await becomes(ctx, { ...asked, campaignId })
  expect(made).toEqual({ wants_tax_receipt: false, tax_id: null, status: 'paid' })
  const donors = await ctx.db
    .selectFrom('donation')
    .select('donor_name')
    .where('id', 'in', [id, asked.suspenseKey.donation_id])
    .execute()
  expect(donors[0]).toEqual(donors[1])
})
