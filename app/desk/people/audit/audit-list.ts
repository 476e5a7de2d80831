import { countAudit, listAudit } from '#features/staff/audit-log.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'

/** The audit log, on its screen and as a file for an auditor. */
export const auditList = deskList({
  title: 'Jejak audit',
  file: 'jejak-audit',
  filters: ['kata', 'pegawai', 'dari', 'sampai', 'urut'],
  sentence: 'Mengunduh jejak audit',
  read: ({ kata, pegawai, dari, sampai, urut }) => ({
    words: kata,
    staffId: isRowId(pegawai) ? pegawai : undefined,
    from: dari,
    through: sampai,
    isOldestFirst: urut === 'terlama',
  }),
  page: ({ db }, filter) => listAudit(db, filter),
  count: ({ db }, filter, most) => countAudit(db, filter, most),
  columns: {
    waktu: ({ madeAt }) => madeAt.toISOString(),
    pegawai: ({ staffName }) => staffName,
    peran: ({ staffRole }) => staffRole,
    tindakan: ({ sentence }) => sentence,
    tentang: ({ documentId }) => documentId,
    rincian: ({ details }) => JSON.stringify(details),
    id: ({ id }) => id,
    dalam_rantai: ({ isChained }) => (isChained ? 'ya' : 'belum'),
  },
})
