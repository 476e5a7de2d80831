import { templates } from '#features/voucher/templates/templates.ts'
import { voucherStates } from '#features/voucher/voucher.ts'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { FilterBar } from '#app/desk/ui/list.tsx'
import { MoneySortSelect } from '#app/desk/ui/money-sort.tsx'
import type { ListFilters } from '#features/list-export/exported-list.ts'

/** The search, the filters and the orders of the list. */
export function VoucherFilters({ filters, sort }: { filters: ListFilters; sort: string }) {
  return (
    <FilterBar
      reset="/kelola/transaksi"
      search={
        <DeskText
          name="kata"
          label="Nomor, pihak, atau keterangan"
          defaultValue={filters.kata ?? ''}
          type="search"
        />
      }
    >
      <DeskSelect
        name="jenis"
        label="Transaksi"
        anything="Semua transaksi"
        defaultValue={filters.jenis ?? ''}
        choices={templates.map(({ key, title }) => ({ value: key, label: title }))}
      />
      <DeskSelect
        name="keadaan"
        label="Keadaan"
        anything="Semua keadaan"
        defaultValue={filters.keadaan ?? ''}
        choices={Object.entries(voucherStates).map(([value, label]) => ({ value, label }))}
      />
      <DeskSelect
        name="tinjau"
        label="Tinjauan"
        anything="Semua"
        defaultValue={filters.tinjau ?? ''}
        choices={[{ value: 'belum', label: 'Belum ditinjau' }]}
      />
      <DeskText name="dari" label="Dari" type="date" defaultValue={filters.dari ?? ''} />
      <DeskText name="sampai" label="Sampai" type="date" defaultValue={filters.sampai ?? ''} />
      <MoneySortSelect sort={sort} />
    </FilterBar>
  )
}
