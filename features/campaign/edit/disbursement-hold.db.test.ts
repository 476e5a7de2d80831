import { expect, test } from 'vitest'
import { draftDisbursement } from '#features/disbursement/disburse.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { setDisbursementHold } from './change-promise.server.ts'
import { getEditedCampaign } from './edited-campaign.server.ts'
import { campaignProposals as kinds, proposeRelease } from './proposals.server.ts'

test('nothing is paid out of a campaign whose disbursements are withheld, until two people allow it', async () => {
  const ctx = await payingContext()
  const [writer, other] = [await aStaff(ctx, 'program'), await aStaff(ctx, 'bendahara')]
  const by = { by: writer.id }
  const { campaignId: id } = await aSettledDonation(ctx, { amount: 1_000_000 })
  await setDisbursementHold(ctx, { id, reason: 'Laporan mitra belum masuk.' }, by)
  const disbursement = {
    campaignId: id,
    fund: 'IT' as const,
    account: '5210',
    amount: rupiah(10_000),
    description: 'Pipa',
    beneficiaries: 1,
  }
  const pay = () => draftDisbursement(ctx, disbursement, by)
  await expect(pay()).rejects.toThrow(
    'Pencairan program ini sedang ditahan: Laporan mitra belum masuk.',
  )
  await proposeRelease(ctx, { id }, by)
  await expect(pay()).rejects.toMatchObject({ code: 'books/disbursement-held' })
  const [waiting] = await listOpenProposals(ctx.db)
  await decideProposal(
    ctx,
    { kinds, id: waiting?.id ?? '' },
    { by: other.id, role: other.role, isApproved: true },
  )
  expect(await pay()).toMatch(/^[0-9a-f-]{36}$/)
})

test('a proposal to allow disbursements does not lift a hold that came after it with another reason', async () => {
  const ctx = await payingContext()
  const [writer, other] = [await aStaff(ctx, 'program'), await aStaff(ctx, 'bendahara')]
  const by = { by: writer.id }
  const { campaignId: id } = await aSettledDonation(ctx, { amount: 1_000_000 })
  await setDisbursementHold(ctx, { id, reason: 'Laporan mitra belum masuk.' }, by)
  await proposeRelease(ctx, { id }, by)
  await setDisbursementHold(ctx, { id, reason: 'Rekening mitra diselidiki.' }, by)
  const [waiting] = await listOpenProposals(ctx.db)
  const decide = (isApproved: boolean) =>
    decideProposal(
      ctx,
      { kinds, id: waiting?.id ?? '' },
      { by: other.id, role: other.role, isApproved },
    )
  await expect(decide(true)).rejects.toMatchObject({ code: 'staff/proposal-moved' })
  await decide(false)
  const { disbursementHold } = await getEditedCampaign(ctx.db, id)
  expect(disbursementHold).toBe('Rekening mitra diselidiki.')
})
