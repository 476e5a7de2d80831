import { recordAudit } from '#features/staff/audit.server.ts'
import { type AuditFilter, readAudit } from '#features/staff/audit-log.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import type { Route } from './+types/jejak-csv.ts'
import { auditFilterIn } from './audit-filter.ts'
import { deskContext } from './context.ts'
import { csvDownload, csvLine } from './ui/csv.ts'

/** The audit log as a file for an auditor, by the filters of its page. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const { filters, filter } = auditFilterIn(new URL(request.url).searchParams)
  const says = 'Mengunduh jejak audit'
  await recordAudit(ctx, ctx.db, { staff, permission, says, details: filters })
  return csvDownload(`jejak-audit-${dayOf(ctx.now())}.csv`, linesOf(ctx.db, filter))
}

const HEAD = ['waktu', 'pegawai', 'peran', 'tindakan', 'tentang', 'rincian', 'id', 'dalam_rantai']

async function* linesOf(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(HEAD)
  for await (const rows of readAudit(db, filter)) {
    const lines = rows.map((row) =>
      csvLine([
        row.madeAt.toISOString(),
        row.staffName,
        row.staffRole,
        row.says,
        row.documentId,
        JSON.stringify(row.details),
        row.id,
        row.isChained ? 'ya' : 'belum',
      ]),
    )
    yield lines.join('')
  }
}
