import { sql } from 'kysely'
import * as v from 'valibot'
import { contactHash } from '#features/message/contact-choices.server.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'

const BATCH = 200
const id = v.pipe(v.string(), v.uuid())
const payload = v.object({ disbursementId: id, after: v.nullable(id) })

type Notifying = v.InferOutput<typeof payload>

/** Tells whoever gave to a programme before a disbursement of it what became of it, once its report is published. */
export const notifyDonorsJob = defineJob(
  { name: 'disbursement.notify-donors', lane: 'upkeep' },
  payload,
  notifyBatch,
)

/** Nobody is told of a report that was withdrawn meanwhile; published again, only those who were not told. */
async function notifyBatch(ctx: Ctx, { disbursementId, after }: Notifying): Promise<void> {
  const report = await ctx.db
    .selectFrom('disbursement_report as report')
    .innerJoin('disbursement', 'disbursement.id', 'report.disbursement_id')
    .innerJoin('campaign', 'campaign.id', 'disbursement.campaign_id')
    .select(['report.recipient', 'campaign.id as campaignId', 'campaign.title', 'campaign.slug'])
    .select('disbursement.paid_at as paidAt')
    .where('report.disbursement_id', '=', disbursementId)
    .where('report.published_at', 'is not', null)
    .executeTakeFirst()
  if (!report) return
  await inTransaction(ctx.db, async (tx) => {
    const donations = await tx
      .selectFrom('donation')
      .select(['id', 'donor_name as name', 'donor_email as email', 'donor_phone as phone'])
      .select('donor_id as donorId')
      .where('campaign_id', '=', report.campaignId)
      .where('status', '=', 'paid')
      .where('paid_at', '<=', report.paidAt ?? ctx.now())
      .where('erased_at', 'is', null)
      .$if(after !== null, (query) => query.where('id', '>', sql<string>`${after}::uuid`))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id: donationId, name, email, phone, donorId } of donations) {
      const contact = email ?? phone
      if (!contact) continue
      const reader = contactHash(ctx.config, contact).toString('hex').slice(0, 32)
      await sendTemplate(ctx.within(tx), {
        event: `report ${disbursementId} ${reader}`,
        template: 'laporan-penyaluran',
        to: { email, phone },
        donationId,
        donorId,
        lotId: disbursementId,
        plainName: name,
        values: {
          nama: name,
          program: report.title,
          laporan: report.recipient,
          tautan: `${ctx.config.origin}/campaign/${report.slug}`,
        },
      })
    }
    const last = donations[BATCH - 1]
    if (last) await enqueueNotifying(ctx.within(tx), { disbursementId, after: last.id })
  })
  ctx.wake()
}

/** Leaves the telling to the worker, in the transaction that publishes. */
export async function enqueueNotifying(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { disbursementId, after = null }: { disbursementId: string; after?: string | null },
): Promise<void> {
  const key = `${disbursementId} ${after ?? ''}`
  await enqueue(ctx.db, notifyDonorsJob, {
    payload: { disbursementId, after },
    now: ctx.now(),
    key,
  })
}
