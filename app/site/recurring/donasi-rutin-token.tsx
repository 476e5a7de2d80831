import { data } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { formDataOf } from '#app/submit.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { limitDonations } from '#features/donation/start/limit-donations.server.ts'
import { planView } from '#features/recurring/plan-page.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { rupiah } from '#platform/money/money.ts'
import type { Route } from './+types/donasi-rutin-token.ts'
import { actOnPlan } from './plan-actions.server.ts'
import { planProgrammes } from './plan-programmes.server.ts'
import { PlanScreen } from './plan-screen.tsx'

export const handle = { cache: 'none' }

/** Only reads: mail programs that open links must not begin, pay or stop anything. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const query = new URL(request.url).searchParams
  try {
    const plan = await planView(ctx, params.token)
    return {
      plan,
      programmes: await planProgrammes(ctx),
      hasQris: ctx.gateway
        .channels(plan.amount ?? rupiah(10_000))
        .some(({ method }) => method === 'qris'),
      done: query.get('kabar'),
      chosen: query.get('cara'),
      trouble: undefined,
    }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    const nothing = { plan: undefined, programmes: [], hasQris: false, done: null, chosen: null }
    return data({ ...nothing, trouble: cause.message }, { status: cause.status })
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const form = await formDataOf(request)
  await limitDonations(ctx, 'plans address', context.get(addressContext))
  return actOnPlan(ctx, { token: params.token, form })
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Donasi rutin Anda' })
}

export default function PlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, trouble } = loaderData
  const link = actionData && 'link' in actionData ? actionData.link : undefined
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page py-6 lg:py-12">
      <h1 className="text-2xl">Donasi rutin Anda</h1>
      {plan ? (
        <PlanScreen {...loaderData} {...{ plan, refused, link }} />
      ) : (
        <EmptyState
          icon="link"
          title="Tautan tidak berlaku"
          text={trouble}
          action={<LinkButton to="/donasi-rutin">Atur donasi rutin</LinkButton>}
        />
      )}
    </div>
  )
}
