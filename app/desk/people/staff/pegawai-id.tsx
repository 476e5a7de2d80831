import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { isPermitted, roles, roleWords } from '#features/staff/permissions.ts'
import { findStaff } from '#features/staff/staff-list.server.ts'
import {
  proposeRecovery,
  proposeRemoval,
  proposeRole,
} from '#features/staff/staff-proposals.server.ts'
import { endStaffSession, listStaffSessions } from '#features/staff/sign-in/staff-session.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { Route } from './+types/pegawai-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { SessionList } from '../sign-in/session-list.tsx'
import { noteSchema, sessionField, staffState } from './staff-parts.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const person = isRowId(params.id) ? await findStaff(ctx, params.id) : undefined
  if (!person) throw data({ message: 'Page Not Found' }, { status: 404 })
  const sessions = await listStaffSessions(ctx, person.id)
  return { person, sessions, mayChange: isPermitted(staff.role, 'staff.write') }
}

const note = v.object({ note: noteSchema })
const change = v.object({ role: v.picklist(roles, 'Pilih salah satu peran.'), note: noteSchema })

const waiting = (id: string) => redirect(`/kelola/menunggu/${id}`, 303)

export const action = acts({
  peran: act(change, 'Mengajukan perubahan peran', async (args, { role, note: reason }) => {
    const { ctx, staff, params } = args
    const newRole = { staffId: params['id'] ?? '', role }
    return waiting(await proposeRole(ctx, newRole, { by: staff.id, note: reason }))
  }),
  pulihkan: act(note, 'Mengajukan pemulihan cara masuk', async (args, { note: reason }) => {
    const { ctx, staff, params } = args
    return waiting(await proposeRecovery(ctx, params['id'] ?? '', { by: staff.id, note: reason }))
  }),
  keluarkan: act(note, 'Mengajukan pencabutan akses', async (args, { note: reason }) => {
    const { ctx, staff, params } = args
    return waiting(await proposeRemoval(ctx, params['id'] ?? '', { by: staff.id, note: reason }))
  }),
  akhiri: act(sessionField, 'Mengakhiri sesi pegawai', async ({ ctx, params }, { sesi }) => {
    const staffId = params['id'] ?? ''
    await endStaffSession(ctx, { staffId, sessionId: sesi })
    return redirect(`/kelola/pegawai/${staffId}`, 303)
  }),
})

const roleChoices = roles.map((role) => ({ value: role, label: roleWords[role].name }))

export default function PegawaiId({ loaderData, actionData }: Route.ComponentProps) {
  const { person, sessions, mayChange } = loaderData
  const refused = refusedOf(actionData)
  const peranFields = {
    role: field.choice('Peran baru', roleChoices, {
      stored: person.role,
      error: refused?.errors['role'],
    }),
    note: field.optional.text('Alasan'),
  }
  return (
    <DeskPage
      title={person.name}
      tab="Pegawai"
      back={{ href: '/kelola/pegawai', label: 'Pegawai' }}
    >
      <DeskFacts
        facts={[
          { label: 'E-mail', value: person.email },
          { label: 'Peran', value: roleWords[person.role].name },
          { label: 'Keadaan', value: staffState(person) },
        ]}
      />
      <DeskSection title="Sesi yang terbuka">
        <SessionList sessions={sessions} mayEnd={mayChange} />
      </DeskSection>
      {mayChange && (
        <DeskSection
          title="Ajukan perubahan"
          note="Admin lain yang memutuskan. Semua sesi pegawai ini berakhir begitu disetujui."
        >
          <div className="grid max-w-md gap-8">
            <DeskForm act="peran" submit="Ajukan peran baru" fields={peranFields} />
            <DeskForm act="pulihkan" submit="Ajukan tautan masuk baru" look="ghost" refused={null}>
              <p>Bila kata sandi atau faktor kedua hilang: tautan baru dikirim ke e-mailnya.</p>
            </DeskForm>
            <DeskForm act="keluarkan" submit="Ajukan pencabutan akses" look="danger" refused={null}>
              <p>Bila ia tidak lagi bekerja di sini. Namanya tetap ada di jejak audit.</p>
            </DeskForm>
          </div>
        </DeskSection>
      )}
    </DeskPage>
  )
}
