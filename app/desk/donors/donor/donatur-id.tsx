import { redirect } from 'react-router'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/donatur-id.ts'
import { donorActs } from './donor-acts.ts'
import { DonorFacts } from './donor-facts.tsx'
import { DonorForms } from './donor-forms.tsx'
import { DonorHistory } from './donor-history.tsx'
import { donorPageData } from './donor-page-data.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await donorPageData(context.get(deskContext), params.id)
  // What was put under another is looked at there.
  if (shown.donor.id !== params.id) throw redirect(`/kelola/donatur/${shown.donor.id}`, 303)
  return shown
}

export const action = donorActs

export default function DonaturId({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage
      title={loaderData.name}
      tab="Satu donatur"
      lead={
        loaderData.donor.erasedAt
          ? 'Orang ini sudah keluar; yang tinggal hanya pembukuannya.'
          : undefined
      }
      back={{ href: '/kelola/donatur', label: 'Donatur' }}
    >
      <DeskRefusal answer={actionData} />
      <DonorFacts {...loaderData} answer={actionData} />
      <DonorHistory {...loaderData} />
      {loaderData.mayAct && <DonorForms {...loaderData} />}
    </DeskPage>
  )
}
