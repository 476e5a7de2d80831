import { redirect } from 'react-router'
import { asramaOf } from './asrama-of.server.ts'
import { VisitForm } from './visit-form.tsx'
import { PhoneLink, VisitSide } from './visit-side.tsx'
import { addressContext, ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { EmptyState } from '#app/ui/state/states.tsx'
import { dateIn } from '#features/asrama/asrama.ts'
import { visitForm } from '#features/asrama/contract.ts'
import {
  requestVisit,
  visitMistakes,
  visitsOfAddress,
} from '#features/asrama/request-visit.server.ts'
import { visitDays, weekRows } from '#features/asrama/visit.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import type { Route } from './+types/kunjungan.ts'
import { BackLink } from '#app/ui/button.tsx'

export const handle = { cache: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const asrama = await asramaOf(ctx, params.slug)
  const { slug, name, city, head, phone, takesVisits, mostVisitors, hours, province } = asrama
  return {
    id: ctx.newPublicId(),
    asrama: {
      slug,
      name,
      city,
      head,
      phone,
      takesVisits,
      mostVisitors,
      week: weekRows(hours, province),
    },
    days: visitDays(dateIn(province, ctx.now())),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const mistakes = (values: object) => visitMistakes(ctx, params.slug, values)
  return submit({ schema: visitForm, mistakes }, request, async (filled) => {
    await limit(ctx, visitsOfAddress, context.get(addressContext))
    const { id, slug } = await requestVisit(ctx, { ...filled, slug: params.slug })
    return redirect(`/kunjungan/${slug}/${id}`, 303)
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? `Kunjungan ke ${loaderData.asrama.name}` : 'Kunjungan'
  return privateMeta(matches, { title })
}

export default function AskForVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, asrama, days } = loaderData
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-5 px-page pt-3 lg:pt-8">
      <header className="flex items-start gap-1">
        <BackLink to={`/asrama/${asrama.slug}`} label="Kembali ke asrama" />
        <div className="grid gap-1 pt-1.5">
          <h1 className="text-xl lg:text-2xl">Jadwalkan kunjungan</h1>
          <p className="text-muted">
            {asrama.name}, {asrama.city}
          </p>
        </div>
      </header>
      {asrama.takesVisits ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-10">
          <VisitForm
            {...{ id, days, refused }}
            slug={asrama.slug}
            mostVisitors={asrama.mostVisitors}
          />
          <VisitSide asrama={asrama} />
        </div>
      ) : (
        <EmptyState
          icon="phone"
          title="Kunjungan diatur lewat telepon"
          text={`Asrama ini menyesuaikan kunjungan dengan keadaan setempat. Silakan hubungi ${asrama.head}, kepala asrama.`}
          action={<PhoneLink phone={asrama.phone} look="primary" />}
        />
      )}
    </div>
  )
}
