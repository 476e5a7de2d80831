import type { listPapers } from '#features/disbursement/disbursement-papers.server.ts'
import type { DisbursementRow } from '#features/disbursement/disbursement-list.server.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFile, DeskForm, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  disbursement: Pick<DisbursementRow, 'id' | 'status'>
  papers: Awaited<ReturnType<typeof listPapers>>
  refused: Refused | undefined
}

/** The papers that a disbursement rests on; more may come until it is decided. */
export function PaperSection({ disbursement, papers, refused }: Props) {
  const isOpen = disbursement.status === 'proposed'
  const value = fieldValues(refused, {})
  if (!isOpen && papers.length === 0) return null
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
      {isOpen && (
        <DeskForm act="berkas" submit="Lampirkan" look="ghost" refused={refused} hasFiles>
          <DeskText {...value('nama')} label="Isi berkas" maxLength={80} />
          <DeskFile
            name="proof"
            label="Berkas"
            accept="application/pdf,image/jpeg,image/png,image/webp"
            hint="PDF atau foto, paling besar 8 MB."
            error={refused?.errors['proof']}
          />
        </DeskForm>
      )}
    </DeskSection>
  )
}
