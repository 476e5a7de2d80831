import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { payDisbursement } from '#features/books/disburse.server.ts'
import { findDisbursement } from '#features/books/payout-list.server.ts'
import { dayOf, isDay, momentAt } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage, DeskSection } from '../ui/desk-page.tsx'
import { DeskFacts, Timeline } from '../ui/facts.tsx'
import { DeskForm, DeskText, fieldValues } from '../ui/form.tsx'
import { rowIdOf } from '../ui/found.ts'
import { refusedOf } from '../ui/refused.ts'
import type { Route } from './+types/penyaluran-id.ts'
import { payoutFacts, payoutTimeline } from './payout-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Satu penyaluran – Kelola' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const payout = await findDisbursement(ctx.db, rowIdOf(params.id))
  if (!payout) throw data({ message: 'Page Not Found' }, { status: 404 })
  return { payout, today: dayOf(ctx.now()) }
}

const proof = v.object({
  bukti: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'Tulis nomor transfer atau nomor bukti.'),
    v.maxLength(200, 'Paling panjang 200 huruf.'),
  ),
  tanggal: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
})

export const action = acts({
  bayar: act(proof, { says: 'Mencatat penyaluran dibayar' }, async ({ ctx, params }, typed) => {
    const id = rowIdOf(params['id'])
    const noon = momentAt(typed.tanggal, '12:00')
    const paidAt = noon < ctx.now() ? noon : ctx.now()
    await payDisbursement(ctx, id, { proof: typed.bukti, paidAt })
    return redirect(`/kelola/penyaluran/${id}?kabar=simpan`, 303)
  }),
})

export default function PenyaluranId({ loaderData, actionData }: Route.ComponentProps) {
  const { payout, today } = loaderData
  const refused = refusedOf(actionData)
  const value = fieldValues(refused, { tanggal: today })
  return (
    <DeskPage
      title={`Penyaluran ${formatRupiah(payout.amount)}`}
      lead={payout.description}
      back={{ href: '/kelola/penyaluran', label: 'Penyaluran' }}
    >
      <DoneNotice />
      <DeskFacts facts={payoutFacts(payout)} />
      {payout.status === 'approved' && (
        <DeskSection
          title="Sudah dibayar"
          note="Dibukukan saat itu juga, dan tampil di halaman program."
        >
          <DeskForm act="bayar" submit="Catat sudah dibayar" refused={refused}>
            <div className="grid gap-4 sm:grid-cols-2">
              <DeskText {...value('bukti')} label="Nomor transfer atau bukti" maxLength={200} />
              <DeskText {...value('tanggal')} label="Tanggal dibayar" type="date" max={today} />
            </div>
          </DeskForm>
        </DeskSection>
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
