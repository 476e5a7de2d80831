import { nouns, purposeWords, receivedWords } from '#features/campaign/nouns.ts'
import { findDonatedUnits, findShare } from '#features/wakaf/queries.server.ts'
import { surplusWords, unitWords } from '#features/wakaf/wakaf.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { calledName, type Donation, totalOf } from '../donation.ts'
import { lateFitrahWords } from '../fitrah-donation.ts'
import { findWording, type Wording } from '../start/wordings.server.ts'
import { impactOf, nounAt } from '../view.ts'

/** A paper of a donation as its job names it. */
type Paper = { kind: 'kuitansi' | 'bsz'; number: string; lacksTaxId?: boolean | undefined }
type Papers = readonly Paper[]

/** The paper that a phone gets with the message, by its permanent address. */
export function documentOf({ publicId }: Donation, [paper]: Papers, origin: string) {
  if (!paper) return {}
  const page = `${origin}/kuitansi/${publicId}`
  const link = paper.kind === 'bsz' ? `${page}/bsz.pdf` : `${page}.pdf`
  return { document: { link, filename: `${paper.number.replace(/[^\w.-]+/g, '-')}.pdf` } }
}

/** The lines that name a receipt and its permanent address. */
function paperLines(
  { publicId }: Donation,
  { kind, number, lacksTaxId }: Paper,
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

/** What the message of the book fills in for a donation that was paid. */
export async function thanksValues(
  { db, config }: Pick<Ctx, 'config'> & { db: Db | Tx },
  donation: Donation,
  receipts: Papers,
): Promise<Record<string, string>> {
  const { origin } = config
  const share = await findShare(db, donation.id)
  const units = await findDonatedUnits(db, donation)
  const notice = share && surplusWords(share, share.name)
  const papers = receipts.flatMap((each) => paperLines(donation, each, config))
  const doa = doaLines(await findWording(db, 'donasi.doa'))
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
