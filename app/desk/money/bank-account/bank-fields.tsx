import { type FieldTable, field } from '#app/desk/ui/form.tsx'
import type { BankChoice } from './bank-input.ts'

/**
 * Asks for each shared account which bank account is meant; none where there is no choice. `label` is
 * 'Dibayar dari rekening', 'Masuk ke rekening'.
 */
export function bankFields(shared: readonly BankChoice[], label: string): FieldTable {
  const rows = shared.map(({ account, choices }) => [
    `rekening${account}`,
    field.choice(`${label} (akun ${account})`, choices, {
      hint: 'Beberapa rekening berbagi akun buku ini.',
      anything: 'Pilih rekening',
    }),
  ])
  return Object.fromEntries(rows)
}
