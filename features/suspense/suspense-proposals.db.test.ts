import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { decideProposal, propose } from '#features/staff/proposal.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import {
  allocateSuspenseProposal,
  proposeSuspenseUse,
  suspenseProposals,
} from './suspense-proposals.server.ts'

/** Rp49.999 that came for another amount, a campaign, and two people. */
async function bench() {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const { id: suspenseId } = await ctx.db
    .selectFrom('suspense')
    .select('id')
    .where('donation_id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const { id: other } = await aStaff(ctx, 'admin')
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'sumur-lain' })
  const give = { suspenseId, campaignId }
  return { ctx, suspenseId, give, asked: { by, note: 'Pengirim setuju' }, other }
}

type Answer = { by: string; isApproved: boolean }

const decide = (ctx: TestCtx, id: string, answer: Answer) =>
  decideProposal(ctx, { kinds: suspenseProposals, id }, { ...answer, role: 'admin' })

const keptOf = (ctx: TestCtx, id: string) =>
  ctx.db.selectFrom('suspense').select('status').where('id', '=', id).executeTakeFirstOrThrow()

test('while one use of titipan is proposed no other is, whatever an older page offers', async () => {
  const { ctx, suspenseId, give, asked, other } = await bench()
  const first = await proposeSuspenseUse(ctx, { suspenseId }, asked)
  await expect(proposeSuspenseUse(ctx, give, asked)).rejects.toMatchObject({
    code: 'staff/proposal-open',
  })
  await decide(ctx, first, { by: other, isApproved: false })
  await proposeSuspenseUse(ctx, give, asked)
  expect(await listOpenProposals(ctx.db)).toHaveLength(1)
})

test('of two uses that were proposed at one moment only one is carried out, and the other stays open', async () => {
  const { ctx, suspenseId, give, asked, other } = await bench()
  const earlier = await proposeSuspenseUse(ctx, give, asked)
  const { terms } = (await listOpenProposals(ctx.db))[0] ?? {}
  await decide(ctx, earlier, { by: other, isApproved: false })
  const first = await proposeSuspenseUse(ctx, { suspenseId }, asked)
  const twin = {
    documentId: suspenseId,
    title: 'Titipan',
    terms: terms as Record<string, unknown>,
    by: asked.by,
  }
  const late = await propose(ctx, allocateSuspenseProposal, twin)

  await decide(ctx, first, { by: other, isApproved: true })
  const { status } = await keptOf(ctx, suspenseId)
  const again = decide(ctx, late, { by: other, isApproved: true })
  await expect(again).rejects.toMatchObject({ status: 409 })
  await runJobs(ctx)
  expect(await keptOf(ctx, suspenseId)).toEqual({ status })
  expect((await listOpenProposals(ctx.db)).map(({ id }) => id)).toEqual([late])
  const asks = Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
  expect(asks).toEqual([])
})
