import type { ExportedList } from '#features/list-export/exported-list.ts'
import { type AuditRow, countAudit, listAudit } from '#features/staff/audit-log.server.ts'
import { auditFilterNames, auditFilterOf } from './audit-filter.ts'

const head = ['waktu', 'pegawai', 'peran', 'tindakan', 'tentang', 'rincian', 'id', 'dalam_rantai']

/** The audit log as a file for an auditor. */
export const auditList: ExportedList = {
  title: 'Jejak audit',
  file: 'jejak-audit',
  filterNames: auditFilterNames,
  says: 'Mengunduh jejak audit',
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { rows, next } = await listAudit(db, { ...auditFilterOf(filters), after }, size)
    return { rows: rows.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countAudit(db, auditFilterOf(filters), most),
}

function cellsOf(row: AuditRow) {
  return [
    row.madeAt.toISOString(),
    row.staffName,
    row.staffRole,
    row.says,
    row.documentId,
    JSON.stringify(row.details),
    row.id,
    row.isChained ? 'ya' : 'belum',
  ]
}
