import { balanceOf } from '#features/ledger/queries.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { type ChargeChoice, openCharge } from '#features/checkout/open-charge.server.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import type { Suspense } from '#features/suspense/queries.server.ts'
import { settlePaymentJob } from '#features/payment/settle-payment.server.ts'
import type { SettlementHint } from '#features/payment/settle-together.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import type { Batch, Job } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { allJobs } from '#server/jobs/jobs.ts'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { type TestContextOptions, type TestCtx, testContext } from '../context.ts'
import { type CampaignFields, makeCampaign } from '../makers.ts'

export { assertBooksHold } from './books-hold.ts'

/** A context whose sandbox delivers webhooks to the app directly, without a socket. */
export async function payingContext(options: TestContextOptions = {}): Promise<TestCtx> {
  const ctx: TestCtx = await testContext({
    deliver: async (webhook) => {
      const request = { method: 'POST', body: webhook.body, headers: webhook.headers }
      ctx.webhooks.push(webhook)
      return (await createWebhooks(ctx).request('/webhooks/sandbox', request)).status
    },
    ...options,
  })
  return ctx
}

export type DonationFields = {
  amount?: number
  operational?: number
  method?: ChargeChoice['method']
  channel?: string
  campaign?: CampaignFields
  donorName?: string
  donorPhone?: string
  donorEmail?: string
  isAnonymous?: boolean
  taxId?: string
  wantsTaxReceipt?: boolean
}

/** A donation waiting for payment; answers its public id. */
export async function aDonation(ctx: TestCtx, fields: DonationFields = {}): Promise<string> {
  const { taxId, wantsTaxReceipt } = fields
  const { slug = 'sumur-desa' } = fields.campaign ?? {}
  const known = await ctx.db.selectFrom('campaign').where('slug', '=', slug).select('id').execute()
  if (known.length === 0) await makeCampaign(ctx, fields.campaign)
  const { donationId } = await startDonation(ctx, {
    campaignSlug: slug,
    amount: rupiah(fields.amount ?? 50_000),
    operational: rupiah(fields.operational ?? 0),
    donorName: fields.donorName ?? 'Siti Aminah',
    donorEmail: fields.donorEmail ?? 'siti@contoh.id',
    donorPhone: fields.donorPhone,
    isAnonymous: fields.isAnonymous ?? false,
    showsPrayer: false,
    wantsNews: false,
    ...(taxId && { taxId }),
    ...(wantsTaxReceipt && { wantsTaxReceipt }),
  })
  return donationId
}

/** The same with a code to pay. */
export async function aCharge(
  ctx: TestCtx,
  fields: DonationFields = {},
): Promise<{ donationId: string; charge: Charge }> {
  const donationId = await aDonation(ctx, fields)
  const { method = 'va', channel = 'bca' } = fields
  return { donationId, charge: await openCharge(ctx, { donationId, method, channel }) }
}

/** Rp75.000 at the provider under a reference that is none of ours, kept as money of nobody. */
export async function anOrphan(ctx: TestCtx): Promise<{ reference: string; kept: Suspense }> {
  const reference = `${ctx.newPublicId()}-1`
  const expiresAt = new Date(ctx.now().getTime() + 3_600_000)
  const order = { reference, method: 'va', channel: 'bca', description: 'Uji' } as const
  await ctx.gateway.create({ ...order, amount: rupiah(75_000), expiresAt })
  await ctx.sandbox.drive(reference, 'pay')
  await runJobs(ctx)
  const kept = await ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { reference, kept }
}

const byName = new Map(allJobs.map((job) => [job.name, job]))

/** All jobs, with payments settled together by this in place of the product's own way; never together without it. */
export function settling(run?: Batch<SettlementHint>['run']): Map<string, Job> {
  const { batch: _, ...alone } = settlePaymentJob
  const job = run ? { ...alone, batch: { most: 8, run: run as Batch<unknown>['run'] } } : alone
  return new Map([...byName, [job.name, job]])
}

/** Runs due jobs until none is left; failed jobs wait for their next attempt. */
export async function runJobs(ctx: TestCtx, jobs = byName, atOnce = 1): Promise<void> {
  while ((await runDueJobs(ctx, jobs, atOnce)) > 0);
}

/** A donation, Rp100.000 unless said, that is paid and settled without a fee. */
export async function aSettledDonation(
  ctx: TestCtx,
  fields: DonationFields = {},
): Promise<{ donationId: string; campaignId: string }> {
  const { amount = 100_000 } = fields
  const { donationId, charge } = await aCharge(ctx, { ...fields, amount })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const line = { gross: rupiah(amount), fee: rupiah(0), tax: rupiah(0) }
  const lines = [{ reference: charge.reference, ...line }]
  const payout = { provider: 'sandbox', reference: ctx.newId(), settledAt: ctx.now(), lines }
  await recordSettlement(ctx, payout)
  const { campaign_id: campaignId } = await ctx.db
    .selectFrom('donation')
    .select('campaign_id')
    .where('public_id', '=', donationId)
    .executeTakeFirstOrThrow()
  return { donationId, campaignId }
}

/** The state of the money: what the gateway owes us, what campaigns received, what is in suspense. */
export async function booksOf(ctx: TestCtx) {
  const { db } = ctx
  const received = await balanceOf(db, { account: '1130' })
  const given = await balanceOf(db, { account: '4210', fund: 'IT' })
  const returned = await balanceOf(db, { account: '4990' })
  const kept = await balanceOf(db, { account: '2130', fund: 'IU' })
  return { received, given: given - Math.abs(returned), kept }
}

/** The donation's status, its newest charge's, and the events of its journals. */
export async function stateOf(ctx: TestCtx, publicId: string) {
  const donation = await ctx.db
    .selectFrom('donation')
    .where('public_id', '=', publicId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const charges = await ctx.db
    .selectFrom('charge')
    .where('donation_id', '=', donation.id)
    .orderBy('attempt')
    .selectAll()
    .execute()
  const journals = await ctx.db
    .selectFrom('ledger_journal')
    .where('source_id', '=', donation.id)
    .orderBy('recorded_at')
    .orderBy('id')
    .select('event')
    .execute()
  return {
    donation: donation.status,
    isLate: donation.is_late,
    charges: charges.map(({ status }) => status).join(' '),
    journals: journals.map(({ event }) => event.replace(/ sbx_\w+/, '')).join(', '),
  }
}

/** The charge whose Rp50.000 pay a donation, as a row without its journals. */
export async function makePaidCharge(ctx: TestCtx, donationId: string): Promise<void> {
  const now = ctx.now()
  const times = { expires_at: now, created_at: now, updated_at: now, paid_at: now }
  const names = { reference: `${donationId}-1`, provider: 'sandbox', provider_id: donationId }
  const way = { method: 'va' as const, channel: 'bca', instruction: null, failure: null }
  await ctx.db
    .insertInto('charge')
    .values({
      id: ctx.newId(),
      donation_id: donationId,
      attempt: 1,
      amount: rupiah(50_000),
      ...names,
      ...way,
      ...times,
      status: 'paid' as const,
    })
    .execute()
}
