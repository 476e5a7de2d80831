import { RupiahField } from './fields.tsx'
import { addRowClass, RowButton, removeRowClass } from './row-button.tsx'
import { rowCount } from './rows.ts'
import type { Calculator } from './use-calculator.ts'

/** A list of balances, which are added up. */
export function BalanceRows({ of }: { of: Calculator<'zakatsimpananuang'> }) {
  const count = rowCount(of.values, 'saldo')
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <RupiahField
              of={of}
              name={`saldo.${row}`}
              label={count === 1 ? 'Saldo' : `Saldo ${row + 1}`}
              {...(row === 0 && { hint: 'Tabungan, deposito, dompet digital, atau uang tunai.' })}
            />
          </div>
          {count > 1 && (
            <RowButton
              of={of}
              prefix="saldo"
              change={`hapus.${row}`}
              icon="close"
              label={`Hapus saldo ${row + 1}`}
              className={`${removeRowClass} mb-1`}
            />
          )}
        </div>
      ))}
      <RowButton of={of} prefix="saldo" change="tambah" icon="plus" className={addRowClass}>
        Tambah saldo
      </RowButton>
    </>
  )
}
