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

/** The message of the book to a visitor, by what became of their request. */
export const visitTemplates = {
  requested: 'kunjungan-diterima',
  confirmed: 'kunjungan-disetujui',
  declined: 'kunjungan-ditolak',
} as const

/** What that message says. */
export function visitValues(facts: VisitFacts): Record<string, string> {
  return {
    asrama: facts.name,
    kapan: `${dateWords(facts.visit_on)} untuk ${facts.people} orang`,
    kode: visitCode(facts),
    alasan: facts.reason ?? '',
    telepon: facts.phone,
    tautan: facts.link,
    ...(facts.state === 'confirmed' && {
      alamat: facts.address,
      jam: spanOf(facts),
      pengasuh: `${facts.head}, ${facts.phone}`,
    }),
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
