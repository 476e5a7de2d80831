import { Link } from 'react-router'
import { FastingWords } from './fasting-words.tsx'
import { Imsakiyah } from './ramadan/imsakiyah.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { RamadanHero } from './ramadan/ramadan-hero.tsx'
import { loadRamadan } from './ramadan/ramadan-page.server.ts'
import { FitrahCard, OddNights } from './ramadan/ramadan-parts.tsx'
import { TadarusPart } from './ramadan/tadarus-part.tsx'
import { TimesCard } from './prayer-time/times-card.tsx'
import { useRamadan } from './ramadan/use-ramadan.ts'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { CampaignGrid } from '#app/site/campaign/campaign-grid.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/ramadhan.ts'

// The list of cities exists only on the server: imported above, it would come to the browser with all it does at first.
const places = import.meta.env.SSR ? await import('#features/prayer-time/places.ts') : undefined

export const handle = {
  cache: 'public',
  maxAge: 60,
  query: places ? { kota: places.prayerPlaces.map(({ code }) => code) } : {},
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadRamadan(context.get(ctxContext), new URL(request.url).searchParams.get('kota'))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { state, city } = loaderData ?? {}
  return pageMeta(matches, {
    title: `Ramadan ${state?.ramadan.year ?? ''} H: imsakiyah ${city?.name ?? ''} dan tadarus`,
    description:
      'Hitung mundur Ramadan, jadwal imsakiyah dan waktu salat kota-kota di Indonesia, catatan tadarus 30 juz, malam Lailatulqadar, dan zakat fitrah.',
    path: '/ramadhan',
  })
}

export default function Ramadhan({ loaderData }: Route.ComponentProps) {
  const { provinces, clock } = loaderData
  const { ramadan } = loaderData.state
  const { state, hijri, isEvening, city, choose, daysLeft, ...shown } = useRamadan(loaderData)
  return (
    <>
      <RamadanHero {...{ state, hijri, isEvening, city, clock }} moments={shown.moments} />
      <div className="mx-auto grid max-w-wide gap-8 px-page pt-6 print:block print:p-0 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 lg:pt-10">
        <div className="grid content-start gap-8 lg:gap-10">
          <StaleNotice clock={clock} />
          <TimesCard times={shown.times} {...{ city, provinces, choose, clock }} />
          <Imsakiyah ramadan={ramadan} rows={shown.table} city={city} today={shown.today} />
          <FastingWords verse={loaderData.dalil} texts={loaderData.fasting} />
        </div>
        <div className="grid content-start gap-8">
          <TadarusPart year={ramadan.year} daysLeft={daysLeft} />
          <FitrahCard {...loaderData.fitrah} />
          <OddNights nights={state.oddNights} isEstimate={ramadan.isEstimate} />
          <Link
            to="/calendar"
            className="flex min-h-touch items-center gap-2 font-semibold text-primary hover:underline print-hidden"
          >
            <Icon name="calendar" />
            Kalender Hijriah
          </Link>
        </div>
      </div>
      {loaderData.programs.length > 0 && (
        <section className="mx-auto mt-10 grid max-w-wide gap-4 px-page print-hidden lg:mt-14">
          <h2 className="text-xl">Berbagi di bulan yang baik</h2>
          <CampaignGrid campaigns={loaderData.programs} heading="h3" />
        </section>
      )}
    </>
  )
}
