import * as v from 'valibot'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import { noteMessage } from '#features/message/send-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { donorContacts } from './donation.ts'
import { lockDonation } from './queries.server.ts'
import { documentOf, thanksValues } from './thanks/thanks-values.server.ts'

const receipt = v.object({
  kind: v.picklist(['kuitansi', 'bsz']),
  number: v.string(),
  /** A tax receipt was requested, but it was issued without an NPWP or NIK. */
  lacksTaxId: v.optional(v.boolean()),
})

const order = v.object({
  donationId: v.pipe(v.string(), v.uuid()),
  receipts: v.optional(v.array(receipt), []),
})

/** Enqueued in the transaction that issues the receipts of a paid donation; the key is its row id. */
export const sendThanksJob = defineJob(
  { name: 'donation.thanks', lane: 'email' },
  order,
  sendThanks,
)

/** Thanks the donor once, while the donation is still paid: by the book, whose message says what became of it. */
async function sendThanks(ctx: Ctx, payload: v.InferOutput<typeof order>): Promise<void> {
  const { donationId, receipts } = payload
  await inTransaction(ctx.db, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    if (donation.thankedAt) return
    if (donation.status !== 'paid')
      return await noteMessage(ctx.within(tx), {
        donationId,
        about: 'receipt',
        outcome: 'outdated',
      })
    const { sent, donor } = await thankedBefore(tx, donationId)
    await sendTemplate(ctx.within(tx), {
      event: `thanks ${donationId} ${sent + 1}`,
      template: 'terima-kasih',
      to: donorContacts(donation),
      donationId,
      donorId: donor,
      plainName: donation.donorName,
      values: await thanksValues(ctx.within(tx), donation, receipts),
      ...documentOf(donation, receipts, ctx.config.origin),
    })
    await tx
      .updateTable('donation')
      .set({ thanked_at: ctx.now() })
      .where('id', '=', donationId)
      .execute()
  })
  ctx.wake()
}

/** How often a donation was thanked for, each time at the wish of staff but the first; and whose it is. */
async function thankedBefore(tx: Tx, donationId: string) {
  const { sent } = await tx
    .selectFrom('sent_message')
    .select((select) => select.fn.countAll<number>().as('sent'))
    .where('donation_id', '=', donationId)
    .where('template', '=', 'terima-kasih')
    .executeTakeFirstOrThrow()
  const row = await tx
    .selectFrom('donation')
    .select('donor_id')
    .where('id', '=', donationId)
    .executeTakeFirst()
  return { sent: Number(sent), donor: row?.donor_id ?? null }
}
