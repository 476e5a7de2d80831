import { redirect } from 'react-router'
import { registerMustahik } from '#features/mustahik/register.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts, personalAct } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/mustahik-baru.ts'
import { MustahikForm } from './mustahik-form.tsx'
import { mustahikInput, asMustahik } from './mustahik-input.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { today: dayOf(context.get(deskContext).ctx.now()) }
}

export const action = acts({
  simpan: personalAct(
    mustahikInput,
    'Mendaftarkan mustahik',
    async ({ ctx, staff, details }, typed) => {
      const id = await registerMustahik(ctx, asMustahik(typed), { by: staff.id })
      Object.assign(details, { mustahik: id })
      return redirect(`/kelola/mustahik/${id}?kabar=simpan`, 303)
    },
  ),
})

export default function MustahikBaru({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Daftarkan mustahik"
      lead="Masuk sebagai usulan. Sesudah disurvei, rekan lain memutuskan kelayakannya."
      back={{ href: '/kelola/mustahik', label: 'Mustahik' }}
      isNarrow
    >
      <MustahikForm
        stored={{ anggota: '1' }}
        refused={refusedOf(actionData)}
        today={loaderData.today}
      />
    </DeskPage>
  )
}
