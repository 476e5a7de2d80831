import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import type { PermitTerms } from './collection-permit.ts'
import { PermitUnchanged, PermitUnknown } from './errors.ts'
import { assertPermit, listPermitVersions } from './permits.server.ts'

const terms = v.object({
  campaignId: v.string(),
  campaign: v.string(),
  number: v.string(),
  issuer: v.string(),
  region: v.string(),
  from: v.string(),
  through: v.string(),
  isDisaster: v.boolean(),
  isWithdrawn: v.boolean(),
})

type Terms = v.InferOutput<typeof terms>

const dayWords = (day: string) => formatDate(startOfDay(day))

/** A permit that was written down wrong, or that its giver took back: a further version, and the others stay. */
export const permitProposal = defineProposal({
  propose: 'books.write',
  approve: 'books.approve',
  kind: 'collection-permit.version',
  words: 'Mengubah izin PUB',
  terms,
  describe: ({ campaign, number, issuer, region, from, through, ...flags }) => [
    { label: 'Program', value: campaign },
    { label: 'Nomor izin', value: number },
    { label: 'Penerbit', value: issuer },
    { label: 'Wilayah', value: region },
    { label: 'Berlaku', value: `${dayWords(from)} – ${dayWords(through)}` },
    { label: 'Untuk bencana', value: flags.isDisaster ? 'Ya' : 'Tidak' },
    { label: 'Keadaan', value: flags.isWithdrawn ? 'Ditarik' : 'Berlaku' },
  ],
  address: (id) => `/kelola/izin-pub/${id}`,
  basis: async ({ db }, { documentId }) => ({ versions: await listPermitVersions(db, documentId) }),
  apply: async (ctx, { documentId: id, terms: agreed, ...decided }) => {
    const version = ((await listPermitVersions(ctx.db, id))[0]?.version ?? 0) + 1
    await assertPermit(ctx.db, agreed, id)
    const { campaignId, number, issuer, region, from, through, isDisaster, isWithdrawn } = agreed
    const proposal = await ctx.db
      .selectFrom('proposal')
      .select('note')
      .where('id', '=', decided.id)
      .executeTakeFirstOrThrow()
    await ctx.db
      .insertInto('collection_permit_version')
      .values({
        permit_id: id,
        version,
        campaign_id: campaignId,
        number,
        issuer,
        region,
        from_day: from,
        through_day: through,
        is_disaster: isDisaster,
        is_withdrawn: isWithdrawn,
        reason: proposal.note,
        made_by: decided.madeBy,
        approved_by: decided.decidedBy,
        approved_at: ctx.now(),
      })
      .execute()
  },
})

export type PermitChange = PermitTerms & { isWithdrawn: boolean }

/**
 * Proposes another version of a permit, and answers the proposal's id. Refuses with PermitUnknown, PermitUnchanged, PermitNotNeeded, PermitTooLong and
 * PermitKnown.
 */
export async function proposePermitVersion(
  ctx: Ctx,
  { id, ...change }: PermitChange & { id: string },
  { by, note }: { by: string; note: string },
): Promise<string> {
  const [now] = await listPermitVersions(ctx.db, id)
  if (!now) throw new PermitUnknown()
  await assertPermit(ctx.db, change, id)
  const before = termsOf(now, now.campaign)
  const campaign = await ctx.db
    .selectFrom('campaign')
    .select('title')
    .where('id', '=', change.campaignId)
    .executeTakeFirstOrThrow()
  const wanted = termsOf(change, campaign.title)
  if (JSON.stringify(wanted) === JSON.stringify(before)) throw new PermitUnchanged()
  const title = now.number
  return await propose(ctx, permitProposal, {
    documentId: id,
    title,
    terms: wanted,
    before,
    note,
    by,
  })
}

function termsOf(
  { campaignId, number, issuer, region, from, through, isDisaster, isWithdrawn }: PermitChange,
  campaign: string,
): Terms {
  const words = { campaignId, campaign, number, issuer, region }
  return { ...words, from, through, isDisaster, isWithdrawn }
}
