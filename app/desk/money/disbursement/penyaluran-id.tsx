import { redirect } from 'react-router'
import { payDisbursement } from '#features/disbursement/disburse.server.ts'
import { assertRecipients } from '#features/mustahik/recipients.server.ts'
import { formatRupiah } from '#platform/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DoneNotice, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, Timeline } from '#app/desk/ui/facts.tsx'
import { rowIdOf } from '#app/desk/ui/found.ts'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/penyaluran-id.ts'
import { PaidForm, paidInput } from './paid-form.tsx'
import { keepPaper } from './paper-acts.ts'
import { PaperSection } from './paper-section.tsx'
import { recipientActs } from './recipient-acts.ts'
import { RecipientSection } from './recipient-section.tsx'
import { disbursementFacts, disbursementTimeline } from './disbursement-parts.tsx'
import { disbursementView } from './disbursement-view.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Satu penyaluran – Kelola' }]

export function loader({ context, params }: Route.LoaderArgs) {
  return disbursementView(context.get(deskContext).ctx, rowIdOf(params.id))
}

export const action = acts({
  bayar: act(
    paidInput,
    { says: 'Mencatat penyaluran dibayar' },
    async ({ ctx, staff, params }, typed) => {
      const id = rowIdOf(params['id'])
      const [bankAccountId] = typed.banks
      const { bukti: proof, tanggal: paidOn } = typed
      await assertRecipients(ctx, id)
      await payDisbursement(ctx, id, { proof, paidOn, bankAccountId, by: staff.id })
      return redirect(`/kelola/penyaluran/${id}?kabar=simpan`, 303)
    },
  ),
  berkas: keepPaper,
  ...recipientActs,
})

export default function PenyaluranId({ loaderData, actionData }: Route.ComponentProps) {
  const { disbursement, banks, today, papers, money, recipients } = loaderData
  const adding = useRefusedAt(actionData, 'penerima')
  const refused = adding ? undefined : refusedOf(actionData)
  return (
    <DeskPage
      title={`Penyaluran ${formatRupiah(disbursement.amount)}`}
      lead={disbursement.description}
      back={{ href: '/kelola/penyaluran', label: 'Penyaluran' }}
    >
      <DoneNotice />
      <DeskFacts facts={disbursementFacts(disbursement)} />
      {money && (
        <DeskSection title="Dananya" note="Keadaan saat halaman ini dibuka.">
          <DeskFacts facts={money} />
        </DeskSection>
      )}
      <PaperSection disbursement={disbursement} papers={papers} refused={refused} />
      <RecipientSection {...{ disbursement, recipients }} refused={adding} />
      {disbursement.status === 'approved' && (
        <PaidForm disbursement={disbursement} banks={banks} today={today} refused={refused} />
      )}
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
