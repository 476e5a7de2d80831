import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, assertBooksHold, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import {
  proposeTakenBack,
  findTakenBack,
  receivingFund,
  settleTakenBack,
  takenBackProposal,
} from '#features/refund/taken-back/settle-taken-back.server.ts'

/** Money of the funds IT and A, and of titipan, at our banks, so that they can pay refunds. */
async function money(ctx: TestCtx): Promise<void> {
  const { donationId, charge } = await aCharge(ctx, { amount: 200_000, operational: 20_000 })
  const { donationId: free, charge: freely } = await aCharge(ctx, {
    amount: 200_000,
    campaign: { slug: 'umum', fund: 'IU' },
  })
  for (const id of [donationId, free]) await ctx.sandbox.drive(id, 'pay')
  await runJobs(ctx)
  const none = { fee: rupiah(0), tax: rupiah(0) }
  const lines = [
    { reference: charge.reference, gross: rupiah(220_000), ...none },
    { reference: freely.reference, gross: rupiah(200_000), ...none },
  ]
  await recordSettlement(ctx, { provider: 'sandbox', reference: 'PO', settledAt: ctx.now(), lines })
}

/** A donation with a part for the amil that titipan has paid. */
async function anAccepted(ctx: TestCtx) {
  const { donationId, charge } = await aCharge(ctx, { operational: 2_000 })
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const of = await ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()
  const asked = {
    suspenseKey: of,
    campaignId: null,
    donationId: charge.donation_id,
    note: 'Salah nominal',
  }
  const decision = await proposeSuspense(ctx, { ...asked, by: ctx.newId() })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await runJobs(ctx)
  return { publicId: donationId, id: charge.donation_id }
}

const eventsOf = async (ctx: TestCtx, id: string) => {
  const journals = ctx.db.selectFrom('ledger_journal').select('event').where('source_id', '=', id)
  const rows = await journals.where('source', '=', 'refund').orderBy('event').execute()
  return rows.map(({ event }) => event)
}

test('a refund of accepted titipan that the provider made itself is booked for both parts', async () => {
  const ctx = await payingContext()
  await money(ctx)
  const { publicId, id } = await anAccepted(ctx)
  const refund = await anApprovedRefund(ctx, publicId, await aBank(ctx))
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect(await eventsOf(ctx, id)).toEqual([
    `approved ${refund.id}`,
    `paid ${refund.id}`,
    `paid ${refund.id} operational`,
  ])
  await assertBooksHold(ctx)
})

test.each(['bank', 'gateway'])(
  'what went back by the %s is no new money when the provider tells of its payment again',
  async (way) => {
    const ctx = await payingContext()
    await money(ctx)
    const { donationId, charge } = await aCharge(ctx)
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)
    const from = way === 'bank' ? await aBank(ctx) : undefined
    await payRefund(ctx, await anApprovedRefund(ctx, donationId, from))
    const kept = () => ctx.db.selectFrom('suspense').select('id').execute()
    const before = await kept()
    await settlePayment(ctx, { reference: charge.reference })
    expect(await kept()).toEqual(before)
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded' })
    await assertBooksHold(ctx)
  },
)

test('money that the provider takes back after a refund by bank was refused has gone once, and nobody owes it', async () => {
  const ctx = await payingContext()
  await money(ctx)
  const { publicId, id } = await anAccepted(ctx)
  const asked = { publicId, reason: 'double' as const, note: 'Terbayar dua kali' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId(), from: await aBank(ctx) })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: false })
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect(await eventsOf(ctx, id)).toEqual([])
  expect(await ctx.db.selectFrom('refund_taken_back').selectAll().execute()).toEqual([])
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'reversed' })
  await assertBooksHold(ctx)
})

