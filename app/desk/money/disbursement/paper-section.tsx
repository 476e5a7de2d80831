import type { listPapers } from '#features/disbursement/disbursement-papers.server.ts'
import type { DisbursementRow } from '#features/disbursement/disbursement-list.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  disbursement: Pick<DisbursementRow, 'id' | 'status'>
  papers: Awaited<ReturnType<typeof listPapers>>
}

/** The papers that a disbursement rests on; more may come until it is decided. */
export function PaperSection({ disbursement, papers }: Props) {
  const isOpen = disbursement.status === 'proposed'
  if (!isOpen && papers.length === 0) return null
  const fields = {
    nama: field.text('Isi berkas', { maxLength: 80 }),
    proof: field.file('Berkas', {
      accept: 'application/pdf,image/jpeg,image/png,image/webp',
      hint: 'PDF atau foto, paling besar 8 MB.',
    }),
  }
  return (
    <DeskSection
      title="Berkas"
      note="Proposal, tagihan, atau surat. Dilihat oleh yang menyetujui, dan tidak tampil untuk umum."
    >
      {papers.length > 0 && (
        <ul className="grid gap-1">
          {papers.map(({ id, name, type }) => (
            <li key={id}>
              <a
                href={`/kelola/penyaluran/${disbursement.id}/berkas/${id}`}
                className="inline-flex min-h-touch items-center text-primary underline"
              >
                {name} ({type === 'application/pdf' ? 'PDF' : 'foto'})
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <DeskForm act="berkas" submit="Lampirkan" look="ghost" hasFiles fields={fields} />}
    </DeskSection>
  )
}
