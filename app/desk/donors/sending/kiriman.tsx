import { redirect } from 'react-router'
import { proposeSendingLimit } from '#features/sending/proposals.server.ts'
import { listSendings, type SendingRow, sendingLimit } from '#features/sending/queries.server.ts'
import { sendingStateWords } from '#features/sending/sending.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/kiriman.ts'
import { limitForm } from './sending-form.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return {
    sendings: await listSendings(ctx.db),
    limit: await sendingLimit(ctx.db),
    mayWrite: isPermitted(staff.role, 'sending.write'),
  }
}

export const action = acts({
  batas: act(
    limitForm,
    'Mengajukan batas kiriman satu orang',
    async ({ ctx, staff }, { mulai: people }) => {
      await proposeSendingLimit(ctx, { people, by: staff.id })
      return redirect('/kelola/kiriman?kabar=ajukan', 303)
    },
  ),
})

const columns: Column<SendingRow>[] = [
  {
    label: 'Nama',
    cell: ({ id, title }) => <RowLink href={`/kelola/kiriman/${id}`}>{title}</RowLink>,
  },
  { label: 'Untuk', cell: (row) => row.audience_words },
  { label: 'Keadaan', cell: ({ state }) => <Chip>{sendingStateWords[state]}</Chip> },
  {
    label: 'Giliran',
    cell: ({ taken, people }) => `${count(taken)} dari ${count(people)}`,
    isNumber: true,
  },
  { label: 'Dibuat', cell: (row) => formatDateTime(row.made_at) },
]

function count(number: number): string {
  return number.toLocaleString('id-ID')
}

export default function Kiriman({ loaderData }: Route.ComponentProps) {
  const { sendings, limit, mayWrite } = loaderData
  const fields = { mulai: field.number('Mulai dari berapa donatur', { stored: String(limit) }) }
  return (
    <DeskPage
      title="Kiriman"
      lead="Kabar kepada banyak donatur sekaligus. Yang sudah berhenti tidak dikirimi, walau ada di daftarnya."
      acts={
        mayWrite && (
          <ActLink href="/kelola/kiriman/baru" look="primary">
            Kiriman baru
          </ActLink>
        )
      }
    >
      <DeskList
        caption="Kiriman"
        columns={columns}
        rows={sendings}
        empty={{
          title: 'Belum ada kiriman',
          text: 'Kabar yang disusun muncul di sini.',
        }}
      />
      <DeskSection
        title="Batas dua orang"
        note={`Kiriman kepada ${count(limit)} donatur atau lebih diputuskan dua orang. Mengubah angka ini juga.`}
      >
        {mayWrite && (
          <DeskForm act="batas" submit="Ajukan batas baru" look="ghost" fields={fields} />
        )}
      </DeskSection>
    </DeskPage>
  )
}
