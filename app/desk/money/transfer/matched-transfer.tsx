import type { MatchedTransfer } from '#features/charge/matched-transfers.server.ts'
import { formatDate, formatDateTime, momentAt } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DonationLink, matchWords } from './pending-transfer.tsx'

/** What came for one charge, each receipt with how it was matched. */
export function Matches({ matches }: { matches: readonly MatchedTransfer[] }) {
  return matches.map((match) => (
    <DeskFacts
      key={match.key}
      facts={[
        { label: 'Rekening', value: `${match.bank} ${match.number}` },
        { label: 'Nominal', value: formatRupiah(match.amount) },
        { label: 'Masuk', value: formatDate(momentAt(match.receivedOn, '12:00:00')) },
        { label: 'Program', value: match.campaign },
        { label: 'Dicocokkan', value: matchWords(match) },
        ...(match.undoneAt ? [{ label: 'Dibatalkan', value: formatDateTime(match.undoneAt) }] : []),
        { label: 'Donasi', value: <DonationLink id={match.donationId} /> },
      ]}
    />
  ))
}

/** Proposes to undo a match that was a mistake. */
export function UndoForm() {
  const fields = {
    reason: field.area('Alasan', {
      hint: 'Misalnya: mutasi ini atas nama pengirim lain. Jangan tulis data pribadi.',
      rows: 2,
      maxLength: 300,
    }),
  }
  return (
    <DeskSection
      title="Salah cocok?"
      note="Orang lain memutuskannya di “Menunggu Anda”, lengkap dengan jurnalnya."
    >
      <p className="text-sm text-muted">
        Donasi kembali menunggu pembayaran, kuitansinya batal, dan donaturnya dikabari bila
        kontaknya dapat kami jangkau. Dana yang sudah masuk menjadi titipan sampai pemiliknya
        ditemukan.
      </p>
      <DeskForm act="batalkan" submit="Ajukan pembatalan" look="danger" fields={fields} />
    </DeskSection>
  )
}

type ProofProps = { id: string; sentAt: Date; mayOpen: boolean }

/** The donor's proof: opened by those who may see donors' data, and every look is written down. */
export function ProofSection({ id, sentAt, mayOpen }: ProofProps) {
  return (
    <DeskSection title="Bukti dari donatur" note={`Dikirim ${formatDateTime(sentAt)}.`}>
      {mayOpen ? (
        <form method="post" action={`/kelola/transfer/${id}/bukti?aksi=buka`}>
          <p className="pb-3 text-sm text-muted">
            Berkas ini dapat memuat nama, rekening, dan saldo. Setiap kali dibuka tercatat di jejak
            audit.
          </p>
          <button type="submit" className="min-h-touch font-semibold text-primary underline">
            Unduh bukti
          </button>
        </form>
      ) : (
        <p className="text-muted">Peran Anda tidak mencakup data donatur.</p>
      )}
    </DeskSection>
  )
}
