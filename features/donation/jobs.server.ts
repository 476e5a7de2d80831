import * as v from 'valibot'
import { nouns, purposeWords, receivedWords } from '#features/campaign/nouns.ts'
import { noteMessage } from '#features/message/send-message.server.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import { findDonatedUnits, findShare } from '#features/wakaf/queries.server.ts'
import { type DonatedUnits, surplusWords, unitWords } from '#features/wakaf/wakaf.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { calledName, donorContacts, type Donation, totalOf } from './donation.ts'
import { lateFitrahWords } from './fitrah-donation.ts'
import { lockDonation } from './queries.server.ts'
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

/** Thanks the donor once, while the donation is still paid: by the book, whose message says what became of it. */
async function sendThanks(ctx: Ctx, payload: v.InferOutput<typeof order>): Promise<void> {
  const { donationId, receipts } = payload
  await inTransaction(ctx.db, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    if (donation.thankedAt) return
    if (donation.status !== 'paid')
      return await noteMessage(
        { ...ctx, db: tx },
        { donationId, about: 'receipt', outcome: 'outdated' },
      )
    const share = await findShare(tx, donationId)
    const units = await findDonatedUnits(tx, donation)
    const notice = share && surplusWords(share, share.name)
    const papers = receipts.flatMap((each) => paperLines(donation, each, ctx.config))
    const doa = doaLines(await findWording(tx, 'donasi.doa'))
    const { origin } = ctx.config
    const { sent, donor } = await thankedBefore(tx, donationId)
    await sendTemplate(ctx.within(tx), {
      event: `thanks ${donationId} ${sent + 1}`,
      template: 'terima-kasih',
      to: donorContacts(donation),
      donationId,
      donorId: donor,
      plainName: donation.donorName,
      values: thanks(donation, { origin, units, notice, doa, papers, receipts }),
      ...documentOf(donation, receipts, origin),
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

type Papers = v.InferOutput<typeof order>['receipts']

/** The paper that a phone gets with the message, by its permanent address. */
function documentOf({ publicId }: Donation, [paper]: Papers, origin: string) {
  if (!paper) return {}
  const page = `${origin}/kuitansi/${publicId}`
  const link = paper.kind === 'bsz' ? `${page}/bsz.pdf` : `${page}.pdf`
  return { document: { link, filename: `${paper.number.replace(/[^\w.-]+/g, '-')}.pdf` } }
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

type Facts = {
  origin: string
  units: DonatedUnits | undefined
  notice: string | undefined
  doa: string | undefined
  papers: string[]
  receipts: Papers
}

/** What the message of the book fills in. */
function thanks(
  donation: Donation,
  { origin, units, notice, doa, papers, receipts }: Facts,
): Record<string, string> {
  const { campaign, publicId, paidAt, createdAt } = donation
  const received = paidAt ?? createdAt
  const noun = nounAt(donation, received)
  const { name } = nouns[noun]
  const named = purposeWords(noun, campaign.title) === campaign.title
  const details = [
    `Program: ${campaign.title}`,
    ...(units ? [`Unit: ${unitWords(units)}`] : []),
    `Nominal: ${formatRupiah(donation.amount)}`,
    ...operationalLines(donation),
    `Diterima: ${formatDateTime(received)}`,
    `Nomor ${name}: ${shortIdOf(publicId)}`,
  ]
  const remarks = [
    donation.isLate
      ? 'Pembayaran Anda tiba setelah batas waktunya. Karena programnya masih berjalan, dana tetap kami salurkan ke program ini.'
      : undefined,
    notice,
    lateFitrahWords({ fund: donation.fund, incomeAccount: campaign.incomeAccount }),
    units ? undefined : outcome(donation),
  ]
  return {
    nama: calledName(donation),
    sebutan: name,
    perihal: named
      ? `telah kami terima: ${campaign.title}`
      : `untuk ${campaign.title} telah kami terima`,
    diterima: receivedWords(noun),
    rincian: details.join('\n'),
    keterangan: remarks.filter((each) => each !== undefined).join('\n\n'),
    doa: doa ?? '',
    dokumen: papers.join('\n\n'),
    tautan: `${origin}/payment/${publicId}`,
    penyelenggara: campaign.organizer,
    program: campaign.title,
    nominal: formatRupiah(totalOf(donation)),
    nomor: receipts[0]?.number ?? '',
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
