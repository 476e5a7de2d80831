import { data, redirect } from 'react-router'
import { payDisbursement } from '#features/books/disburse.server.ts'
import { findDisbursement } from '#features/books/payout-list.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { fundBankChoices } from '../bank-account/shared-banks.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage, DeskSection } from '../ui/desk-page.tsx'
import { DeskFacts, Timeline } from '../ui/facts.tsx'
import { rowIdOf } from '../ui/found.ts'
import { refusedOf } from '../ui/refused.ts'
import type { Route } from './+types/penyaluran-id.ts'
import { PaidForm, paidInput } from './paid-form.tsx'
import { payoutFacts, payoutTimeline } from './payout-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Satu penyaluran – Kelola' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const payout = await findDisbursement(ctx.db, rowIdOf(params.id))
  if (!payout) throw data({ message: 'Page Not Found' }, { status: 404 })
  const banks = payout.status === 'approved' ? await fundBankChoices(ctx.db, payout.fund) : []
  return { payout, banks, today: dayOf(ctx.now()) }
}

export const action = acts({
  bayar: act(paidInput, { says: 'Mencatat penyaluran dibayar' }, async ({ ctx, params }, typed) => {
    const id = rowIdOf(params['id'])
    const [bankAccountId] = typed.banks
    await payDisbursement(ctx, id, { proof: typed.bukti, paidOn: typed.tanggal, bankAccountId })
    return redirect(`/kelola/penyaluran/${id}?kabar=simpan`, 303)
  }),
})

export default function PenyaluranId({ loaderData, actionData }: Route.ComponentProps) {
  const { payout, banks, today } = loaderData
  const refused = refusedOf(actionData)
  return (
    <DeskPage
      title={`Penyaluran ${formatRupiah(payout.amount)}`}
      lead={payout.description}
      back={{ href: '/kelola/penyaluran', label: 'Penyaluran' }}
    >
      <DoneNotice />
      <DeskFacts facts={payoutFacts(payout)} />
      {payout.status === 'approved' && (
        <PaidForm payout={payout} banks={banks} today={today} refused={refused} />
      )}
      {payout.status === 'paid' && payout.campaignSlug && (
        <DeskSection
          title="Laporan untuk donatur"
          note="Cerita, foto, dan bukti di halaman program."
        >
          <p>
            <a
              href={`/kelola/penyaluran/${payout.id}/laporan`}
              className="inline-flex min-h-touch items-center font-semibold text-primary underline"
            >
              {payout.reportedAt ? 'Sudah tampil: ubah atau tarik laporannya' : 'Tulis laporannya'}
            </a>
          </p>
        </DeskSection>
      )}
      <DeskSection title="Perjalanan" note="Yang terbaru di atas. Jam dalam WIB.">
        <Timeline entries={payoutTimeline(payout)} />
      </DeskSection>
    </DeskPage>
  )
}
