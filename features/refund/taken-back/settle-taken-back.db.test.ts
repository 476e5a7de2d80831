import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { failRefund, payRefund, startRefund } from '../pay/pay-refund.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'
import {
  proposeTakenBack,
  findTakenBack,
  settleTakenBack,
  takenBackProposal,
} from './settle-taken-back.server.ts'

const held = (ctx: TestCtx, code: string, fund: Fund = 'IT') =>
  balanceOf(ctx.db, { account: code, fund })

/** A donation that our bank returned and the provider took back as well; answers the return's id. */
async function returnedTwice(ctx: TestCtx, fields: Parameters<typeof aSettledDonation>[1] = {}) {
  const { donationId } = await aSettledDonation(ctx, fields)
  const from = await aBank(ctx, fields.campaign?.fund ?? 'IT')
  await payRefund(ctx, await anApprovedRefund(ctx, donationId, from))
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  const rows = await ctx.db
    .selectFrom('refund_taken_back')
    .selectAll()
    .orderBy('taken_at', 'desc')
    .orderBy('return_id', 'desc')
    .execute()
  return { returnId: rows[0]?.return_id ?? '', from }
}

test('a donor pays back what they had twice: the claim is gone and the bank has it', async () => {
  const ctx = await payingContext()
  const { returnId, from } = await returnedTwice(ctx)
  expect([await held(ctx, '1150'), await held(ctx, '1122')]).toEqual([100_000, 0])
  const end = { how: 'returned', bankAccountId: from.bankAccountId } as const
  await settleTakenBack(ctx, { returnId, end })
  expect([await held(ctx, '1150'), await held(ctx, '1122')]).toEqual([0, 100_000])
  expect((await findTakenBack(ctx.db, returnId)).row.resolution).toBe('returned')
  await assertBooksHold(ctx)
  const again = settleTakenBack(ctx, { returnId, end })
  await expect(again).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  await assertBooksHold(ctx)
})

test('what nobody pays back is the amil’s cost, and the fund of the campaign is whole', async () => {
  const ctx = await payingContext()
  const { returnId } = await returnedTwice(ctx, { campaign: { slug: 'zakat-maal', fund: 'Z' } })
  await settleTakenBack(ctx, { returnId, end: { how: 'borne' } })
  expect(await held(ctx, '1150', 'Z')).toBe(0)
  expect(await held(ctx, '1190', 'Z')).toBe(100_000)
  expect([await held(ctx, '6540', 'A'), await held(ctx, '2190', 'A')]).toEqual([100_000, 100_000])
  await assertBooksHold(ctx)
})

test('two people agree, with the journal before them; one alone and a foreign bank are refused', async () => {
  const ctx = await payingContext()
  const { returnId, from } = await returnedTwice(ctx)
  const [maker, checker] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  const wish = { returnId, at: ctx.now(), note: 'Mutasi 12', by: maker.id }
  const zakat = await aBank(ctx, 'Z')
  const foreign = { how: 'returned', bankAccountId: zakat.bankAccountId } as const
  await expect(proposeTakenBack(ctx, { ...wish, end: foreign })).rejects.toMatchObject({
    code: 'books/foreign-bank-account',
  })
  const end = { how: 'returned', bankAccountId: from.bankAccountId } as const
  await proposeTakenBack(ctx, { ...wish, end, bank: 'BSI 1000000000' })
  const [open] = await listOpenProposals(ctx.db)
  expect(open?.title).toBe('Rp100.000: Donatur mengembalikan dananya')
  const lines = takenBackProposal.describe(open?.terms)
  expect(lines).toContainEqual({ label: 'Masuk ke rekening', value: 'BSI 1000000000' })
  expect(lines.at(-1)?.value).toContain('debit 1122 Bank infak, kredit 1150')
  const decide = (by: string, role: 'bendahara' | 'admin') =>
    decideProposal(
      ctx,
      { kinds: [takenBackProposal], id: open?.id ?? '' },
      { by, role, isApproved: true },
    )
  await expect(decide(maker.id, 'bendahara')).rejects.toMatchObject({ code: 'staff/same-proposer' })
  expect(await held(ctx, '1150')).toBe(100_000)
  await decide(checker.id, 'admin')
  expect([await held(ctx, '1150'), await held(ctx, '1122')]).toEqual([0, 100_000])
  await assertBooksHold(ctx)
})

