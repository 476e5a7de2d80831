import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals, listProposalsOf } from '#features/staff/queries.server.ts'
import {
  anOrphan,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { refundsOf } from './refund-list.server.ts'
import { proposeRefund, refundProposal } from './refund-proposals.server.ts'
import { proposeSuspenseUse } from '#features/suspense/suspense-proposals.server.ts'

const bank = { bank: 'BCA', number: '1234567890', holder: 'Siti Aminah' }

test('a refund that was proposed ends by itself when the provider takes the gift back, and no other does', async () => {
  const ctx = await payingContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const from = await aBank(ctx)
  const asked = { reason: 'double' as const, note: 'Terbayar dua kali', by, from }
  const documents: string[] = []
  for (const _ of [1, 2]) {
    const { donationId: publicId } = await aSettledDonation(ctx)
    documents.push(await proposeRefund(ctx, { ...asked, publicId }, { payer: 'BSI', bank }))
    if (documents.length === 1) await ctx.sandbox.drive(publicId, 'reverse')
  }
  await runJobs(ctx)
  const [gone = '', stays = ''] = documents
  expect((await refundsOf(ctx.db, gone)).map(({ status }) => status)).toEqual(['rejected'])
  expect(await listProposalsOf(ctx.db, gone)).toMatchObject([
    { status: 'withdrawn', decisionNote: expect.stringContaining('penyedia sudah menarik') },
  ])
  expect((await listOpenProposals(ctx.db)).map(({ documentId }) => documentId)).toEqual([stays])
  const typed = await ctx.db.selectFrom('donor_bank').select('donation_id').execute()
  expect(typed).toEqual([{ donation_id: stays }])

  const [left] = await listOpenProposals(ctx.db)
  const { id: other } = await aStaff(ctx, 'admin')
  const of = { kinds: [refundProposal], id: left?.id ?? '' }
  await decideProposal(ctx, of, { by: other, role: 'admin', isApproved: true })
  await assertBooksHold(ctx)
})

test('what was proposed of titipan ends as well when the provider takes it back', async () => {
  const ctx = await payingContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const from = await aBank(ctx, 'IU')
  const kept = [await anOrphan(ctx), await anOrphan(ctx)]
  for (const { kept: of } of kept) {
    const use = { suspenseId: of.id, bankAccountId: from.bankAccountId }
    await proposeSuspenseUse(ctx, use, { by, note: 'Salah kirim', bank })
  }
  await ctx.sandbox.drive(kept[0]?.reference ?? '', 'reverse')
  await runJobs(ctx)
  const open = await listOpenProposals(ctx.db)
  expect(open.map(({ documentId }) => documentId)).toEqual([kept[1]?.kept.id])
  await assertBooksHold(ctx)
})

test('a gift that is reversed without a proposal ends none', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect((await stateOf(ctx, donationId)).donation).toBe('reversed')
})
