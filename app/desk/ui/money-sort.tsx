import { DeskSelect } from './form.tsx'

/** The orders of a list of money: by day or by sum. */
export function MoneySortSelect({ sort }: { sort: string }) {
  return (
    <DeskSelect
      name="urut"
      label="Urutkan"
      defaultValue={sort}
      choices={[
        { value: 'terbaru', label: 'Terbaru' },
        { value: 'terlama', label: 'Terlama' },
        { value: 'nominal', label: 'Nominal terbesar' },
      ]}
    />
  )
}
