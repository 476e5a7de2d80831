import { type LoaderFunctionArgs, redirect } from 'react-router'
import { recordAudit } from '#features/staff/audit.server.ts'
import {
  countAudit,
  type AuditFilter,
  type AuditRow,
  readAudit,
} from '#features/staff/audit-log.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import { auditFilterIn } from './audit-filter.ts'
import { deskContext } from './context.ts'
import { addressWith } from './ui/filters.ts'
import { type FileFormat, listFile } from './ui/list-file.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** A sheet this long is heavy for a spreadsheet, and for the server that packs it; CSV is sent as it is read. */
const LONGEST_WORKBOOK = 200_000

const head = ['waktu', 'pegawai', 'peran', 'tindakan', 'tentang', 'rincian', 'id', 'dalam_rantai']

/** The audit log as a file for an auditor, by the filters of its page. */
export async function auditFile({ context, request }: Args, format: FileFormat) {
  const { ctx, staff, permission } = context.get(deskContext)
  const { filters, filter } = auditFilterIn(new URL(request.url).searchParams)
  if (format === 'xlsx' && (await isTooLong(ctx.db, filter))) {
    throw redirect(addressWith('/kelola/jejak', filters, { panjang: 'ya' }), 303)
  }
  const says = 'Mengunduh jejak audit'
  const details = { ...filters, bentuk: format }
  await recordAudit(ctx, ctx.db, { staff, permission, says, details })
  const name = `jejak-audit-${dayOf(ctx.now())}`
  return await listFile({ format, name, title: 'Jejak audit', head, rows: cells(ctx.db, filter) })
}

async function* cells(db: Db, filter: AuditFilter) {
  for await (const rows of readAudit(db, filter)) yield rows.map(cellsOf)
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

async function isTooLong(db: Db, filter: AuditFilter): Promise<boolean> {
  return (await countAudit(db, filter, LONGEST_WORKBOOK + 1)) > LONGEST_WORKBOOK
}
