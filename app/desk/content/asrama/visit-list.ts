import { countVisits, listVisits } from '#features/asrama/desk-queries.server.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'
import type { VisitState } from '#platform/db/schema/schema-asrama.ts'

export const visitStateWords: Readonly<Record<VisitState, string>> = {
  requested: 'Menunggu jawaban',
  confirmed: 'Disetujui',
  declined: 'Ditolak',
  cancelled: 'Dibatalkan pengunjung',
}

/** Visits, those that wait from the nearest day or all others from the latest. Files are without who comes. */
export const visitList = deskList({
  title: 'Kunjungan',
  file: 'kunjungan',
  filters: ['keadaan', 'urut'],
  codes: { keadaan: { lainnya: 'Sudah dijawab atau dibatalkan' } },
  read: ({ keadaan, urut }) => {
    const isWaiting = keadaan !== 'lainnya'
    const isLatestFirst = urut === 'terlama' ? false : urut === 'terbaru' || !isWaiting
    return { isWaiting, isLatestFirst }
  },
  page: ({ db }, filter) => listVisits(db, filter),
  count: ({ db }, filter, most) => countVisits(db, filter, most),
  columns: {
    hari: ({ visitOn }) => visitOn,
    asrama: ({ asrama }) => asrama,
    orang: ({ people }) => people,
    keadaan: ({ state }) => visitStateWords[state],
    diminta: ({ createdAt }) => createdAt,
  },
})
