import * as v from 'valibot'
import {
  defineProposal,
  propose,
  type TermLine,
  withdrawProposal,
} from '#features/staff/proposal.server.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { formatDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, rupiah, type Rupiah } from '#platform/money/money.ts'
import { lastDayOf } from '../campaign-input.ts'
import { changePurpose, changeTarget, setDisbursementHold } from './change-promise.server.ts'
import { type EditedCampaign, getEditedCampaign, hasDonations } from './edited-campaign.server.ts'
import { NothingChanges, ProposalOfAnother, PurposeFixed, WrongCampaignState } from '../errors.ts'
import { assertReady, moveCampaign, publishCampaign } from './move-campaign.server.ts'
import { presetLines } from '../presets.ts'
import { isPublic } from '../campaign-states.ts'
import { type CampaignPurpose, purposeCodes, campaignPurposes } from '../purpose.ts'

const address = (id: string) => `/kelola/program/${id}`
const access = { propose: 'campaign.write', approve: 'campaign.approve', address } as const
const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const amount = v.nullable(v.pipe(v.number(), v.transform(rupiah)))
const purpose = v.picklist(purposeCodes)

/** Publishing what the proposer saw: the version stands in the terms, and what it says for the one who decides. */
export const publishProposal = defineProposal({
  ...access,
  kind: 'campaign.publish',
  words: 'Menerbitkan program',
  terms: v.object({ act: v.picklist(['publish', 'reopen']), version: v.number(), lines }),
  describe: (terms) => terms.lines,
  basis: async ({ db }, { documentId }) => {
    const { version, status } = await getEditedCampaign(db, documentId)
    return { version, status }
  },
  apply: (ctx, { documentId: id, terms, decidedBy }) =>
    publishCampaign(ctx, { id, act: terms.act, version: terms.version }, { by: decidedBy }),
})

/** A new target after the first gift. */
export const targetProposal = defineProposal({
  ...access,
  kind: 'campaign.target',
  words: 'Mengubah target program',
  terms: v.object({ from: amount, to: amount }),
  describe: ({ to }) => [{ label: 'Target', value: targetWords(to) }],
  basis: async ({ db }, { documentId }) => {
    const { title, target, status } = await getEditedCampaign(db, documentId)
    return { title, target, status }
  },
  apply: (ctx, { documentId: id, terms, decidedBy }) =>
    changeTarget(ctx, { id, ...terms }, { by: decidedBy }),
})

/** Another purpose, and with it another fund, of a published campaign to which nobody has given yet. */
export const purposeProposal = defineProposal({
  ...access,
  kind: 'campaign.fund',
  words: 'Mengubah jenis dana program',
  terms: v.object({ from: purpose, to: purpose }),
  describe: ({ to }) => [{ label: 'Jenis dana', value: campaignPurposes[to] }],
  basis: async ({ db }, { documentId }) => {
    const { title, purpose: present, status } = await getEditedCampaign(db, documentId)
    return { title, purpose: present, status, hasDonations: await hasDonations(db, documentId) }
  },
  apply: (ctx, { documentId: id, terms, decidedBy }) =>
    changePurpose(ctx, { id, ...terms }, { by: decidedBy }),
})

/** Disbursements that were withheld are allowed again. One person may withhold them, two allow them. */
export const releaseProposal = defineProposal({
  ...access,
  kind: 'campaign.release',
  words: 'Membuka kembali pencairan program',
  terms: v.object({ hold: v.nullable(v.string()) }),
  describe: ({ hold }) => [{ label: 'Pencairan', value: hold ? `Ditahan: ${hold}` : 'Dibuka' }],
  basis: async ({ db }, { documentId }) => {
    const { disbursementHold } = await getEditedCampaign(db, documentId, { isLocked: true })
    // Stored proposals rest on this name.
    return { payoutHold: disbursementHold }
  },
  apply: (ctx, { documentId: id, decidedBy }) =>
    setDisbursementHold(ctx, { id, reason: null }, { by: decidedBy }),
})

export const campaignProposals = [publishProposal, targetProposal, purposeProposal, releaseProposal]

type Hand = { by: string }

