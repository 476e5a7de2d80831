import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, Timeline } from '#app/desk/ui/facts.tsx'
import { rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/penyaluran-id.ts'
import { disbursementActs } from './disbursement-acts.ts'
import { HandoverSection } from './evidence-section.tsx'
import { PaidForm } from './paid-form.tsx'
import { RecipientSection } from './recipient-section.tsx'
import { disbursementFacts, disbursementTimeline } from './disbursement-parts.tsx'
import { disbursementView } from './disbursement-view.ts'
import type { listPapers } from '#features/disbursement/disbursement-papers.server.ts'
import type { DisbursementRow } from '#features/disbursement/disbursement-list.server.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  disbursement: Pick<DisbursementRow, 'id' | 'status'>
  papers: Awaited<ReturnType<typeof listPapers>>
}

export function loader({ context, params }: Route.LoaderArgs) {
  return disbursementView(context.get(deskContext).ctx, rowIdOf(params.id))
}

export const action = disbursementActs

export default function PenyaluranId({ loaderData }: Route.ComponentProps) {
  const { disbursement, banks, today, papers, money, recipients, evidence } = loaderData
  return (
    <DeskPage
      title={`Penyaluran ${formatRupiah(disbursement.amount)}`}
      tab="Satu penyaluran"
      lead={disbursement.description}
      back={{ href: '/kelola/penyaluran', label: 'Penyaluran' }}
    >
      <DeskFacts facts={disbursementFacts(disbursement)} />
      {money && (
        <DeskSection title="Dananya" note="Keadaan saat halaman ini dibuka.">
          <DeskFacts facts={money} />
        </DeskSection>
      )}
      <PaperSection disbursement={disbursement} papers={papers} />
      <RecipientSection {...{ disbursement, recipients }} />
      <HandoverSection {...{ disbursement, evidence }} />
      {disbursement.status === 'approved' && <PaidForm {...{ disbursement, banks, today }} />}
      {disbursement.status === 'paid' && disbursement.campaignSlug && (
        <DeskSection
          title="Laporan untuk donatur"
          note="Cerita, foto, dan bukti di halaman program."
        >
          <p>
            <a
              href={`/kelola/penyaluran/${disbursement.id}/laporan`}
              className="inline-flex min-h-touch items-center font-semibold text-primary underline"
            >
              {disbursement.reportedAt
                ? 'Sudah tampil: ubah atau tarik laporannya'
                : 'Tulis laporannya'}
            </a>
          </p>
        </DeskSection>
      )}
      <DeskSection title="Perjalanan" note="Yang terbaru di atas. Jam dalam WIB.">
        <Timeline entries={disbursementTimeline(disbursement)} />
      </DeskSection>
    </DeskPage>
  )
}

/** The papers that a disbursement rests on; more may come until it is decided. */
function PaperSection({ disbursement, papers }: Props) {
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
