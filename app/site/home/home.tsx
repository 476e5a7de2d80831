import { ctxContext, doNotKeep } from '#app/context.ts'
import { pageMeta, siteOf } from '#app/site/sharing/page-meta.ts'
import { institutionLd, siteLd } from '#app/site/sharing/json-ld.ts'
import type { Route } from './+types/home.ts'
import { ChosenCampaigns, UrgentCampaigns } from './campaign-carousel.tsx'
import { FieldStory } from './field-story.tsx'
import { FillScript } from './fill-script.tsx'
import { Hero } from './hero.tsx'
import { HomeNotice } from './home-notice.tsx'
import { homePage } from './home-page.server.ts'
import { Impact } from './impact.tsx'
import { LastReadSlot } from './last-read-slot.tsx'
import { LatestPrayers } from './latest-prayers.tsx'
import { QuickMenu } from './quick-menu.tsx'
import { TodaysReading } from './todays-reading.tsx'
import { QuranInvitation } from './quran-invitation.tsx'

export const handle = { cache: 'public', maxAge: 30 }

export async function loader({ context }: Route.LoaderArgs) {
  return homePage(context.get(ctxContext), () => doNotKeep(context))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Donasi, zakat, wakaf, dan Al-Qur’an',
    description:
      'Titipkan donasi, zakat, dan wakaf Anda, lalu ikuti sampai tujuan. Baca dan dengarkan Al-Qur’an lengkap dengan terjemahan Indonesia.',
    path: '/',
    jsonLd: import.meta.env.SSR && [institutionLd(siteOf(matches)), siteLd(siteOf(matches))],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    urgent,
    chosen,
    categories,
    impact,
    money,
    prayers,
    articles,
    today,
    banner,
    verse,
    now,
  } = loaderData
  return (
    <>
      <Hero today={today} />
      <div className="mx-auto grid max-w-wide gap-6 px-page lg:gap-16">
        {banner && <HomeNotice {...banner} />}
        <QuickMenu categories={categories} />
        <LastReadSlot />
        <TodaysReading verse={verse} />
        <FillScript />
        <UrgentCampaigns campaigns={urgent} />
        <ChosenCampaigns campaigns={chosen} urgent={urgent} />
        <FieldStory articles={articles} />
        {impact && <Impact impact={impact} money={money} now={now} />}
        <LatestPrayers prayers={prayers} now={now} />
        <QuranInvitation />
      </div>
    </>
  )
}
