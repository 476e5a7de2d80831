import { data } from 'react-router'
import { isPublicId } from '#platform/ids/public-id.ts'
import { VisitStatus } from './visit-status.tsx'
import { addressContext, ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { cancelVisit } from '#features/asrama/decide-visit.server.ts'
import { visitCode } from '#features/asrama/emails.ts'
import { visitsOfAddress } from '#features/asrama/request-visit.server.ts'
import { dateWords, hoursOn, spanWords } from '#features/asrama/visit.ts'
import { getVisit } from '#features/asrama/visit-queries.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { pageNotFound, orNotFound } from '#app/not-found.ts'
import type { Route } from './+types/kunjungan-id.ts'

export const handle = { cache: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = await orNotFound(() => getVisit(context.get(ctxContext), readable(params.id)))
  if (visit.slug !== params.slug) throw pageNotFound()
  const { id, state, isPast, slug, name, date, people, reason, address, phone } = visit
  const open = hoursOn(visit.hours, date)
  return {
    state,
    isPast,
    slug,
    name,
    people,
    reason,
    address,
    phone,
    code: visitCode({ public_id: id }),
    day: dateWords(date),
    hours: open && spanWords(open, visit.province),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  try {
    await limit(ctx, visitsOfAddress, context.get(addressContext))
    await cancelVisit(ctx, readable(params.id))
    return null
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    // The page renders again with the visit's current state and the reason.
    return data({ trouble: cause.message }, { status: cause.status })
  }
}

/** Refuses an id of the wrong form without a query. */
function readable(id: string): string {
  if (!isPublicId(id)) throw pageNotFound()
  return id
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Kunjungan saya' })
}

export default function VisitScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <VisitStatus visit={loaderData} trouble={actionData?.trouble} />
}
