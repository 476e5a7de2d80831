import * as v from 'valibot'
import { donorContacts, totalOf } from '#features/donation/donation.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { nounAt } from '#features/donation/view.ts'
import { noteMessage, sendMessage } from '#features/message/send-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { type DonorNews, donorMail } from './donor-mail.ts'

const news = v.picklist([
  'wrong_amount',
  'late',
  'double',
  'orphan',
  'reversed',
  'unmatched',
  'refund_approved',
  'refund_paid',
  'part_approved',
  'part_paid',
  'suspense_returned',
])

/** Enqueued in the transaction that posts money to suspense or undoes a donation. */
export const notifyDonorJob = defineJob(
  { name: 'payment.tell-donor', lane: 'email' },
  v.object({
    donationId: v.pipe(v.string(), v.uuid()),
    news,
    amount: v.number(),
    /** What remains of a donation of which a part goes back. */
    left: v.optional(v.number()),
    /** Which refund: several parts may follow each other. */
    refundId: v.optional(v.string()),
  }),
  notifyDonor,
)

type DonorNotice = {
  donationId: string
  news: DonorNews
  amount: number
  left?: number | undefined
  refundId?: string | undefined
}

/** Tells the donor that the money is safe and what happens next; where no message reaches them only the page says it. */
async function notifyDonor(ctx: Ctx, { donationId, ...told }: DonorNotice): Promise<void> {
  const donation = await getDonation(ctx.db, donationId)
  const amount: Rupiah = rupiah(told.amount)
  const page = `${ctx.config.origin}/payment/${donation.publicId}`
  const words = donorMail(told.news, {
    name: donation.donorName,
    amount,
    expected: totalOf(donation),
    left: rupiah(told.left ?? 0),
    page,
    noun: nounAt(donation, ctx.now()),
  })
  const key = `${told.refundId ?? donationId} ${told.news}`
  const to = donorContacts(donation)
  const outcome = await sendMessage(ctx, { purpose: 'money', to, words, key })
  await noteMessage(ctx, { donationId, about: 'money', outcome })
}
