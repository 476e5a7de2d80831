import type { VisitState } from '#platform/db/schema/schema-asrama.ts'

export const visitStateWords: Readonly<Record<VisitState, string>> = {
  requested: 'Menunggu jawaban',
  confirmed: 'Disetujui',
  declined: 'Ditolak',
  cancelled: 'Dibatalkan pengunjung',
}