/** Proposes to publish a draft, or to open an ended campaign again. Refuses with CampaignIncomplete. */
export async function proposePublishing(
  ctx: Ctx,
  { id, note = '' }: { id: string; note?: string },
  { by }: Hand,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const txCtx = ctx.within(tx)
    const { status } = await getEditedCampaign(tx, id, { isLocked: true })
    if (status === 'draft') await moveCampaign(txCtx, { id, act: 'submit' }, { by })
    else if (status !== 'review' && status !== 'ended') throw new WrongCampaignState()
    const campaign = await getEditedCampaign(tx, id)
    assertReady(campaign, ctx.now())
    const act = status === 'ended' ? 'reopen' : 'publish'
    const terms = { act, version: campaign.version, lines: promiseOf(campaign) }
    await propose(txCtx, publishProposal, {
      documentId: id,
      title: campaign.title,
      terms,
      note,
      by,
    })
  })
}

/**
 * Takes what waits for approval back to a draft, and one's own open proposal with it. Refuses with ProposalOfAnother
 * while another person's is open.
 */
export async function returnToDraft(ctx: Ctx, id: string, { by }: Hand): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const txCtx = ctx.within(tx)
    await moveCampaign(txCtx, { id, act: 'returnToDraft' }, { by })
    const proposals = await listProposalsOf(tx, id)
    const open = proposals.find(
      ({ kind, status }) => kind === publishProposal.kind && status === 'proposed',
    )
    if (!open) return
    if (open.madeBy.id !== by) throw new ProposalOfAnother()
    await withdrawProposal(txCtx, open.id, { by })
  })
}

/** Proposes another target. Refuses with NothingChanges. */
export async function proposeTarget(
  ctx: Ctx,
  { id, to, note = '' }: { id: string; to: Rupiah | null; note?: string },
  { by }: Hand,
): Promise<void> {
  const campaign = await getEditedCampaign(ctx.db, id)
  const { title, target: from } = campaign
  assertPublic(campaign)
  if (from === to) throw new NothingChanges()
  const before = { from, to: from }
  await propose(ctx, targetProposal, {
    documentId: id,
    title,
    terms: { from, to },
    before,
    note,
    by,
  })
}

/** Proposes another purpose. Refuses with PurposeFixed once anybody has begun a donation. */
export async function proposePurpose(
  ctx: Ctx,
  { id, to, note = '' }: { id: string; to: CampaignPurpose; note?: string },
  { by }: Hand,
): Promise<void> {
  const campaign = await getEditedCampaign(ctx.db, id)
  const { title, purpose: from } = campaign
  assertPublic(campaign)
  if (from === to) throw new NothingChanges()
  if (await hasDonations(ctx.db, id)) throw new PurposeFixed()
  const before = { from, to: from }
  await propose(ctx, purposeProposal, {
    documentId: id,
    title,
    terms: { from, to },
    before,
    note,
    by,
  })
}

/** Proposes that disbursements are allowed again. Refuses with NothingChanges when they are. */
export async function proposeRelease(
  ctx: Ctx,
  { id, note = '' }: { id: string; note?: string },
  { by }: Hand,
): Promise<void> {
  const { title, disbursementHold: hold } = await getEditedCampaign(ctx.db, id)
  if (hold === null) throw new NothingChanges()
  await propose(ctx, releaseProposal, {
    documentId: id,
    title,
    terms: { hold: null },
    before: { hold },
    note,
    by,
  })
}

function assertPublic({ status }: EditedCampaign): void {
  if (!isPublic(status)) throw new WrongCampaignState()
}

/** What donors are promised, as lines for the one who decides. */
function promiseOf(campaign: EditedCampaign): TermLine[] {
  const { impactUnit, impactPrice, minimumAmount, presets, endsAt } = campaign
  return [
    { label: 'Judul', value: campaign.title },
    { label: 'Alamat', value: `/campaign/${campaign.slug}` },
    { label: 'Jenis dana', value: campaignPurposes[campaign.purpose] },
    { label: 'Target', value: targetWords(campaign.target) },
    { label: 'Nominal paling kecil', value: formatRupiah(minimumAmount) },
    { label: 'Pilihan nominal', value: presetLines(presets) },
    ...(impactUnit && impactPrice
      ? [{ label: 'Arti nominal', value: `${formatRupiah(impactPrice)} = 1 ${impactUnit}` }]
      : []),
    { label: 'Pelaksana', value: campaign.organizer },
    { label: 'Lokasi', value: campaign.location },
    { label: 'Penerima manfaat', value: campaign.beneficiaries || 'Tidak disebut' },
    { label: 'Hari pertama', value: formatDay(campaign.startsAt) },
    {
      label: 'Hari terakhir',
      value: endsAt ? formatDay(startOfDay(lastDayOf(endsAt))) : 'Tanpa batas waktu',
    },
    { label: 'Ringkasan', value: campaign.summary },
  ]
}

function targetWords(target: number | null): string {
  return target === null ? 'Tanpa target' : formatRupiah(target)
}
