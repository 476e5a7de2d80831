import { redirect } from 'react-router'
import * as v from 'valibot'
import { isPermitted, roles, roleWords } from '#features/staff/permissions.ts'
import { listStaff } from '#features/staff/staff-list.server.ts'
import { newStaffSchema, proposeInvite } from '#features/staff/staff-proposals.server.ts'
import { DateText } from '#app/ui/date/date-text.tsx'
import type { Route } from './+types/pegawai.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { noteSchema, staffState } from './staff-parts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return { people: await listStaff(ctx), mayChange: isPermitted(staff.role, 'staff.write') }
}

const invitation = v.object({ ...newStaffSchema.entries, note: noteSchema })

export const action = acts({
  undang: act(
    invitation,
    'Mengajukan undangan pegawai',
    async ({ ctx, staff }, { note, ...terms }) => {
      const id = await proposeInvite(ctx, terms, { by: staff.id, note })
      return redirect(`/kelola/menunggu/${id}`, 303)
    },
  ),
})

const roleChoices = roles.map((role) => ({
  value: role,
  label: `${roleWords[role].name}: ${roleWords[role].task}`,
}))

export default function Pegawai({ loaderData }: Route.ComponentProps) {
  const { people, mayChange } = loaderData
  const undangFields = {
    name: field.text('Nama', { autoComplete: 'off', required: true }),
    email: field.text('E-mail', { type: 'email', autoComplete: 'off', required: true }),
    role: field.choice('Peran', roleChoices, { anything: 'Pilih peran' }),
    note: field.optional.text('Catatan untuk penyetuju'),
  }
  return (
    <DeskPage title="Pegawai" lead="Siapa yang dapat masuk ke meja kelola, dan dengan peran apa.">
      <DeskList
        caption="Pegawai"
        rows={people}
        empty={{ title: 'Belum ada pegawai' }}
        columns={[
          {
            label: 'Nama',
            cell: ({ id, name }) => <RowLink href={`/kelola/pegawai/${id}`}>{name}</RowLink>,
          },
          { label: 'E-mail', cell: ({ email }) => email },
          { label: 'Peran', cell: ({ role }) => roleWords[role].name },
          { label: 'Keadaan', cell: staffState },
          {
            label: 'Terakhir terlihat',
            cell: ({ lastSeenAt }) =>
              lastSeenAt ? <DateText at={lastSeenAt.toISOString()} /> : 'Belum pernah',
          },
        ]}
      />
      {mayChange && (
        <DeskSection
          title="Undang pegawai"
          note="Admin lain menyetujui dahulu. Setelah itu tautan sekali pakai dikirim ke alamat e-mail ini."
        >
          <div className="max-w-md">
            <DeskForm act="undang" submit="Ajukan undangan" fields={undangFields} />
          </div>
        </DeskSection>
      )}
    </DeskPage>
  )
}
