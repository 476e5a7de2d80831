import { redirect, type LoaderFunctionArgs } from 'react-router'
import { exportHead, type ExportCell, exportRow } from '#features/donation-log/columns.ts'
import { filterNames, readFilter } from '#features/donation-log/donation-filter.ts'
import { listDonations } from '#features/donation-log/list-donations.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { deskContext } from '../context.ts'
import { addressWith, filtersIn } from '../ui/filters.ts'

/** More than this is made in the background. */
const MOST_AT_ONCE = 2_000

export type ShownRows = { head: string[]; rows: ExportCell[][] }

/** The rows of the list in the address, without names and contacts; too many lead to the export in the background. */
export async function shownRows(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  format: string,
): Promise<ShownRows> {
  const { ctx, staff, permission } = context.get(deskContext)
  const filters = filtersIn(new URL(request.url).searchParams, filterNames)
  const { rows, next } = await listDonations(ctx.db, readFilter(filters), { size: MOST_AT_ONCE })
  if (next) throw redirect(addressWith('/kelola/ekspor/baru', filters, { banyak: 'ya' }), 303)
  // What was searched for may be a contact.
  const { cari, ...told } = filters
  const details = { ...told, ...(cari && { cari: 'ya' }), bentuk: format, baris: rows.length }
  await recordAudit(ctx, ctx.db, { staff, permission, says: 'Mengunduh daftar donasi', details })
  return { head: exportHead([]), rows: rows.map((row) => exportRow(row, [])) }
}
