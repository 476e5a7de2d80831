import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { aCharge, aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { availableByCampaign, availableOf, heldWords } from './availability.server.ts'
import { payDisbursement } from './disburse.server.ts'
import { addPaper, MOST_PAPERS, openPaper, listPapers } from './disbursement-papers.server.ts'
import { proposeDisbursement, disbursementProposal } from './proposals.server.ts'
import { findDisbursement } from './disbursement-list.server.ts'

const use = { fund: 'IT' as const, account: '5210', description: 'Pompa air', beneficiaries: 40 }

test('what may be passed on is told per campaign, and where the rest lies until which day', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx, { amount: 200_000 })
  const other = { slug: 'sekolah', title: 'Sekolah terapung' }
  const { donationId, charge } = await aCharge(ctx, { amount: 300_000, campaign: other })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const { campaign_id: second } = await ctx.db
    .selectFrom('donation')
    .select('campaign_id')
    .where('id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()

  const first = await availableOf(ctx, ctx.db, { fund: 'IT', campaignId })
  expect(first).toMatchObject({ available: 200_000, free: 200_000, atProvider: 0 })
  expect(heldWords(ctx, first)).toBe('')
  const waiting = await availableOf(ctx, ctx.db, { fund: 'IT', campaignId: second })
  // The disbursements so far came on the day of the payment.
  expect(waiting).toMatchObject({ free: 300_000, atProvider: 300_000 })
  expect(waiting.expectedOn).toBe(dayOf(ctx.now()))
  expect(heldWords(ctx, waiting)).toMatch(
    /^Rp300\.000 masih di Penyedia contoh, diperkirakan masuk/,
  )
  const rows = await availableByCampaign(ctx, ctx.db, ['IT'])
  expect(rows.map(({ title, free }) => [title, free])).toEqual([
    ['Sekolah terapung', 300_000],
    ['Sumur untuk desa', 200_000],
  ])
})

test('before a first disbursement the day is two days away, and a refusal says where the money is', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { amount: 300_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const { campaign_id: campaignId } = await ctx.db
    .selectFrom('donation')
    .select('campaign_id')
    .where('id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()
  const { expectedOn } = await availableOf(ctx, ctx.db, { fund: 'IT', campaignId })
  expect(expectedOn).toBe(addDays(dayOf(ctx.now()), 2))
  const { id: by } = await aStaff(ctx, 'bendahara')
  const asked = proposeDisbursement(
    ctx,
    { ...use, campaignId, amount: rupiah(100_000) },
    { by, campaign: 'Sumur' },
  )
  await expect(asked).rejects.toThrow(
    /^Dana yang tersedia hanya Rp0\. Rp300\.000 masih di Penyedia contoh, diperkirakan masuk rekening/,
  )
})

test('papers are added before the decision alone, whoever approves is shown them, and who paid is named', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const { id: by } = await aStaff(ctx, 'bendahara')
  const { id: other } = await aStaff(ctx, 'admin', 'Budi Santoso')
  const amount = rupiah(40_000)
  const disbursementId = await proposeDisbursement(
    ctx,
    { ...use, campaignId, amount },
    { by, campaign: 'Sumur' },
  )
  const proof = (words: string) => ({ type: 'application/pdf' as const, bytes: Buffer.from(words) })
  const paper = (name: string) => ({ disbursementId, name, proof: proof(name) })
  const first = await addPaper(ctx, paper('Proposal'), { by })
  await addPaper(ctx, paper('Tagihan pompa'), { by })
  const opened = await openPaper(ctx, { disbursementId, id: first })
  expect(opened.bytes.toString()).toBe('Proposal')
  const elsewhere = openPaper(ctx, { disbursementId: ctx.newId(), id: first })
  await expect(elsewhere).rejects.toMatchObject({ status: 404 })

  const [open] = await listOpenProposals(ctx.db)
  const about = { documentId: disbursementId, terms: { lines: [] } }
  expect(await disbursementProposal.since?.(ctx, about)).toEqual([
    { label: 'Berkas', value: 'Proposal, Tagihan pompa' },
    { label: 'Dana sekarang', value: 'Cukup' },
  ])
  for (let more = 2; more < MOST_PAPERS; more += 1)
    await addPaper(ctx, paper(`Surat ${more}`), { by })
  await expect(addPaper(ctx, paper('Satu lagi'), { by })).rejects.toMatchObject({ status: 422 })

  const decision = { by: other, role: 'admin' as const, isApproved: true }
  await decideProposal(ctx, { kinds: [disbursementProposal], id: open?.id ?? '' }, decision)
  await expect(addPaper(ctx, paper('Terlambat'), { by })).rejects.toMatchObject({ status: 409 })
  expect(await listPapers(ctx.db, disbursementId)).toHaveLength(MOST_PAPERS)
  await payDisbursement(ctx, disbursementId, { proof: 'TRF-1', by: other })
  expect((await findDisbursement(ctx.db, disbursementId))?.payer).toBe('Budi Santoso')
})
