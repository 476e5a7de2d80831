import type { AuditFilter } from '#features/staff/audit-log.server.ts'
import { isRowId } from '#platform/row-id.ts'

/** The filters of the audit log, as its address has them. */
export const auditFilterNames = ['kata', 'pegawai', 'dari', 'sampai', 'urut'] as const

type Typed = Partial<Record<(typeof auditFilterNames)[number], string | undefined>>

/** The same as the query takes them. */
export function auditFilterOf({ kata, pegawai, dari, sampai, urut }: Typed): AuditFilter {
  return {
    words: kata,
    staffId: isRowId(pegawai) ? pegawai : undefined,
    from: dari,
    through: sampai,
    isOldestFirst: urut === 'terlama',
  }
}
