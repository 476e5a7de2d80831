import type { AuditFilter } from '#features/staff/audit-log.server.ts'
import { isRowId } from '#platform/row-id.ts'
import { filtersIn } from './ui/filters.ts'

/** The filters of the audit log in an address, as the address has them and as the query takes them. */
export function auditFilterIn(params: URLSearchParams) {
  const filters = filtersIn(params, ['kata', 'pegawai', 'dari', 'sampai', 'urut'])
  const filter: AuditFilter = {
    words: filters.kata,
    staffId: isRowId(filters.pegawai) ? filters.pegawai : undefined,
    from: filters.dari,
    through: filters.sampai,
    isOldestFirst: filters.urut === 'terlama',
  }
  return { filters, filter }
}