test('two people let the amil bear it, and no bank is asked', async () => {
  const ctx = await payingContext()
  const { returnId } = await returnedTwice(ctx)
  const [maker, checker] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  const wish = { returnId, at: ctx.now(), note: 'Tidak terjangkau', by: maker.id }
  await proposeTakenBack(ctx, { ...wish, end: { how: 'borne' } })
  const [open] = await listOpenProposals(ctx.db)
  expect(open?.title).toBe('Rp100.000: Ditanggung dana amil')
  const decision = { by: checker.id, role: 'admin', isApproved: true } as const
  await decideProposal(ctx, { kinds: [takenBackProposal], id: open?.id ?? '' }, decision)
  expect((await findTakenBack(ctx.db, returnId)).row.resolution).toBe('borne')
  expect([await held(ctx, '1150'), await held(ctx, '1122'), await held(ctx, '6540', 'A')]).toEqual([
    0, 0, 100_000,
  ])
  await assertBooksHold(ctx)
})

test('titipan that was returned twice ends the same two ways', async () => {
  for (const how of ['returned', 'borne'] as const) {
    const ctx = await payingContext()
    await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
    const { donationId } = await aCharge(ctx)
    await ctx.sandbox.drive(donationId, 'pay-wrong')
    await runJobs(ctx)
    const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
    const from = await aBank(ctx, 'IU')
    const asked = {
      suspenseKey: of,
      campaignId: null,
      note: 'Salah nominal',
      from,
      by: ctx.newId(),
    }
    const decision = await proposeSuspense(ctx, asked)
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
    await paySuspenseRefund(ctx, decision)
    await ctx.sandbox.drive(donationId, 'reverse')
    await runJobs(ctx)
    const end = how === 'borne' ? { how } : { how, bankAccountId: from.bankAccountId }
    await settleTakenBack(ctx, { returnId: decision.id, end })
    expect([how, await held(ctx, '1150', 'IU')]).toEqual([how, 0])
    await assertBooksHold(ctx)
  }
})

test('the infak operasional comes back to, or is borne by, the amil itself', async () => {
  for (const how of ['returned', 'borne'] as const) {
    const ctx = await payingContext()
    const { donationId, charge } = await aCharge(ctx, { amount: 50_000, operational: 2_000 })
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)
    const costs = { gross: rupiah(52_000), fee: rupiah(0), tax: rupiah(0) }
    const lines = [{ reference: charge.reference, ...costs }]
    const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines }
    await recordSettlement(ctx, payout)
    const from = await aBank(ctx)
    const refund = await anApprovedRefund(ctx, donationId, from)
    await payRefund(ctx, refund)
    await ctx.sandbox.drive(donationId, 'reverse')
    await runJobs(ctx)
    const end = how === 'borne' ? { how } : { how, bankAccountId: from.bankAccountId }
    await settleTakenBack(ctx, { returnId: refund.id, end })
    expect([await held(ctx, '1150'), await held(ctx, '1150', 'A')]).toEqual([0, 0])
    expect(await held(ctx, '6540', 'A')).toBe(how === 'borne' ? 52_000 : 0)
    expect(await held(ctx, '1124', 'A')).toBe(how === 'borne' ? 0 : 2_000)
    await assertBooksHold(ctx)
  }
})

test('a transfer that bounced meanwhile ends it, and an older proposal finds nothing to settle', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await startRefund(ctx, refund)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  await failRefund(ctx, refund, { failure: 'Rekening tutup' })
  await expect(
    settleTakenBack(ctx, { returnId: refund.id, end: { how: 'borne' } }),
  ).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  await assertBooksHold(ctx)
})

test('two ends at once: one is booked', async () => {
  const ctx = await payingContext()
  const { returnId, from } = await returnedTwice(ctx)
  const ends = [
    { how: 'borne' as const },
    { how: 'returned' as const, bankAccountId: from.bankAccountId },
  ]
  const tries = await Promise.allSettled(ends.map((end) => settleTakenBack(ctx, { returnId, end })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await held(ctx, '1150')).toBe(0)
  await assertBooksHold(ctx)
})
