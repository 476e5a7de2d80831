import { redirect } from 'react-router'
import * as v from 'valibot'
import type { SuppressedContact } from '#features/message/suppressed-list.server.ts'
import { liftSuppression } from '#features/message/suppression.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { textOf } from '#platform/text/form-text.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { FilterBar, newestFirst } from '#app/desk/ui/filter-bar.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/kontak-ditahan.ts'
import { LiftedMeanwhile, LiftForm } from './lift-form.tsx'
import { causeOf, shownContact, suppressedList, suppressionWords } from './suppressed-list.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const page = await suppressedList.pageAt(ctx, request)
  return { ...page, mayWrite: isPermitted(staff.role, 'donation.write') }
}

const lifted = v.object({
  id: v.pipe(v.string(), v.uuid('Kontak ini tidak dikenal.')),
  alasan: v.pipe(textOf('Alasan', 300), v.minLength(10, 'Tulis alasannya, minimal 10 huruf.')),
})

export const action = acts({
  lepas: act(
    lifted,
    'Melepas kontak yang ditahan',
    async ({ ctx, staff }, { id, alasan: reason }) => {
      await liftSuppression(ctx, { id, reason }, { by: staff.id })
      return redirect('/kelola/kontak-ditahan?kabar=simpan', 303)
    },
  ),
})

function columnsFor(mayWrite: boolean): Column<SuppressedContact>[] {
  const lift: Column<SuppressedContact> = {
    label: 'Lepas',
    cell: (row) => <LiftForm row={row} />,
  }
  return [
    { label: 'Kontak', cell: shownContact },
    { label: 'Sebab', cell: causeOf },
    { label: 'Keterangan', cell: ({ words }) => words },
    { label: 'Sejak', cell: ({ at }) => formatDateTime(at) },
    ...(mayWrite ? [lift] : []),
  ]
}

export default function KontakDitahan({ loaderData, actionData }: Route.ComponentProps) {
  const { items, filters, next, mayWrite } = loaderData
  return (
    <DeskPage
      title="Kontak ditahan"
      lead="Alamat dan nomor yang tidak menerima pesan, dan pembaca yang melaporkan kabar kami. Yang berhenti atas kemauannya sendiri tidak ada di sini."
      files={filters}
    >
      <LiftedMeanwhile rows={items} answer={actionData} />
      <FilterBar
        filters={{
          sebab: { label: 'Sebab', anything: 'Semua', choices: suppressionWords },
          urut: newestFirst,
        }}
      />
      <DeskList
        caption="Kontak ditahan"
        columns={columnsFor(mayWrite)}
        rows={items}
        empty={{
          title: 'Tidak ada kontak yang ditahan',
          text: 'Alamat yang ditolak servernya dan pembaca yang melaporkan surat kami muncul di sini.',
        }}
        next={next}
      />
    </DeskPage>
  )
}
