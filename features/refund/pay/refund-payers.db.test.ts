import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank, anApprovedRefund, banksOf } from '#tests/money/refunds.ts'
import { failRefund, payRefund, startRefund } from './pay-refund.server.ts'
import type { Suspense } from '#features/suspense/queries.server.ts'
import { decideRefund, draftRefund } from '../refund-decision.server.ts'
import { findRefund } from '../refund-rows.server.ts'
import { isSentByGateway } from './refund-payer.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'
import { sendRefund } from './send-refund.server.ts'
import { settleTakenBack } from '../taken-back/settle-taken-back.server.ts'

const free = { campaign: { slug: 'umum', fund: 'IU' } } as const

/** Titipan of a wrong sum, newest first. */
async function aSuspense(ctx: TestCtx): Promise<Suspense> {
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  return ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()
}

/** Two people agree that titipan goes back from this bank account. */
async function agreed(ctx: TestCtx, of: Suspense, from: Awaited<ReturnType<typeof aBank>>) {
  const asked = { suspenseKey: of, campaignId: null, note: 'Salah nominal', from, by: ctx.newId() }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  return decision
}

test('of two accounts of a fund the named one has paid, a refund as well as titipan', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const [, second] = [await aBank(ctx), await aBank(ctx)]
  await payRefund(ctx, await anApprovedRefund(ctx, donationId, second))
  expect(await banksOf(ctx, 'paid %')).toEqual([second.bankAccountId])

  await aSettledDonation(ctx, free)
  const of = await aSuspense(ctx)
  const [, other] = [await aBank(ctx, 'IU'), await aBank(ctx, 'IU')]
  await paySuspenseRefund(ctx, await agreed(ctx, of, other))
  expect(await banksOf(ctx, 'refund paid %')).toEqual([other.bankAccountId])
})

test('a bank that holds less than titipan pays none of it back', async () => {
  const ctx = await payingContext()
  const decision = await agreed(ctx, await aSuspense(ctx), await aBank(ctx, 'IU'))
  const missing = { code: 'books/money-missing' }
  await expect(paySuspenseRefund(ctx, decision)).rejects.toMatchObject(missing)
  await aSettledDonation(ctx, free)
  await paySuspenseRefund(ctx, decision)
  await assertBooksHold(ctx)
})

test('where the amil’s bank lacks its part, if only a rupiah, none of the refund is sent', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx)
  const { donationId } = await aCharge(ctx, { operational: 1 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  for (const act of [startRefund, payRefund])
    await expect(act(ctx, refund)).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_pending' })
})

test('what our bank sends, or shall send, is not asked of the provider', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await expect(sendRefund(ctx, refund)).rejects.toMatchObject({
    code: 'payment/refund-not-sendable',
  })
  await startRefund(ctx, refund)
  await expect(sendRefund(ctx, refund)).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  expect(await ctx.db.selectFrom('sandbox_refund').selectAll().execute()).toEqual([])
})

test('a refund that came back is sent by our bank once more', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await startRefund(ctx, refund, { bankReference: 'TRX-1' })
  await failRefund(ctx, refund, { failure: 'Nomor rekening salah' })
  await startRefund(ctx, refund, { bankReference: 'TRX-2' })
  expect(await findRefund(ctx.db, refund)).toMatchObject({
    status: 'sent',
    bank_reference: 'TRX-2',
    failure: null,
  })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_sent' })
})

test('a provider that makes no refunds at all sends nothing back, whatever its methods', async () => {
  const ctx = await payingContext()
  const { donationId: publicId } = await aSettledDonation(ctx)
  const { id } = await ctx.db.selectFrom('donation').select('id').executeTakeFirstOrThrow()
  const { refund: _, ...without } = ctx.gateway
  expect(await isSentByGateway(ctx, ctx.db, id)).toBe(true)
  expect(await isSentByGateway({ gateway: without }, ctx.db, id)).toBe(false)
  await expect(anApprovedRefund({ ...ctx, gateway: without }, publicId)).rejects.toMatchObject({
    code: 'payment/payer-missing',
  })
})

test('a refund that is approved after one that was rejected leaves the rejected one as it was', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const asked = { publicId: donationId, reason: 'double' as const, note: 'Dobel', by: ctx.newId() }
  const first = await draftRefund(ctx, asked)
  await decideRefund(ctx, first, { by: ctx.newId(), isApproved: false })
  const second = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await payRefund(ctx, second)
  expect(await findRefund(ctx.db, first)).toMatchObject({ status: 'rejected', paid_at: null })
  expect(await findRefund(ctx.db, second)).toMatchObject({ status: 'paid', paid_at: ctx.now() })
})

test('titipan of nobody goes back without a letter, that of a donor with one', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { ...free, amount: 200_000 })
  const kept = await aSuspense(ctx)
  const from = await aBank(ctx, 'IU')
  const orphan = { ...kept, id: ctx.newId(), donation_id: ctx.newId(), charge_id: null }
  await ctx.db.insertInto('suspense').values(orphan).execute()
  await runJobs(ctx)
  ctx.mails.length = 0
  await paySuspenseRefund(ctx, await agreed(ctx, orphan, from))
  const waiting = ctx.db.selectFrom('job').select('name').where('done_at', 'is', null)
  expect((await waiting.execute()).map(({ name }) => name)).not.toContain('payment.tell-donor')
  await runJobs(ctx)
  expect(ctx.mails).toEqual([])

  const decision = await agreed(ctx, kept, from)
  const before = ctx.wakes()
  await paySuspenseRefund(ctx, decision)
  expect(ctx.wakes()).toBe(before + 1)
  await runJobs(ctx)
  expect(ctx.mails).toMatchObject([{ text: expect.stringContaining('Rp49.999') }])
})

test('what was returned twice is settled alone, and into no account of another fund', async () => {
  const ctx = await payingContext()
  const returned: string[] = []
  const from = await aBank(ctx)
  for (let count = 0; count < 2; count += 1) {
    const { donationId } = await aSettledDonation(ctx)
    const refund = await anApprovedRefund(ctx, donationId, from)
    await payRefund(ctx, refund)
    await ctx.sandbox.drive(donationId, 'reverse')
    await runJobs(ctx)
    returned.push(refund.id)
  }
  const [, returnId = ''] = returned
  const zakat = await aBank(ctx, 'Z')
  const foreign = { how: 'returned' as const, bankAccountId: zakat.bankAccountId }
  await expect(settleTakenBack(ctx, { returnId, end: foreign })).rejects.toMatchObject({
    code: 'books/foreign-bank-account',
  })
  await settleTakenBack(ctx, { returnId, end: { ...foreign, bankAccountId: from.bankAccountId } })
  const rows = ctx.db.selectFrom('refund_taken_back').select(['return_id', 'resolution'])
  const ends = (await rows.execute()).map((row) => [row.return_id, row.resolution])
  expect(Object.fromEntries(ends)).toEqual({ [returned[0] ?? '']: null, [returnId]: 'returned' })
  await assertBooksHold(ctx)
})
