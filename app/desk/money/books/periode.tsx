import { redirect } from 'react-router'
import * as v from 'valibot'
import { closedThrough, findClosing, listPeriods } from '#features/books/close-period.server.ts'
import { proposePeriod } from '#features/books/policy-proposals.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { textOf } from '#platform/text/form-text.ts'
import { addDays, dayOf, formatDay, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { filtersIn } from '#app/desk/ui/filters.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import { ClosingCheck, closingDays } from './closing-check.tsx'
import type { Route } from './+types/periode.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const { sampai } = filtersIn(new URL(request.url).searchParams, ['sampai'])
  const through = sampai && isDay(sampai) && sampai < today ? sampai : addDays(today, -1)
  return {
    through,
    offers: closingDays(today, await closedThrough(ctx)),
    periods: await listPeriods(ctx.db),
    closing: await findClosing(ctx, through, { isPreview: true }),
    mayWrite: isPermitted(staff.role, 'books.write'),
  }
}

const closing = v.object({
  sampai: v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.')),
  catatan: textOf('Catatan', 500),
})

export const action = acts({
  tutup: act(
    closing,
    'Mengajukan penutupan periode',
    async ({ ctx, staff }, { sampai: through, catatan: note }) => {
      await proposePeriod(ctx, { through, note }, { by: staff.id })
      return redirect('/kelola/periode?kabar=ajukan', 303)
    },
  ),
})

type Period = Route.ComponentProps['loaderData']['periods'][number]

const states = { proposed: 'Menunggu', approved: 'Ditutup', rejected: 'Ditolak' } as const

const columns: Column<Period>[] = [
  { label: 'Sampai', cell: ({ through }) => formatDay(startOfDay(through)) },
  { label: 'Keadaan', cell: ({ status }) => states[status] },
  { label: 'Diajukan oleh', cell: ({ maker }) => maker ?? '–' },
  { label: 'Diputuskan oleh', cell: ({ decider }) => decider ?? '–' },
  { label: 'Catatan', cell: ({ note }) => note },
]

export default function Periode({ loaderData }: Route.ComponentProps) {
  const { through, offers, periods, closing: points, mayWrite } = loaderData
  const fields = {
    sampai: field.day('Sampai hari', { stored: through }),
    catatan: field.area('Catatan', { rows: 3 }),
  }
  return (
    <DeskPage
      title="Periode"
      lead="Hari yang ditutup tidak menerima jurnal lagi dan tidak dapat dibuka kembali. Yang baru diketahui kemudian dibukukan pada hari terbuka pertama."
    >
      <DeskSection title="Periode yang ditutup">
        <DeskList
          caption="Periode"
          columns={columns}
          rows={periods}
          empty={{ title: 'Belum ada periode yang ditutup' }}
        />
      </DeskSection>
      <ClosingCheck through={through} offers={offers} points={points} />
      {mayWrite && (
        <DeskSection title="Tutup periode">
          <DeskForm act="tutup" submit="Ajukan penutupan" fields={fields} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
