import { data, Link, redirect } from 'react-router'
import * as v from 'valibot'
import { VisitForm } from '#app/asrama/visit-form.tsx'
import { addressContext, ctxContext } from '#app/context.ts'
import { submit } from '#app/submit.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { dateIn } from '#features/asrama/asrama.ts'
import { asramaParam, visitForm } from '#features/asrama/contract.ts'
import { AsramaNotFound } from '#features/asrama/errors.ts'
import { getAsrama } from '#features/asrama/queries.server.ts'
import { requestVisit, visitsOfAddress } from '#features/asrama/request-visit.server.ts'
import { visitDays, weekRows } from '#features/asrama/visit.ts'
import { limit } from '#platform/rate-limit.server.ts'
import type { Route } from './+types/asrama-kunjungan.ts'

export const handle = { cache: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const now = ctx.now()
  const asrama = await getAsrama(ctx.db, v.is(asramaParam, params) ? params.slug : '', now).catch(
    (cause: unknown) => {
      if (!(cause instanceof AsramaNotFound)) throw cause
      throw data({ message: 'Page Not Found' }, { status: 404 })
    },
  )
  const { slug, name, phone, takesVisits, mostVisitors, hours, province } = asrama
  return {
    id: ctx.newPublicId(),
    asrama: { slug, name, phone, takesVisits, mostVisitors, week: weekRows(hours, province) },
    days: visitDays(dateIn(province, now)),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  return submit(visitForm, request, async (filled) => {
    await limit(ctx, visitsOfAddress, context.get(addressContext))
    const { id, slug } = await requestVisit(ctx, { ...filled, slug: params.slug })
    return redirect(`/kunjungan/${slug}/${id}`, 303)
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Kunjungan ke ${loaderData.asrama.name}` : 'Kunjungan'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function AskForVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, asrama, days } = loaderData
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page pt-3 lg:pt-8">
      <header className="flex items-start gap-1">
        <Link
          to={`/asrama/${asrama.slug}`}
          aria-label="Kembali ke asrama"
          title="Kembali ke asrama"
          className="-ml-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-2"
        >
          <Icon name="left" />
        </Link>
        <div className="grid gap-1 pt-1.5">
          <h1 className="text-xl lg:text-2xl">Jadwalkan kunjungan</h1>
          <p className="text-muted">{asrama.name}</p>
        </div>
      </header>
      {asrama.takesVisits ? (
        <VisitForm {...{ id, days, refused }} {...asrama} />
      ) : (
        <EmptyState
          icon="phone"
          title="Kunjungan diatur lewat telepon"
          text="Asrama ini menyesuaikan kunjungan dengan keadaan setempat. Silakan hubungi kepala asrama."
          action={
            <a href={`tel:${asrama.phone.replaceAll(' ', '')}`} className={buttonClass()}>
              <Icon name="phone" />
              {asrama.phone}
            </a>
          }
        />
      )}
    </div>
  )
}
