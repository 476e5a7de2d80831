import type { ExportedList } from '#features/list-export/exported-list.ts'
import { exportHead, exportRow } from './columns.ts'
import { filterNames, readFilter } from './donation-filter.ts'
import { countDonations, listDonations } from './list-donations.server.ts'
import { withTaxIds } from './tax-ids.server.ts'

/** Donations as a file: with initials and contacts in part, unless two people agreed on more. */
export const exportedDonations: ExportedList = {
  title: 'Donasi',
  file: 'donasi',
  filterNames,
  says: 'Mengunduh daftar donasi',
  head: exportHead,
  async page(ctx, { filters, fields, after, size }) {
    const { rows, next } = await listDonations(ctx.db, readFilter(filters), { after, size })
    const full = fields.includes('npwp') ? await withTaxIds(ctx, rows) : rows
    return { rows: full.map((row) => exportRow(row, fields)), next }
  },
  count: (ctx, filters, most) => countDonations(ctx.db, readFilter(filters), most),
}
