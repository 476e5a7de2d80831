import type { BankAccount } from '#features/bank-account/bank-account.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'

/** The funds a bank account may hold, as a choice. */
export const fundChoices = (['Z', 'IT', 'IU', 'D', 'W', 'A', 'N'] as const).map((code) => ({
  value: code,
  label: fundWords[code],
}))

function columnsFor(mayWrite: boolean): Column<BankAccount>[] {
  const close: Column<BankAccount> = {
    label: 'Ubah',
    cell: ({ id, bank, number, closed_on: closedOn }) =>
      !closedOn && (
        <PressForm
          act="tutup"
          fields={{ id }}
          look="quiet"
          label={`Ajukan penutupan ${bank} ${number}`}
        >
          Ajukan penutupan
        </PressForm>
      ),
  }
  return [
    {
      label: 'Rekening',
      cell: ({ id, bank, number, is_sample: isSample }) => (
        <span>
          <RowLink href={`/kelola/rekening/${id}`}>
            {bank} <span className="tabular">{number}</span>
          </RowLink>
          {isSample && <span className="text-xs text-muted"> data contoh</span>}
        </span>
      ),
    },
    { label: 'Atas nama', cell: ({ holder }) => holder },
    { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
    { label: 'Akun buku', cell: ({ account: code }) => code },
    { label: 'Dibuka', cell: ({ opened_on: day }) => formatDate(startOfDay(day)) },
    {
      label: 'Ditutup',
      cell: ({ closed_on: day }) => (day ? formatDate(startOfDay(day)) : 'Masih dipakai'),
    },
    ...(mayWrite ? [close] : []),
  ]
}

type ListProps = { accounts: readonly BankAccount[]; mayWrite: boolean }

export function BankAccountList({ accounts, mayWrite }: ListProps) {
  return (
    <DeskList
      caption="Rekening lembaga"
      columns={columnsFor(mayWrite)}
      rows={accounts}
      empty={{
        title: 'Belum ada rekening',
        text: 'Tanpa rekening, uang hanya dapat kembali lewat penyedia pembayaran.',
      }}
    />
  )
}

type Balance = { code: string; name: string; balance: number }

/** What the books say of each account of the ledger. */
export function Balances({ balances }: { balances: readonly Balance[] }) {
  return (
    <DeskList
      caption="Saldo menurut buku"
      columns={[
        { label: 'Akun', cell: ({ code, name }) => `${code} ${name}` },
        { label: 'Saldo', cell: ({ balance }) => formatRupiah(balance), isNumber: true },
      ]}
      rows={balances}
      keyOf={({ code }) => code}
      empty={{ title: 'Belum ada saldo' }}
    />
  )
}
