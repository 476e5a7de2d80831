import type { OwnTransferRow } from '#features/bank-account/own-transfer.server.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'

const columns: readonly Column<OwnTransferRow>[] = [
  { label: 'Tanggal', cell: ({ movedOn }) => formatDate(startOfDay(movedOn)) },
  { label: 'Dari', cell: ({ fromBank, fromNumber }) => `${fromBank} ${fromNumber}` },
  { label: 'Ke', cell: ({ toBank, toNumber }) => `${toBank} ${toNumber}` },
  {
    label: 'Keterangan',
    cell: ({ note }) => <span className="[overflow-wrap:anywhere]">{note}</span>,
  },
  { label: 'Nominal', cell: ({ amount }) => formatRupiah(amount), isNumber: true },
  {
    label: 'Keadaan',
    cell: ({ id, amount, undoneAt }) =>
      undoneAt ? (
        `Dibatalkan ${formatDateTime(undoneAt)}`
      ) : (
        <PressForm
          act="batalkan"
          fields={{ id }}
          look="quiet"
          label={`Ajukan pembatalan ${formatRupiah(amount)}`}
        >
          Ajukan pembatalan
        </PressForm>
      ),
  },
]

/** The latest transfers between our own bank accounts. */
export function OwnTransferList({ transfers }: { transfers: readonly OwnTransferRow[] }) {
  return (
    <DeskList
      caption="Pemindahan antar rekening lembaga"
      columns={columns}
      rows={transfers}
      empty={{ title: 'Belum ada pemindahan yang dicatat' }}
    />
  )
}

type FormProps = {
  choices: readonly DeskChoice[]
  stored: Readonly<Record<string, string>>
  today: string
}

/** Books one that has happened at the banks; another person agrees. */
export function OwnTransferForm({ choices, stored, today }: FormProps) {
  if (choices.length === 0) {
    return <p className="text-muted">Setiap akun buku hanya punya satu rekening yang dipakai.</p>
  }
  const fields = {
    dari: field.choice('Dari rekening', choices, { anything: 'Pilih rekening' }),
    ke: field.choice('Ke rekening', choices, { anything: 'Pilih rekening' }),
    nominal: field.rupiah('Nominal'),
    tanggal: field.day('Tanggal dipindahkan', { max: today }),
    keterangan: field.text('Keterangan', { maxLength: 200 }),
  }
  return (
    <DeskSection
      title="Catat pemindahan"
      note="Setelah disetujui orang lain, baris kedua rekening korannya dapat dihubungkan."
    >
      <DeskForm
        isReadable={false}
        act="ajukan"
        submit="Ajukan"
        columns={2}
        stored={stored}
        fields={fields}
      />
    </DeskSection>
  )
}
