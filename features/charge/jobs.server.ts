import * as v from 'valibot'
import { nouns } from '#features/campaign/nouns.ts'
import { donorContacts, totalOf } from '#features/donation/donation.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { nounAt } from '#features/donation/view.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'

/** The message of the book about each thing that happens to somebody's money. */
const templates = {
  wrong_amount: 'dana-beda-nominal',
  late: 'dana-terlambat',
  double: 'dana-ganda',
  orphan: 'dana-tanpa-keterangan',
  reversed: 'pembayaran-dibatalkan',
  unmatched: 'transfer-keliru',
  refund_approved: 'pengembalian-disetujui',
  refund_paid: 'pengembalian-terkirim',
  part_approved: 'pengembalian-sebagian-disetujui',
  part_paid: 'pengembalian-sebagian-terkirim',
  suspense_returned: 'titipan-dikembalikan',
} as const

type DonorNews = keyof typeof templates

const notice = v.object({
  donationId: v.pipe(v.string(), v.uuid()),
  news: v.picklist(Object.keys(templates) as DonorNews[]),
  amount: v.number(),
  /** What remains of a donation of which a part goes back. */
  left: v.optional(v.number()),
  /** Which of several of the same: a refund, a part of the money, an undoing. */
  subject: v.optional(v.string()),
})

/** Enqueued in the transaction that posts money to suspense or undoes a donation. */
export const notifyDonorJob = defineJob(
  { name: 'payment.tell-donor', lane: 'email' },
  notice,
  notifyDonor,
)

/** Tells the donor that the money is safe and what happens next; where no message reaches them only the page says it. */
async function notifyDonor(
  ctx: Ctx,
  { donationId, news, amount, left = 0, subject = donationId }: v.InferOutput<typeof notice>,
): Promise<void> {
  const donation = await getDonation(ctx.db, donationId)
  const { name, verb } = nouns[nounAt(donation, ctx.now())]
  await sendTemplate(ctx, {
    event: `money ${subject} ${news}`,
    template: templates[news],
    to: donorContacts(donation),
    donationId,
    plainName: donation.donorName,
    values: {
      nama: donation.donorName,
      sebutan: name,
      ajakan: verb,
      jumlah: formatRupiah(rupiah(amount)),
      nominal: formatRupiah(totalOf(donation)),
      sisa:
        left > 0
          ? `Yang tetap kami catat sebagai ${name} Anda: ${formatRupiah(rupiah(left))}.`
          : '',
      tautan: `${ctx.config.origin}/payment/${donation.publicId}`,
    },
  })
  ctx.wake()
}
