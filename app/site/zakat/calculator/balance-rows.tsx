import { GramField, RupiahField } from './fields.tsx'
import { addRowClass, RowButton, removeRowClass } from './row-button.tsx'
import { rowCount } from './rows.ts'
import type { RowState } from './form-rows.tsx'

/** A list of balances, which are added up. */
export function BalanceRows({ form }: { form: RowState }) {
  return (
    <SummedRows
      form={form}
      field="saldo"
      word="saldo"
      one="Saldo"
      hint="Tabungan, deposito, dompet digital, atau uang tunai."
    />
  )
}

/** A list of harvests, which are added up. */
export function HarvestRows({ form }: { form: RowState }) {
  return (
    <SummedRows
      form={form}
      field="panenKg"
      word="panen"
      one="Berat panen"
      hint="Dalam kilogram; panen setahun dari jenis yang sama boleh dijumlahkan."
    />
  )
}

type Props = {
  form: RowState
  field: 'saldo' | 'panenKg'
  /** What one row is, in the middle of a sentence. */
  word: string
  /** The label while there is one row. */
  one: string
  hint: string
}

function SummedRows({ form, field, word, one, hint }: Props) {
  const count = rowCount(form.values, field)
  const Amount = field === 'saldo' ? RupiahField : KilogramField
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Amount
              form={form}
              name={`${field}.${row}`}
              label={count === 1 ? one : `${one} ${row + 1}`}
              {...(row === 0 && { hint })}
            />
          </div>
          {count > 1 && (
            <RowButton
              form={form}
              prefix={field}
              change={`hapus.${row}`}
              icon="close"
              label={`Hapus ${word} ${row + 1}`}
              className={`${removeRowClass} mb-1`}
            />
          )}
        </div>
      ))}
      <RowButton form={form} prefix={field} change="tambah" icon="plus" className={addRowClass}>
        Tambah {word}
      </RowButton>
    </>
  )
}

function KilogramField(props: Parameters<typeof GramField>[0]) {
  return <GramField {...props} unit="kg" />
}
