import { suggestedVerses } from '#features/quran/verse-of-day.ts'
import { VERSES_OF_DAY } from '#features/scholar-review/verses-of-day/contract.ts'
import {
  proposeVerses,
  versesProposal,
} from '#features/scholar-review/verses-of-day/proposals.server.ts'
import { saveBanner } from '#features/banner/save-banner.server.ts'
import { reportPrayer } from '#features/prayer/report-prayer.server.ts'
import { NETWORKS_TO_HIDE } from '#features/prayer/prayer.ts'
import { keepReport, saveReport } from '#features/site-page/save-report.server.ts'
import { addDays, dayOf, yearOf } from '#platform/time/jakarta.ts'
import { approve, type DemoDesk, type Then } from './demo-desk.server.ts'
import { deskDonations } from './desk-donations.ts'
import { demoId } from '../deterministic.ts'

/** Notices of the home page, one over and one to come; an audited report of last year. */
export async function seedNotices(desk: DemoDesk): Promise<void> {
  const then = desk.at(20)
  const by = desk.idOf('editor')
  const today = dayOf(desk.at(0).now())
  const over = {
    text: 'Kantor layanan tutup pada libur nasional. Donasi daring tetap diproses.',
    link: '/pusat-bantuan',
    linkWords: 'Pusat bantuan',
    startsOn: addDays(today, -18),
    endsOn: addDays(today, -16),
  }
  const coming = {
    text: 'Sabtu depan ada pemeliharaan sistem pukul 01.00–03.00 WIB. Kuitansi mungkin terlambat beberapa menit.',
    link: '',
    linkWords: '',
    startsOn: addDays(today, 5),
    endsOn: addDays(today, 6),
  }
  await saveBanner(then, over, { by })
  await saveBanner(desk.at(2), coming, { by })
  await seedAuditReport(then, by)
}

/** The verses of the day, agreed on by two people; no scholar of the samples has reviewed them. */
export async function seedVersesOfDay(desk: DemoDesk): Promise<void> {
  const note = 'Data contoh: daftar bawaan.'
  const terms = { verses: suggestedVerses, reviewer: '', title: '', reviewedOn: '', note }
  await proposeVerses(desk.at(24), terms, { by: desk.idOf('editor') })
  const decision = { kind: versesProposal, documentId: VERSES_OF_DAY, by: 'admin' } as const
  await approve(desk, desk.at(23), decision)
}

async function seedAuditReport(then: Then, by: string): Promise<void> {
  const year = yearOf(then.now()) - 1
  const bytes = samplePdf([
    `LAPORAN AUDITOR INDEPENDEN ${year} (CONTOH)`,
    'Berkas contoh untuk melihat-lihat, bukan laporan sungguhan.',
  ])
  const file = await keepReport(then, year, bytes)
  const opinion = 'Wajar tanpa pengecualian' as const
  const input = { year, auditor: 'KAP Contoh Suhardi & Rekan', opinion }
  await saveReport(then, { file, input }, { by })
}

/** Prayers that visitors of many networks reported, so that they wait for a person. */
export async function seedReportedPrayers(desk: DemoDesk): Promise<void> {
  const then = desk.at(0.6)
  const reported = deskDonations.filter(({ isReported }) => isReported)
  const rows = await then.db
    .selectFrom('prayer')
    .select('public_id')
    .where(
      'donation_id',
      'in',
      reported.map(({ key }) => demoId(`desk donation ${key}`)),
    )
    .orderBy('public_id')
    .execute()
  for (const { public_id: prayerId } of rows) {
    for (let network = 1; network <= NETWORKS_TO_HIDE; network++) {
      const address = `198.51.${100 + network}.7`
      await reportPrayer(then, { prayerId, person: `contoh-lapor:${network}`, address })
    }
  }
}

/** A page with these lines: a paper of the demo. Latin letters without brackets only. */
export function samplePdf(lines: readonly string[]): Buffer {
  const drawn = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const text = `BT /F1 14 Tf 20 TL 60 760 Td\n${drawn}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + end, 'latin1')
}
