import { findDisbursement } from '#features/disbursement/disbursement-list.server.ts'
import { findReport } from '#features/disbursement/disbursement-reports.server.ts'
import { account } from '#features/ledger/ledger.ts'
import { listMedia } from '#features/media/queries.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { pageNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/penyaluran-laporan.ts'
import { reportActs } from './report-acts.ts'
import {
  DocumentForms,
  PickForm,
  ReportPictures,
  ReportWordsForm,
  UploadPictureForm,
} from './report-forms.tsx'

const LIBRARY = 11

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const disbursement = await findDisbursement(ctx.db, rowIdOf(params.id))
  if (disbursement?.status !== 'paid' || disbursement.campaignSlug === null) {
    throw pageNotFound()
  }
  const { items: library } = await listMedia(ctx.db, { limit: LIBRARY })
  return {
    disbursement: { ...disbursement, campaignSlug: disbursement.campaignSlug },
    hasUnits: disbursement.account === account.wakafAsset,
    ...(await findReport(ctx.db, disbursement.id)),
    library,
    isTooLarge: new URL(request.url).searchParams.get('berkas') === 'besar',
  }
}

export const action = reportActs

export default function PenyaluranLaporan({ loaderData, actionData }: Route.ComponentProps) {
  const { disbursement, hasUnits, report, document, pictures, library, isTooLarge } = loaderData
  return (
    <DeskPage
      title="Laporan penyaluran"
      lead={`${formatRupiah(disbursement.amount)} untuk ${disbursement.description}`}
      back={{ href: `/kelola/penyaluran/${disbursement.id}`, label: 'Penyaluran' }}
      isNarrow
    >
      <Refusals answer={actionData} />
      {isTooLarge && <Notice tone="danger" title="Berkas terlalu besar. Pilih yang lebih kecil." />}
      <Standing report={report} slug={disbursement.campaignSlug} />
      <DeskSection title="Cerita">
        <ReportWordsForm report={report} hasUnits={hasUnits} />
      </DeskSection>
      <DeskSection title="Foto" note="Tampil berurutan, paling banyak delapan.">
        <ReportPictures pictures={pictures} />
        <UploadPictureForm />
      </DeskSection>
      <DeskSection title="Foto dari pustaka">
        <PickForm pictures={library} />
      </DeskSection>
      <DeskSection title="Dokumen bukti" note="Kuitansi, berita acara, atau bukti transfer.">
        <DocumentForms id={disbursement.id} document={document} />
      </DeskSection>
    </DeskPage>
  )
}

/** Buttons have no field to put a refusal at. */
function Refusals({ answer }: { answer: unknown }) {
  const refused = [useRefusedAt(answer, 'terbit'), useRefusedAt(answer, 'tarik')].find(Boolean)
  const message = refused && Object.values(refused.errors)[0]
  if (!message) return null
  return (
    <div role="alert">
      <Notice tone="danger" title={message} />
    </div>
  )
}

type StandingProps = Pick<Route.ComponentProps['loaderData'], 'report'> & { slug: string }

/** Whether visitors see it, and the button that changes this. */
function Standing({ report, slug }: StandingProps) {
  if (!report) {
    return <p className="text-muted">Belum ditulis. Simpan ceritanya, lalu terbitkan.</p>
  }
  const { publishedAt, publisher } = report
  if (!publishedAt) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>Tersimpan, belum tampil di halaman program.</p>
        <PressForm act="terbit" look="primary">
          Terbitkan di halaman program
        </PressForm>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Tampil sejak {formatDateTime(publishedAt)}
        {publisher && `, oleh ${publisher}`}.{' '}
        <a href={`/campaign/${slug}#penyaluran`} className="font-semibold text-primary underline">
          Lihat di halaman program
        </a>
      </p>
      <PressForm act="tarik" look="danger">
        Tarik dari halaman program
      </PressForm>
    </div>
  )
}
