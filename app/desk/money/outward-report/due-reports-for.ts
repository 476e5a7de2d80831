import { listDueReports } from '#features/report-filing/due-reports.server.ts'
import type { DueReport } from '#features/report-filing/report-filing.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Ctx } from '#platform/context.ts'

/** The reports that nobody has marked as sent, for whoever may read them. */
export async function dueReportsFor(ctx: Ctx, { role }: Pick<Staff, 'role'>): Promise<DueReport[]> {
  return isPermitted(role, 'books.read') ? await listDueReports(ctx) : []
}
