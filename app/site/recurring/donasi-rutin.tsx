import { redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { meansOf } from '#features/debit/means.ts'
import { limitDonations } from '#features/donation/start/limit-donations.server.ts'
import { recurringForm } from '#features/recurring/contract.ts'
import { startNights } from '#features/recurring/ramadan-nights.server.ts'
import { startPlan } from '#features/recurring/start-plan.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { Route } from './+types/donasi-rutin.ts'
import { PlanForm } from './plan-form.tsx'
import { planProgrammes } from './plan-programmes.server.ts'

const either = new Intl.ListFormat('id', { type: 'disjunction' })

export const handle = { cache: 'none', isFound: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const query = new URL(request.url).searchParams
  const programmes = await planProgrammes(ctx)
  const chosen = query.get('program')
  return {
    today: dayOf(ctx.now()),
    programmes,
    slug: programmes.find(({ slug }) => slug === chosen)?.slug ?? '',
    amount: /^[1-9]\d{0,9}$/.exec(query.get('nominal') ?? '')?.[0] ?? '',
    debits: either.format((ctx.gateway.debits ?? []).map(meansOf)),
    isSent: query.has('terkirim'),
    hasPhones: ctx.otp.isReachable,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  return submit(recurringForm, request, async (plan) => {
    await limitDonations(ctx, 'plans address', context.get(addressContext))
    if (plan.kind === 'ramadan' && plan.paysOnce) {
      return redirect(`/payment/${await startNights(ctx, plan)}`, 303)
    }
    await startPlan(ctx, plan)
    return redirect('/donasi-rutin?terkirim=1', 303)
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Donasi rutin',
    description:
      'Sedekah Subuh, sedekah Jumat, tiap pekan, tiap bulan, atau tiap malam Ramadan. Kami ingatkan pada waktunya; berhenti kapan saja.',
    path: '/donasi-rutin',
  })
}

export default function DonasiRutin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-form gap-6 px-page py-6 lg:py-12">
      <header className="grid gap-2">
        <h1 className="text-2xl">Donasi rutin</h1>
        <p className="text-muted">
          Yang rutin, walau sedikit, paling dicintai Allah. Kami ingatkan pada waktunya dengan
          tautan bayar yang baru. Yang terlewat tidak pernah menjadi tagihan.
        </p>
      </header>
      {loaderData.isSent ? (
        <EmptyState
          icon="check"
          title="Tinggal satu langkah"
          text="Tautannya kami kirim ke kontak yang Anda isi. Buka, lalu tekan Aktifkan. Selama itu belum ada yang berjalan."
          action={<LinkButton to="/program">Lihat program</LinkButton>}
        />
      ) : (
        <PlanForm {...loaderData} refused={actionData} />
      )}
    </div>
  )
}