test('accepted titipan that has gone back twice is claimed in both parts, and the amil bears both', async () => {
  const ctx = await payingContext()
  await money(ctx)
  const { publicId, id } = await anAccepted(ctx)
  const refund = await anApprovedRefund(ctx, publicId, await aBank(ctx))
  await payRefund(ctx, refund)
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect(await eventsOf(ctx, id)).toEqual(
    expect.arrayContaining([`taken back ${refund.id}`, `taken back ${refund.id} operational`]),
  )
  const { claims } = await findTakenBack(ctx.db, refund.id)
  expect(claims.map(({ fund, amount }) => [fund, amount])).toEqual([
    ['IT', 50_000],
    ['A', 1_999],
  ])
  expect(claims.map(({ campaignId }) => campaignId === undefined)).toEqual([false, true])
  expect(claims[1]).not.toHaveProperty('campaignId')
  expect(receivingFund(claims)).toBe('IT')
  await assertBooksHold(ctx)

  const [maker, checker] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  const end = { how: 'borne' as const }
  const told = { at: ctx.now(), note: 'Tidak dapat dihubungi', by: maker.id }
  await proposeTakenBack(ctx, { returnId: refund.id, end, ...told })
  const [open] = await listOpenProposals(ctx.db)
  expect(open?.title).toBe('Rp51.999: Ditanggung dana amil')
  expect(takenBackProposal.describe(open?.terms)).toEqual([
    { label: 'Kembali dua kali', value: 'Rp51.999' },
    { label: 'Diselesaikan dengan', value: 'Ditanggung dana amil' },
    { label: 'Keterangan', value: 'Tidak dapat dihubungi' },
    { label: 'Jurnal saat disetujui', value: expect.stringContaining('6540') },
  ])
  const kinds = { kinds: [takenBackProposal], id: open?.id ?? '' }
  await decideProposal(ctx, kinds, { by: checker.id, role: 'admin', isApproved: true })
  expect((await findTakenBack(ctx.db, refund.id)).row.resolution).toBe('borne')
  expect(await eventsOf(ctx, id)).toEqual(
    expect.arrayContaining([`borne twice ${refund.id}`, `borne twice ${refund.id} operational`]),
  )
  await assertBooksHold(ctx)
  const again = proposeTakenBack(ctx, { returnId: refund.id, end, ...told })
  await expect(again).rejects.toMatchObject({ code: 'books/not-in-this-state' })
})

test('a donation and its titipan that both went back twice are two claims, each with its own sum', async () => {
  const ctx = await payingContext()
  await money(ctx)
  const { donationId: publicId, charge } = await aCharge(ctx, { amount: 30_000 })
  for (const act of ['pay', 'pay'] as const) {
    await ctx.sandbox.drive(publicId, act)
    await runJobs(ctx)
  }
  const of = await ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()
  const from = await aBank(ctx, 'IU')
  const asked = { suspenseKey: of, campaignId: null, note: 'Dobel', from, by: ctx.newId() }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await paySuspenseRefund(ctx, decision)
  const refund = await anApprovedRefund(ctx, publicId, await aBank(ctx))
  await payRefund(ctx, refund)
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  const amount = rupiah(30_000)
  const twice = { debit: '1150', credit: '1130', amount }
  expect((await findTakenBack(ctx.db, decision.id)).claims).toEqual([{ ...twice, fund: 'IU' }])
  const { claims, row } = await findTakenBack(ctx.db, refund.id)
  expect(claims).toEqual([{ ...twice, fund: 'IT', campaignId: expect.any(String) }])
  expect(row).toMatchObject({ return_id: refund.id, amount, resolution: null })
  await expect(findTakenBack(ctx.db, ctx.newId())).rejects.toMatchObject({ status: 404 })
  expect(receivingFund([])).toBe('IU')
  // One of them is settled, and the other waits as before.
  const resolutions = async () =>
    (await Promise.all([decision.id, refund.id].map((id) => findTakenBack(ctx.db, id)))).map(
      (found) => found.row.resolution,
    )
  await settleTakenBack(ctx, { returnId: refund.id, end: { how: 'borne' } })
  expect(await resolutions()).toEqual([null, 'borne'])
  await settleTakenBack(ctx, { returnId: decision.id, end: { how: 'borne' } })
  expect(await resolutions()).toEqual(['borne', 'borne'])
  await assertBooksHold(ctx)
})
