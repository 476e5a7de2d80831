import * as v from 'valibot'
import { findShare } from '#features/wakaf/queries.server.ts'
import { surplusWords } from '#features/wakaf/wakaf.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { formatRupiah } from '#platform/money.ts'
import type { Mail } from '#platform/outside/mail-port.ts'
import type { Donation } from './donation.ts'
import { lateFitrahWords } from './fitrah-gift.ts'
import { getDonation } from './queries.server.ts'

/** Enqueued in the transaction that makes a donation paid, with its row id as payload and as key. */
export const sendThanksJob = defineJob(
  'donation.thanks',
  v.object({ donationId: v.pipe(v.string(), v.uuid()) }),
  sendThanks,
)

/** Thanks the donor once, when there is an e-mail address and the money is still there. */
async function sendThanks(ctx: Ctx, { donationId }: { donationId: string }): Promise<void> {
  const donation = await getDonation(ctx.db, donationId)
  const { donorEmail, status, thankedAt } = donation
  if (!donorEmail || status !== 'paid' || thankedAt) return

  const share = await findShare(ctx.db, donationId)
  const notice = share && surplusWords(share, share.name)
  const { origin } = ctx.config
  await ctx.mail.send(thanks(donation, { to: donorEmail, origin, notice }))
  // After the mail: a crash in between sends it twice, the other order would lose it.
  await ctx.db
    .updateTable('donation')
    .set({ thanked_at: ctx.now() })
    .where('id', '=', donationId)
    .execute()
}

type Letter = { to: string; origin: string; notice: string | undefined }

function thanks(donation: Donation, { to, origin, notice }: Letter): Mail {
  const { campaign, publicId } = donation
  const text = [
    `Assalamu’alaikum ${donation.donorName},`,
    `Alhamdulillah, donasi Anda telah kami terima. Terima kasih sudah mempercayakannya kepada kami.`,
    [
      `Program: ${campaign.title}`,
      `Nominal: ${formatRupiah(donation.amount)}`,
      `Diterima: ${inJakarta(donation.paidAt ?? donation.createdAt)}`,
      `Nomor donasi: ${publicId}`,
    ].join('\n'),
    donation.isLate
      ? 'Pembayaran Anda tiba setelah batas waktunya. Karena programnya masih berjalan, dana tetap kami salurkan ke program ini.'
      : undefined,
    notice,
    lateFitrahWords({ fund: donation.fund, incomeAccount: campaign.incomeAccount }),
    'Semoga Allah memberi pahala atas apa yang Anda berikan, memberkahi apa yang Anda simpan, dan menjadikannya penyuci bagi Anda.',
    `Bukti donasi dapat dilihat kapan saja di:\n${origin}/payment/${publicId}`,
    'Siapa pun yang memegang tautan itu dapat membuka bukti donasi Anda. Simpanlah baik-baik.',
    `Wassalamu’alaikum,\n${campaign.organizer}`,
  ]
  return {
    to,
    subject: `Terima kasih, donasi Anda untuk ${campaign.title} telah kami terima`,
    text: text.filter((paragraph) => paragraph !== undefined).join('\n\n'),
  }
}

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
const time = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })

/** '12 Maret 2026, 14.05 WIB'. */
function inJakarta(moment: Date): string {
  return `${day.format(moment)}, ${time.format(moment)} WIB`
}
