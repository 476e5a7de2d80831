import { dateIn } from '#features/asrama/asrama.ts'
import { decideVisit } from '#features/asrama/decide-visit.server.ts'
import { requestVisit } from '#features/asrama/request-visit.server.ts'
import { hoursOn } from '#features/asrama/visit.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { demoAsramas } from '../asrama/asrama.ts'
import type { DemoDesk } from './demo-desk.server.ts'

type Visit = {
  slug: string
  daysAgo: number
  /** The first open day from so many days ahead. */
  daysAhead: number
  name: string
  phone: string
  people: number
  message: string
  isConfirmed?: boolean
  reason?: string
}

const visits: readonly Visit[] = [
  {
    slug: 'asrama-tepian-musi',
    daysAgo: 1.4,
    daysAhead: 6,
    name: 'Majelis Taklim Ibu-Ibu Perumahan Griya Sejahtera Blok C (Ibu Nurlaila)',
    phone: '+6281277700101',
    people: 18,
    message:
      'Kami ingin menyerahkan mukena dan membaca Yasin bersama anak-anak. Apakah boleh membawa nasi kotak?',
  },
  {
    slug: 'asrama-griya-menoreh',
    daysAgo: 0.4,
    daysAhead: 9,
    name: 'Hendra Gunawan',
    phone: '+6281277700102',
    people: 3,
    message: '',
  },
  {
    slug: 'asrama-tepian-musi',
    daysAgo: 3.2,
    daysAhead: 4,
    name: 'Rahmat Hidayatullah',
    phone: '+6281277700103',
    people: 5,
    message: 'Silaturahmi keluarga, sekaligus mengantar beras zakat.',
    isConfirmed: true,
  },
  {
    slug: 'asrama-mutiara-galesong',
    daysAgo: 2.6,
    daysAhead: 3,
    name: 'SMA Islam Terpadu Insan Cendekia Makassar',
    phone: '+6281277700104',
    people: 16,
    message: 'Kunjungan sosial kelas XI.',
    isConfirmed: false,
    reason:
      'Pekan itu anak-anak menghadapi ujian akhir semester. Silakan pilih tanggal sesudahnya.',
  },
]

/** Requests for visits: two that wait, one accepted and one declined. */
export async function seedVisits(desk: DemoDesk): Promise<void> {
  for (const { daysAgo, daysAhead, isConfirmed, reason, ...visit } of visits) {
    const asrama = demoAsramas.find(({ slug }) => slug === visit.slug)
    if (!asrama) throw new Error(`no sample of ${visit.slug}`)
    const then = desk.at(daysAgo)
    let date = addDays(dateIn(asrama.province, then.now()), daysAhead + Math.ceil(daysAgo))
    while (!hoursOn(asrama.hours, date)) date = addDays(date, 1)
    const { id } = await requestVisit(then, { ...visit, date })
    if (isConfirmed === undefined) continue
    await decideVisit(desk.at(daysAgo - 0.3), { id, isConfirmed, reason })
  }
}
