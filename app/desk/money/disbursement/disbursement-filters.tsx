import { DeskSelect } from '#app/desk/ui/form.tsx'
import { FilterBar } from '#app/desk/ui/list.tsx'
import { MoneySortSelect } from '#app/desk/ui/money-sort.tsx'
import { disbursementStates } from './disbursement-words.ts'

/** The filters of the list, and its orders. */
export function DisbursementFilters({ state, sort }: { state: string | undefined; sort: string }) {
  return (
    <FilterBar reset="/kelola/penyaluran">
      <DeskSelect
        name="keadaan"
        label="Keadaan"
        defaultValue={state ?? ''}
        anything="Semua keadaan"
        choices={Object.entries(disbursementStates).map(([value, { words }]) => ({
          value,
          label: words,
        }))}
      />
      <MoneySortSelect sort={sort} />
    </FilterBar>
  )
}
