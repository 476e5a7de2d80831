import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { hiddenEmail } from './emails.ts'

const order = v.object({ donationId: v.pipe(v.string(), v.uuid()) })

/** Enqueued in the transaction that hides a prayer, so once for each. */
export const notifyHiddenJob = defineJob(
  { name: 'prayer.hidden', lane: 'email' },
  order,
  notifyHidden,
)

/** Tells the site's operator, at the address for complaints, what was hidden and why. */
async function notifyHidden(ctx: Ctx, { donationId }: v.InferOutput<typeof order>): Promise<void> {
  const row = await ctx.db
    .selectFrom('prayer')
    .innerJoin('campaign', 'campaign.id', 'prayer.campaign_id')
    .select(['prayer.public_id', 'prayer.text', 'prayer.hidden_for', 'prayer.prayed_at'])
    .select('campaign.title')
    .where('prayer.donation_id', '=', donationId)
    .executeTakeFirst()
  // It was shown again meanwhile, or erased with its donor's account.
  if (!row?.hidden_for) return
  const { public_id: id, text, hidden_for: hiddenFor, prayed_at: prayedAt, title } = row
  const { institution, origin } = ctx.config
  const about = { house: institution.name, address: `${origin}/kelola/doa` }
  const email = hiddenEmail({ id, text, hiddenFor, prayedAt, title, ...about })
  await ctx.mail.send({ to: institution.complaints, ...email })
}
