import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { decideVisit } from '#features/asrama/decide-visit.server.ts'
import { dateWords } from '#features/asrama/visit.ts'
import { visitWithVisitor } from '#features/asrama/visit-queries.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { textOf } from '#platform/text/form-text.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/kunjungan-id.ts'
import { visitStateWords } from './visit-list.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const visit = await visitWithVisitor(ctx, params.id)
  if (!visit) throw data({ message: 'Page Not Found' }, { status: 404 })
  // An auditor sees that somebody comes, not who.
  const mayWrite = isPermitted(staff.role, 'visit.write')
  if (mayWrite && visit.visitor) {
    const sentence = 'Melihat data pengunjung asrama'
    await recordAudit(ctx, ctx.db, { staff, permission, sentence, documentId: params.id })
  }
  const { name, state, visit_on: day, people, reason } = visit
  const visitor = mayWrite ? visit.visitor : undefined
  return { name, state, day: dateWords(day), people, reason, visitor, mayWrite }
}

export const action = acts({
  setujui: act(v.object({}), 'Menyetujui kunjungan asrama', async ({ ctx, params }) => {
    await decideVisit(ctx, { id: params['id'] ?? '', isConfirmed: true })
    return redirect('/kelola/kunjungan?kabar=setuju', 303)
  }),
  tolak: act(
    v.object({ reason: textOf('Alasan', 500) }),
    'Menolak kunjungan asrama',
    async ({ ctx, params }, { reason }) => {
      await decideVisit(ctx, { id: params['id'] ?? '', isConfirmed: false, reason })
      return redirect('/kelola/kunjungan?kabar=tolak', 303)
    },
  ),
})

export default function KunjunganId({ loaderData, actionData }: Route.ComponentProps) {
  const { name, state, day, people, reason, visitor, mayWrite } = loaderData
  const refusedYes = useRefusedAt(actionData, 'setujui')
  const isWaiting = state === 'requested' && mayWrite
  const fields = {
    reason: field.area('Alasan', {
      hint: 'Dibaca pengunjung dalam e-mailnya.',
      rows: 3,
      maxLength: 500,
    }),
  }
  return (
    <DeskPage
      title={`Kunjungan ke ${name}`}
      tab="Kunjungan"
      back={{ href: '/kelola/kunjungan', label: 'Kunjungan' }}
      isNarrow
    >
      <DeskRefusal answer={refusedYes} />
      <DeskFacts
        facts={[
          { label: 'Hari', value: day },
          { label: 'Orang', value: people },
          { label: 'Keadaan', value: visitStateWords[state] },
          ...(reason ? [{ label: 'Alasan', value: reason }] : []),
          ...(visitor
            ? [
                { label: 'Nama', value: visitor.name },
                { label: 'Telepon', value: visitor.phone },
                { label: 'E-mail', value: visitor.email || '–' },
                { label: 'Pesan', value: visitor.message || '–' },
              ]
            : []),
        ]}
      />
      {isWaiting && (
        <>
          <DeskForm act="setujui" submit="Setujui kunjungan" />
          <DeskSection title="Atau tolak">
            <DeskForm act="tolak" submit="Tolak kunjungan" look="danger" fields={fields} />
          </DeskSection>
        </>
      )}
    </DeskPage>
  )
}
