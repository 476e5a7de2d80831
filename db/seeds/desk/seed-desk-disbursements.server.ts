import { type DisbursementInput, payDisbursement } from '#features/disbursement/disburse.server.ts'
import {
  proposeDisbursement,
  disbursementProposal,
} from '#features/disbursement/proposals.server.ts'
import {
  addReportPicture,
  keepDisbursementDocument,
  publishDisbursementReport,
  saveDisbursementReport,
} from '#features/disbursement/save-disbursement-report.server.ts'
import { account } from '#features/ledger/ledger.ts'
import { readProof } from '#platform/proof/proof.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { approve, type DemoDesk } from './demo-desk.server.ts'
import { demoId } from '../deterministic.ts'
import { samplePdf } from './seed-desk-content.server.ts'
import { SHOWN_CAMPAIGN } from './seed-desk-pictures.server.ts'

type Disbursement = { slug: string; title: string } & Omit<
  DisbursementInput,
  'campaignId' | 'fund' | 'account'
> &
  Partial<Pick<DisbursementInput, 'fund' | 'account'>>

const shelves: Disbursement = {
  slug: SHOWN_CAMPAIGN,
  title: 'Meja, papan tulis, dan 600 buku untuk madrasah di Ende',
  amount: rupiah(5_400_000),
  description: 'Rak dan 120 buku bacaan untuk madrasah tetangga di lembah',
  beneficiaries: 74,
}

const eyes: Disbursement = {
  slug: 'operasi-katarak-lansia',
  title: 'Operasi katarak gratis untuk 50 lansia duafa',
  amount: rupiah(9_600_000),
  description:
    'Operasi katarak tiga pasien dari Kepulauan Pangkajene, termasuk kapal dan penginapan',
  beneficiaries: 3,
}

const scholarship: Disbursement = {
  slug: 'beasiswa-santri-penghafal',
  title: 'Beasiswa setahun untuk 40 santri penghafal Al-Qur’an',
  amount: rupiah(18_000_000),
  description: 'Beasiswa bulan keempat',
  beneficiaries: 40,
}

/** As its news tell it: at Rp75.000 each. */
const books: Disbursement = {
  slug: 'wakaf-mushaf-pelosok',
  title: 'Wakaf 2.000 mushaf untuk santri di pelosok',
  fund: 'W',
  account: account.wakafAsset,
  amount: rupiah(31_500_000),
  description: '420 mushaf untuk sembilan tempat mengaji di Kepulauan Kei',
  beneficiaries: 1_680,
}

/** A disbursement on each step: paid and shown on its campaign, agreed on, and asked for. */
export async function seedDeskDisbursements(
  desk: DemoDesk,
  pictures: readonly string[],
): Promise<void> {
  const paid = await ask(desk, 7.4, shelves)
  await agree(desk, 7, paid)
  await payDisbursement(desk.at(6.2), paid, { proof: 'FT2632300188' })
  await seedReport(desk, paid, pictures)
  await seedBooks(desk)
  await agree(desk, 1.5, await ask(desk, 1.9, eyes))
  await ask(desk, 0.7, scholarship)
}

/** A wakaf that became a thing: bought, sent and reported, as its news say. */
async function seedBooks(desk: DemoDesk): Promise<void> {
  const id = await ask(desk, 8.4, books)
  await agree(desk, 8, id)
  await payDisbursement(desk.at(7.6), id, { proof: 'FT2632100071' })
  const by = desk.idOf('program')
  const then = desk.at(6)
  const form = {
    version: 0,
    penerima: 'Sembilan tempat mengaji di Kepulauan Kei',
    cerita:
      'Empat ratus dua puluh mushaf berangkat dari Surabaya dan tiba di Tual. Pembagiannya dikerjakan guru-guru setempat.',
    orang: 'none' as const,
    unit: 420,
  }
  await saveDisbursementReport(then, { id, form }, { by })
  await publishDisbursementReport(then, id, { by })
}

async function ask(desk: DemoDesk, daysAgo: number, disbursement: Disbursement): Promise<string> {
  const { slug, title: campaign, ...use } = disbursement
  const spent = { fund: 'IT', account: '5210' } as const
  const by = desk.idOf('program')
  const input = { campaignId: demoId(`campaign ${slug}`), ...spent, ...use }
  return proposeDisbursement(desk.at(daysAgo), input, { by, campaign })
}

async function agree(desk: DemoDesk, daysAgo: number, documentId: string): Promise<void> {
  await approve(desk, desk.at(daysAgo), { kind: disbursementProposal, documentId, by: 'bendahara' })
}

/** What visitors read of it on the campaign's page. */
async function seedReport(desk: DemoDesk, id: string, pictures: readonly string[]): Promise<void> {
  const then = desk.at(5.5)
  const by = desk.idOf('program')
  await saveDisbursementReport(
    then,
    {
      id,
      form: {
        version: 0,
        penerima: 'Madrasah tetangga di lembah, Kabupaten Ende',
        cerita:
          'Kelebihan dana dari kebutuhan pertama dibelikan dua rak kayu dan 120 buku bacaan. Rak dibuat oleh tukang yang sama yang membuat meja.\n\nBuku dipilih bersama para guru: cerita bergambar untuk kelas bawah, ensiklopedia sederhana, dan kisah para nabi. Perpustakaan kecil itu kini dibuka setiap jam istirahat.',
        orang: 'none',
      },
    },
    { by },
  )
  for (const [index, mediaId] of pictures.entries()) {
    const caption = index === 0 ? 'Rak baru sebelum diisi (gambar contoh)' : ''
    await addReportPicture(then, id, { mediaId, caption })
  }
  const bytes = samplePdf([
    'NOTA PEMBELIAN (CONTOH)',
    '2 rak kayu jati putih',
    '120 buku bacaan',
    'Jumlah Rp5.400.000',
  ])
  const proof = await readProof(bytes)
  await keepDisbursementDocument(then, { id, proof, isPublic: true }, { by })
  await publishDisbursementReport(then, id, { by })
}
