import { expect, test } from 'vitest'
import { decideProposal, withdrawProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { rupiah } from '#platform/money/money.ts'
import { aDraft, campaignTyped } from '#tests/campaigns.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aDonation, aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { getEditedCampaign } from './edited-campaign.server.ts'
import { moveCampaign } from './move-campaign.server.ts'
import {
  campaignProposals as kinds,
  proposePublishing,
  proposePurpose,
  proposeTarget,
} from './proposals.server.ts'
import { getCampaignBySlug, listCampaigns } from '../queries.server.ts'
import { saveCampaign } from './save-campaign.server.ts'

async function twoPeople(open: () => Promise<TestCtx> = testContext) {
  const ctx = await open()
  const [writer, other] = [await aStaff(ctx, 'program'), await aStaff(ctx, 'bendahara', 'Budi')]
  const decide = async ({ id: by, role }: Staff, isApproved = true) => {
    const [waiting] = await listOpenProposals(ctx.db)
    await decideProposal(ctx, { kinds, id: waiting?.id ?? '' }, { by, role, isApproved })
  }
  return { ctx, writer, other, by: { by: writer.id }, decide }
}

test('two people publish a draft, and a visitor gives to it', async () => {
  const { ctx, writer, other, by, decide } = await twoPeople(payingContext)
  const { id } = await aDraft(ctx, writer)
  await proposePublishing(ctx, { id, note: 'Sudah dicek' }, by)
  expect((await getEditedCampaign(ctx.db, id)).status).toBe('review')
  expect(await listOpenProposals(ctx.db)).toMatchObject([
    { kind: 'campaign.publish', documentId: id, title: 'Sumur untuk Desa Oebola', before: null },
  ])
  await expect(decide(writer)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  expect((await listCampaigns(ctx.db, { now: ctx.now() })).items).toEqual([])

  await decide(other)
  const published = await getCampaignBySlug(ctx.db, 'sumur-untuk-desa-oebola')
  expect(published).toMatchObject({ status: 'active', fund: 'IT', incomeAccount: '4210' })
  const { items } = await listCampaigns(ctx.db, { now: ctx.now() })
  expect(items.map(({ slug }) => slug)).toEqual(['sumur-untuk-desa-oebola'])
  await aSettledDonation(ctx, { campaign: { slug: 'sumur-untuk-desa-oebola' } })
})

test('a draft that lacks what visitors need is not proposed', async () => {
  const { ctx, writer, by } = await twoPeople()
  const { id } = await aDraft(ctx, writer, { story: '', presets: '' })
  await expect(proposePublishing(ctx, { id }, by)).rejects.toThrow(
    'Program ini belum lengkap: cerita belum ditulis, pilihan nominal belum diisi.',
  )
  expect((await getEditedCampaign(ctx.db, id)).status).toBe('draft')
})

test('what was proposed is what is published: a later change makes the approval void', async () => {
  const { ctx, writer, other, by, decide } = await twoPeople()
  const { id, categoryId } = await aDraft(ctx, writer)
  await proposePublishing(ctx, { id }, by)
  const edit = async (title: string) => {
    const { version } = await getEditedCampaign(ctx.db, id)
    const form = campaignTyped(categoryId, { version: String(version), title })
    await saveCampaign(ctx, { id, form }, by)
  }
  await expect(edit('Lain')).rejects.toMatchObject({ code: 'campaign/in-review' })
  await moveCampaign(ctx, { id, act: 'returnToDraft' }, by)
  await edit('Lain')
  await expect(decide(other)).rejects.toMatchObject({ status: 409 })
  expect((await getEditedCampaign(ctx.db, id)).status).toBe('draft')
  await expect(proposePublishing(ctx, { id }, by)).rejects.toMatchObject({
    code: 'staff/proposal-open',
  })
  const [waiting] = await listOpenProposals(ctx.db)
  await withdrawProposal(ctx, waiting?.id ?? '', by)
  await proposePublishing(ctx, { id }, by)
  await decide(other)
  expect(await getEditedCampaign(ctx.db, id)).toMatchObject({ status: 'active', title: 'Lain' })
})

test('a rejected campaign waits in review, and may be proposed again or taken back', async () => {
  const { ctx, writer, other, by, decide } = await twoPeople()
  const { id } = await aDraft(ctx, writer)
  await proposePublishing(ctx, { id }, by)
  await decide(other, false)
  await proposePublishing(ctx, { id }, by)
  await decide(other, false)
  await moveCampaign(ctx, { id, act: 'returnToDraft' }, by)
  expect((await getEditedCampaign(ctx.db, id)).status).toBe('draft')
})

test('after the first gift the target changes by two people, and before it by one', async () => {
  const { ctx, other, by, decide } = await twoPeople(payingContext)
  await aSettledDonation(ctx)
  const { id } = await getCampaignBySlug(ctx.db, 'sumur-desa')
  const { categoryId } = await getEditedCampaign(ctx.db, id)
  const form = campaignTyped(categoryId, { version: '1', slug: 'sumur-desa', target: '90.000.000' })
  await expect(saveCampaign(ctx, { id, form }, by)).rejects.toMatchObject({
    code: 'campaign/target-needs-two',
  })
  await expect(proposeTarget(ctx, { id, to: rupiah(10_000_000) }, by)).rejects.toMatchObject({
    code: 'campaign/nothing-changes',
  })
  await proposeTarget(ctx, { id, to: rupiah(90_000_000) }, by)
  await decide(other)
  expect((await getEditedCampaign(ctx.db, id)).target).toBe(90_000_000)
})

test('the fund changes by two people until somebody has begun a donation', async () => {
  const { ctx, other, by, decide } = await twoPeople()
  const { id } = await makeCampaign(ctx)
  await proposePurpose(ctx, { id, to: '4220' }, by)
  await decide(other)
  expect(await getEditedCampaign(ctx.db, id)).toMatchObject({ fund: 'IU', purpose: '4220' })
  await proposePurpose(ctx, { id, to: '4110' }, by)
  await aDonation(ctx)
  await expect(decide(other)).rejects.toMatchObject({ code: 'staff/proposal-moved' })
  expect(await getEditedCampaign(ctx.db, id)).toMatchObject({ fund: 'IU', purpose: '4220' })
})

test('an ended campaign is opened again by two people', async () => {
  const { ctx, writer, other, by, decide } = await twoPeople()
  const { id } = await aDraft(ctx, writer)
  await proposePublishing(ctx, { id }, by)
  await decide(other)
  await moveCampaign(ctx, { id, act: 'end' }, by)
  await expect(moveCampaign(ctx, { id, act: 'resume' }, by)).rejects.toMatchObject({
    code: 'campaign/wrong-state',
  })
  await proposePublishing(ctx, { id }, by)
  expect((await getEditedCampaign(ctx.db, id)).status).toBe('ended')
  await decide(other)
  expect((await getEditedCampaign(ctx.db, id)).status).toBe('active')
})
