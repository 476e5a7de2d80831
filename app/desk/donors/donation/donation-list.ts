import { type ExportedDonation, exportColumns } from '#features/donation-log/columns.ts'
import { filterNames, readFilter } from '#features/donation-log/donation-filter.ts'
import { countDonations, listDonations } from '#features/donation-log/list-donations.server.ts'
import { withTaxIds } from '#features/donation-log/tax-ids.server.ts'
import type { PageOf } from '#platform/db/page.server.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'

/** Donations; files have initials and contacts in part, unless two people agreed on more. */
export const donationList = deskList({
  title: 'Donasi',
  file: 'donasi',
  filters: filterNames,
  sentence: 'Mengunduh daftar donasi',
  read: readFilter,
  async page(ctx, filter, fields): Promise<PageOf<ExportedDonation>> {
    const page = await listDonations(ctx.db, filter)
    return fields.includes('npwp') ? { ...page, items: await withTaxIds(ctx, page.items) } : page
  },
  count: ({ db }, filter, most) => countDonations(db, filter, most),
  columns: exportColumns,
})
