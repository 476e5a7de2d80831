import { GramField, karatChoices, SelectField } from './fields.tsx'
import { addRowClass, RowButton, removeRowClass } from './row-button.tsx'
import { rowCount } from './rows.ts'
import type { RowState } from './form-rows.tsx'

const metals = [
  { value: 'emas', label: 'Emas' },
  { value: 'perak', label: 'Perak' },
]
const uses = [
  { value: 'disimpan', label: 'Disimpan' },
  { value: 'dipakai', label: 'Dipakai' },
]

/** A list of jewellery, each piece with metal, weight, karat and use. */
export function JewelleryRows({ of }: { of: RowState }) {
  const count = rowCount(of.values, 'items')
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        <Piece key={row} of={of} row={row} isOnly={count === 1} />
      ))}
      <RowButton of={of} prefix="items" change="tambah" icon="plus" className={addRowClass}>
        Tambah perhiasan
      </RowButton>
    </>
  )
}

type PieceProps = { of: RowState; row: number; isOnly: boolean }

function Piece({ of, row, isOnly }: PieceProps) {
  const field = `items.${row}`
  const isSilver = of.values[`${field}.jenis`] === 'perak'
  return (
    <fieldset className="grid gap-3 rounded-field bg-surface-2 p-3 lg:p-4">
      <legend className="sr-only">Perhiasan {row + 1}</legend>
      <div className="flex min-h-11 items-center justify-between">
        <p aria-hidden="true" className="font-bold">
          Perhiasan {row + 1}
        </p>
        {!isOnly && (
          <RowButton
            of={of}
            prefix="items"
            change={`hapus.${row}`}
            icon="close"
            label={`Hapus perhiasan ${row + 1}`}
            className={removeRowClass}
          />
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-3">
        <SelectField of={of} name={`${field}.jenis`} label="Jenis" choices={metals} />
        <SelectField of={of} name={`${field}.dipakai`} label="Keadaan" choices={uses} />
      </div>
      <div className={`grid items-start gap-3 ${isSilver ? '' : 'sm:grid-cols-2'}`}>
        <GramField of={of} name={`${field}.gram`} label="Berat" />
        {!isSilver && (
          <SelectField of={of} name={`${field}.karat`} label="Kadar" choices={karatChoices} />
        )}
      </div>
    </fieldset>
  )
}
