import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { EmptyState } from '#app/ui/state/states.tsx'
import { thingsArrived } from '#features/disbursement/disbursement-reports.server.ts'
import { listCampaigns } from '#features/campaign/queries.server.ts'
import { listOfferedPackages, listUnits } from '#features/wakaf/queries.server.ts'
import { mayCollectWakaf } from '#platform/settings/institution.ts'
import type { Route } from './+types/wakaf.ts'
import { CampaignGrid } from '#app/site/campaign/campaign-grid.tsx'
import { toCardView } from '#app/site/campaign/campaign-view.server.ts'
import { ThemeHead } from '#app/site/campaign/theme-head.tsx'
import { UnitCard, type UnitView } from './unit-card.tsx'
import { NazhirCard, TwoKinds, WakafQuestions } from './wakaf-parts.tsx'
import { type RegisterRow, WakafRegister } from './wakaf-register.tsx'

export const handle = { cache: 'public', maxAge: 15 }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const now = ctx.now()
  const [{ items }, units, packages, { items: every }, things] = await Promise.all([
    mayCollectWakaf(ctx.config)
      ? listCampaigns(ctx.read, { now, fund: 'wakaf', sort: 'mendesak', limit: 24 })
      : { items: [] },
    listUnits(ctx.read),
    listOfferedPackages(ctx.read),
    listCampaigns(ctx.read, { now, fund: 'wakaf', status: 'semua', limit: 50 }),
    thingsArrived(ctx.read),
  ])
  const byUnits = items.flatMap((card): UnitView[] => {
    const unit = units.get(card.id)
    if (!unit) return []
    const offered = packages.get(card.id) ?? []
    return [{ ...toCardView(card, now), summary: card.summary, unit, packages: offered }]
  })
  const others = items.filter(({ id }) => !units.has(id)).map((card) => toCardView(card, now))
  const register = every.map(({ id, slug, title, collected }): RegisterRow => {
    const unit = units.get(id)
    const arrived = things.find(({ campaignId }) => campaignId === id)?.count ?? 0
    const taken = unit && { name: unit.name, taken: unit.total - unit.remaining, arrived }
    return { slug, title, collected, unit: taken ?? null }
  })
  return { byUnits, others, register }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Wakaf',
    description:
      'Wakaf tanah per meter persegi, mushaf, dan sumur, atau wakaf uang abadi. Pokok wakafnya terjaga, manfaatnya terus mengalir.',
    path: '/wakaf',
  })
}

export default function Wakaf({ loaderData, matches }: Route.ComponentProps) {
  const { byUnits, others, register } = loaderData
  const { institution } = matches[0].loaderData
  return (
    <>
      <ThemeHead
        id="wakaf"
        title="Pokok wakafnya terjaga, manfaatnya terus mengalir"
        text="Wakaf tidak dijual, tidak dihibahkan, dan tidak diwariskan. Selama manfaatnya dipakai, pahalanya terus mengalir kepada wakif."
      />
      <div className="mx-auto grid max-w-wide gap-12 px-page pt-8 lg:pt-12">
        {byUnits.length + others.length === 0 && (
          <EmptyState
            icon="mosque"
            title="Belum ada program wakaf."
            text="Program wakaf sedang disiapkan bersama nazhir."
          />
        )}
        {byUnits.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-xl">Wakaf per unit</h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
              {byUnits.map((campaign) => (
                <li key={campaign.slug}>
                  <UnitCard campaign={campaign} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <TwoKinds />
        {others.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-xl">Program wakaf lainnya</h2>
            <CampaignGrid campaigns={others} heading="h3" />
          </section>
        )}
        {institution.nazhir && (
          <NazhirCard nazhir={institution.nazhir} isSample={institution.isSample} />
        )}
        <WakafRegister rows={register} />
        <WakafQuestions />
      </div>
    </>
  )
}
