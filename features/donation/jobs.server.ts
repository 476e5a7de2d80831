import * as v from 'valibot'
import { nouns, purposeWords, receivedWords } from '#features/campaign/nouns.ts'
import {
  type MessageWords,
  noteMessage,
  sendMessage,
} from '#features/message/send-message.server.ts'
import { findDonatedUnits, findShare } from '#features/wakaf/queries.server.ts'
import { type DonatedUnits, surplusWords, unitWords } from '#features/wakaf/wakaf.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { calledName, donorContacts, type Donation, totalOf } from './donation.ts'
import { lateFitrahWords } from './fitrah-donation.ts'
import { getDonation } from './queries.server.ts'
import { impactOf, nounAt } from './view.ts'
import { findWording, type Wording } from './start/wordings.server.ts'

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

/** Thanks the donor once, where a message reaches them and the donation is still paid; what became of it is noted. */
async function sendThanks(ctx: Ctx, payload: v.InferOutput<typeof order>): Promise<void> {
  const { donationId, receipts } = payload
  const donation = await getDonation(ctx.db, donationId)
  const { status, thankedAt } = donation
  if (thankedAt) return
  if (status !== 'paid')
    return await noteMessage(ctx, { donationId, about: 'receipt', outcome: 'outdated' })

  const share = await findShare(ctx.db, donationId)
  const units = await findDonatedUnits(ctx.db, donation)
  const notice = share && surplusWords(share, share.name)
  const papers = receipts.flatMap((each) => paperLines(donation, each, ctx.config))
  const { origin } = ctx.config
  const doa = doaLines(await findWording(ctx.db, 'donasi.doa'))
  const words = thanks(donation, { origin, units, notice, doa, papers })
  const key = `${donationId} thanks`
  const to = donorContacts(donation)
  const outcome = await sendMessage(ctx, { purpose: 'receipt', to, words, key })
  // Stored after the message: a crash in between sends it twice; the other order would lose it.
  await noteMessage(ctx, { donationId, about: 'receipt', outcome })
  if (outcome !== 'email' && outcome !== 'phone') return
  await ctx.db
    .updateTable('donation')
    .set({ thanked_at: ctx.now() })
    .where('id', '=', donationId)
    .execute()
}

/** The lines that name a receipt and its permanent address. */
function paperLines(
  { publicId }: Donation,
  { kind, number, lacksTaxId }: v.InferOutput<typeof receipt>,
  { origin, institution }: Config,
): string[] {
  const page = `${origin}/kuitansi/${publicId}`
  if (kind === 'kuitansi') return [`Kuitansi Anda, nomor ${number}:\n${page}.pdf`]
  const missing = `NPWP atau NIK belum tercantum karena belum diisi. Jika Anda memerlukannya untuk laporan pajak, tulislah kepada kami di ${institution.email} dengan menyebut nomor ini.`
  const where = `Bukti Setor Zakat Anda, nomor ${number}:\n${page}/bsz.pdf`
  return lacksTaxId ? [where, missing] : [where]
}

/** What is prayed for who gave, and who reviewed it; nothing before it was reviewed. */
function doaLines({ passages, words }: Wording): string | undefined {
  if (passages.length === 0) return undefined
  const lines = passages.map(({ latin, indonesian }) => `${latin}\n${indonesian}`)
  return [...lines, `(${words})`].join('\n')
}

type Email = {
  origin: string
  units: DonatedUnits | undefined
  notice: string | undefined
  doa: string | undefined
  papers: string[]
}

function thanks(donation: Donation, { origin, units, notice, doa, papers }: Email): MessageWords {
  const { campaign, publicId, paidAt, createdAt } = donation
  const received = paidAt ?? createdAt
  const noun = nounAt(donation, received)
  const { name } = nouns[noun]
  const named = purposeWords(noun, campaign.title) === campaign.title
  const text = [
    `Assalamu’alaikum ${calledName(donation)},`,
    `${receivedWords(noun)}. Terima kasih sudah mempercayakannya kepada kami.`,
    [
      `Program: ${campaign.title}`,
      ...(units ? [`Unit: ${unitWords(units)}`] : []),
      `Nominal: ${formatRupiah(donation.amount)}`,
      ...operationalLines(donation),
      `Diterima: ${formatDateTime(received)}`,
      `Nomor ${name}: ${shortIdOf(publicId)}`,
    ].join('\n'),
    donation.isLate
      ? 'Pembayaran Anda tiba setelah batas waktunya. Karena programnya masih berjalan, dana tetap kami salurkan ke program ini.'
      : undefined,
    notice,
    lateFitrahWords({ fund: donation.fund, incomeAccount: campaign.incomeAccount }),
    units ? undefined : outcome(donation),
    doa,
    ...papers,
    `Bukti ${name} dapat dilihat kapan saja di:\n${origin}/payment/${publicId}`,
    'Siapa pun yang memegang tautan-tautan ini dapat membuka bukti Anda. Simpanlah baik-baik.',
    `Wassalamu’alaikum,\n${campaign.organizer}`,
  ]
  return {
    subject: named
      ? `Terima kasih, ${name} Anda telah kami terima: ${campaign.title}`
      : `Terima kasih, ${name} Anda untuk ${campaign.title} telah kami terima`,
    text: text.filter((paragraph) => paragraph !== undefined).join('\n\n'),
  }
}

/** What the sum becomes, where the campaign has a unit of its own. */
function outcome(donation: Donation): string | undefined {
  const impact = impactOf(donation)
  return impact ? `Menjadi ${impact.text}. ${impact.basis}` : undefined
}

function operationalLines(donation: Donation): string[] {
  if (donation.operational === 0) return []
  const total = formatRupiah(totalOf(donation))
  return [`Infak operasional: ${formatRupiah(donation.operational)}`, `Total: ${total}`]
}
