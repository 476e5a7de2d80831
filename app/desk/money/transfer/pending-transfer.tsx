import type { PendingTransfer } from '#features/transfer/pending-transfers.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { ChargeStatus } from '#platform/db/schema.ts'

type Match = { isConfirmed: boolean; undoneAt: Date | null }

type Props = {
  transfer: PendingTransfer
  mayWrite: boolean
  today: string
}

/** A transfer that may still come, and the form by which people confirm it. */
export function PendingTransferView({ transfer, mayWrite, today }: Props) {
  const { amount, added, bank, number, status, campaign, createdAt, expiresAt } = transfer
  const fields = {
    receivedOn: field.day('Tanggal dana masuk', { stored: today }),
    evidence: field.area('Bukti di bank', {
      hint: 'Misalnya nomor referensi di mutasi. Jangan tulis data pribadi.',
      rows: 2,
      maxLength: 300,
    }),
  }
  return (
    <>
      <DeskFacts
        facts={[
          { label: 'Rekening', value: `${bank} ${number}` },
          { label: 'Nominal persis', value: formatRupiah(amount) },
          { label: 'Angka unik di dalamnya', value: formatRupiah(rupiah(added)) },
          { label: 'Program', value: campaign },
          { label: 'Keadaan', value: transferStateWords(status) },
          { label: 'Dibuat', value: formatDateTime(createdAt) },
          { label: 'Batas akhir', value: formatDateTime(expiresAt) },
          { label: 'Donasi', value: <DonationLink id={transfer.donationId} /> },
        ]}
      />
      {mayWrite && (
        <DeskSection title="Dananya sudah tampak di bank?">
          <p className="text-sm text-muted">
            Cara biasa: muat mutasi rekening, dan transfer ini cocok sendiri. Bila tidak dapat
            menunggu, ajukan di sini; orang lain memeriksanya di bank sebelum menyetujui. Mutasi
            yang datang kemudian tidak mencatatnya dua kali.
          </p>
          <DeskForm act="ajukan" submit="Ajukan" fields={fields} />
        </DeskSection>
      )}
    </>
  )
}

export function DonationLink({ id }: { id: string }) {
  return (
    <a className="text-primary underline" href={`/kelola/donasi/${id}`}>
      Buka donasinya
    </a>
  )
}

/** The state of an open transfer: past its end, money may still come while its sum rests. */
export function transferStateWords(status: ChargeStatus): string {
  if (status === 'cancelled') return 'Dibatalkan donatur'
  return status === 'expired' ? 'Lewat batas, masih mungkin masuk' : 'Menunggu'
}

/** How a transfer was matched, or that this was undone. */
export function matchWords({ isConfirmed, undoneAt }: Match): string {
  if (undoneAt) return 'Dibatalkan'
  return isConfirmed ? 'Dipastikan dua orang' : 'Dari mutasi'
}
