import { DeskSelect, fieldValues } from '#app/desk/ui/form.tsx'
import type { BankChoice } from './bank-input.ts'

type Props = {
  choices: readonly BankChoice[]
  value: ReturnType<typeof fieldValues>
  /** 'Dibayar dari rekening', 'Masuk ke rekening'. */
  label: string
}

/** Asks for each shared account which bank account is meant; nothing is drawn where there is no choice. */
export function BankFields({ choices, value, label }: Props) {
  return choices.map(({ account, choices: banks }) => (
    <DeskSelect
      key={account}
      {...value(`rekening${account}`)}
      label={`${label} (akun ${account})`}
      hint="Beberapa rekening berbagi akun buku ini."
      choices={banks}
      anything="Pilih rekening"
    />
  ))
}
