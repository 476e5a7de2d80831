import type { ListFilters } from '#features/list-export/exported-list.ts'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { FilterBar } from '#app/desk/ui/list.tsx'

/** The filters and the orders of the list. */
export function TransferFilters({ filters, sort }: { filters: ListFilters; sort: string }) {
  const isMatched = filters['daftar'] === 'cocok'
  return (
    <FilterBar reset="/kelola/transfer">
      {!isMatched && (
        <DeskText
          name="nominal"
          label="Nominal (Rp)"
          inputMode="numeric"
          size={12}
          defaultValue={filters['nominal'] ?? ''}
        />
      )}
      <DeskSelect
        name="daftar"
        label="Daftar"
        anything="Yang ditunggu"
        choices={[{ value: 'cocok', label: 'Sudah cocok' }]}
        defaultValue={filters['daftar'] ?? ''}
      />
      <DeskSelect
        name="urut"
        label="Urutkan"
        defaultValue={isMatched ? (filters['urut'] ?? 'terbaru') : sort}
        choices={[
          { value: 'terlama', label: 'Terlama' },
          { value: 'terbaru', label: 'Terbaru' },
          ...(isMatched ? [] : [{ value: 'nominal', label: 'Nominal terbesar' }]),
        ]}
      />
    </FilterBar>
  )
}
