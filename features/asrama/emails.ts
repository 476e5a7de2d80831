import type { VisitState, WeekHours } from '#platform/db/schema/schema-asrama.ts'
import { dateWords, hoursOn, spanWords, type Visitor } from './visit.ts'

type Email = { subject: string; text: string }

/** A visit and its dormitory, with the sender and the page of the visit. */
type VisitFacts = {
  public_id: string
  state: VisitState
  name: string
  province: string
  address: string
  phone: string
  head: string
  hours: WeekHours
  visit_on: string
  people: number
  reason: string | null
  visitor: Visitor | undefined
  institution: string
  link: string
}

/** The email to the dormitory: a visit is requested, or cancelled. */
export function asramaEmail(facts: VisitFacts): Email {
  const { name, visitor, people, visit_on: date } = facts
  const when = `${dateWords(date)}, ${people} orang`
  if (!visitor) {
    return {
      subject: `Kunjungan dibatalkan: ${name}, ${dateWords(date)}`,
      text: written(facts, [
        `Pengunjung membatalkan kunjungan ke ${name}: ${when}.`,
        `Kode kunjungan: ${visitCode(facts)}. Datanya sudah kami hapus.`,
      ]),
    }
  }
  return {
    subject: `Permintaan kunjungan: ${name}, ${dateWords(date)}`,
    text: written(facts, [
      `Ada yang ingin berkunjung ke ${name}: ${when}.`,
      [
        `Kode kunjungan: ${visitCode(facts)}`,
        `Nama: ${visitor.name}`,
        `Nomor HP: ${visitor.phone}`,
        ...(visitor.email ? [`E-mail: ${visitor.email}`] : []),
        ...(visitor.message ? [`Pesan: ${visitor.message}`] : []),
      ].join('\n'),
      'Mohon dijawab paling lambat sehari sebelum kunjungan.',
    ]),
  }
}

/** The email to the visitor; only the confirmation contains the address of the house. */
export function visitorEmail(facts: VisitFacts & { visitor: Visitor }): Email {
  const { name, state, people, visit_on: date, link } = facts
  const when = `${dateWords(date)} untuk ${people} orang`
  const follow = `Lihat atau batalkan kunjungan:\n${link}`
  if (state === 'confirmed') {
    return {
      subject: `Kunjungan Anda ke ${name} disetujui`,
      text: written(facts, [
        `Kunjungan Anda ke ${name} pada ${when} disetujui. Kami menunggu kedatangan Anda.`,
        `Alamat: ${facts.address}\nJam kunjungan: ${spanOf(facts)}\nHubungi: ${facts.head}, ${facts.phone}`,
        'Demi menjaga anak-anak, mohon tidak menyebarkan alamat ini dan tidak memotret wajah anak.',
        follow,
      ]),
    }
  }
  if (state === 'declined') {
    return {
      subject: `Kunjungan Anda ke ${name} belum dapat kami terima`,
      text: written(facts, [
        `Mohon maaf, kunjungan Anda ke ${name} pada ${when} belum dapat kami terima.`,
        ...(facts.reason ? [facts.reason] : []),
        `Silakan pilih hari lain, atau hubungi ${facts.phone}.`,
      ]),
    }
  }
  return {
    subject: `Permintaan kunjungan ke ${name} kami terima`,
    text: written(facts, [
      `Terima kasih. Permintaan kunjungan Anda ke ${name} pada ${when} sudah kami terima.`,
      'Pengasuh asrama akan menjawabnya paling lambat sehari sebelum kunjungan. Alamat lengkap kami kirim setelah kunjungan disetujui.',
      `Kode kunjungan: ${visitCode(facts)}`,
      follow,
      'Jika Anda tidak merasa memintanya, batalkan lewat tautan di atas. Data Anda langsung kami hapus.',
    ]),
  }
}

/** The last characters of the id: enough to name a visit, too few to open it. */
export function visitCode({ public_id: id }: { public_id: string }): string {
  return id.slice(-6)
}

function spanOf({ hours, visit_on: date, province }: VisitFacts): string {
  const open = hoursOn(hours, date)
  return open ? spanWords(open, province) : 'hubungi asrama'
}

function written({ institution }: VisitFacts, paragraphs: string[]): string {
  return ['Assalamu’alaikum,', ...paragraphs, `Wassalamu’alaikum,\n${institution}`].join('\n\n')
}
