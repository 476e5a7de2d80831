import type { DisbursementRow } from '#features/disbursement/disbursement-list.server.ts'
import type { Evidence } from '#features/mustahik/evidence.server.ts'
import { evidenceWords } from '#features/mustahik/mustahik.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

type Props = {
  disbursement: Pick<DisbursementRow, 'id' | 'status'>
  evidence: readonly Evidence[]
}

/** What proves the handover to all recipients: one list, one set of minutes, photos. */
export function HandoverSection({ disbursement: { id, status }, evidence }: Props) {
  const mayWrite = useIsPermitted('serah')
  if (status !== 'approved' && status !== 'paid') return null
  const fields = {
    macam: field.choice('Isinya', evidenceWords, { anything: 'Pilih' }),
    nama: field.optional.text('Ditandatangani oleh', {
      hint: 'Untuk bukti terima.',
      maxLength: 120,
    }),
    bukti: field.file('Foto atau PDF', {
      accept: 'application/pdf,image/jpeg,image/png,image/webp',
      hint: 'Paling besar 8 MB. Jangan memotret wajah anak.',
    }),
  }
  return (
    <DeskSection
      title="Bukti penyerahan bersama"
      note="Daftar bertanda tangan, berita acara, dan foto. Tersimpan terenkripsi; hanya dibuka oleh yang boleh melihat nama, dan setiap kali dibuka tercatat."
    >
      <EvidenceList disbursementId={id} evidence={evidence} />
      {mayWrite && (
        <DeskForm
          act="serah"
          submit="Simpan bukti"
          look="ghost"
          hasFiles
          columns={2}
          fields={fields}
        />
      )}
    </DeskSection>
  )
}

type ListProps = { disbursementId: string; evidence: readonly Evidence[] }

/** The files, each a link that is written down when it opens. */
export function EvidenceList({ disbursementId, evidence }: ListProps) {
  if (evidence.length === 0) return <p className="text-muted">Belum ada bukti.</p>
  return (
    <ul className="grid gap-1">
      {evidence.map(({ id, kind, type, savedAt }) => (
        <li key={id}>
          <a
            href={`/kelola/penyaluran/${disbursementId}/serah/${id}`}
            className="inline-flex min-h-touch items-center text-primary underline"
          >
            {`${evidenceWords[kind]} (${type === 'application/pdf' ? 'PDF' : 'foto'}), ${formatDateTime(savedAt)}`}
          </a>
        </li>
      ))}
    </ul>
  )
}
