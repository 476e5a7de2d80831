import { ctxContext, doNotKeep } from '#app/context.ts'
import { pageMeta, siteOf } from '#app/sharing/page-meta.ts'
import { CampaignCard, type CardView } from '#app/campaign/campaign-card.tsx'
import { CampaignGrid } from '#app/campaign/campaign-grid.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { institutionLd, siteLd } from '#app/sharing/json-ld.ts'
import { EmptyState, ErrorState } from '#app/ui/states.tsx'
import type { Route } from './+types/home.ts'
import { Hero } from './hero.tsx'
import { homePage } from './home-page.server.ts'
import { Impact } from './impact.tsx'
import { LastReadSlot } from './last-read-slot.tsx'
import { Latest } from './latest.tsx'
import { QuickMenu } from './quick-menu.tsx'
import { QuranInvitation } from './quran-invitation.tsx'
import { SectionHead } from './section-head.tsx'

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
  const { urgent, chosen, categories, impact, money, prayers, articles, today, now } = loaderData
  return (
    <>
      <Hero now={now} today={today} featured={urgent[0] ?? chosen?.[0]} />
      <div className="mx-auto grid max-w-wide gap-10 px-page lg:gap-16">
        <QuickMenu categories={categories} />
        <LastReadSlot />
        {urgent.length > 0 && <Urgent campaigns={urgent} />}
        <section className="grid gap-4">
          <SectionHead title="Pilihan untuk Anda" />
          <Chosen campaigns={chosen} isAnyUrgent={urgent.length > 0} />
        </section>
        <Latest prayers={prayers} articles={articles} now={now} />
        {impact && <Impact numbers={impact} money={money} now={now} />}
        <QuranInvitation />
      </div>
    </>
  )
}

function Urgent({ campaigns }: { campaigns: CardView[] }) {
  return (
    // On a desktop the hero already shows the first campaign.
    <section className={`grid gap-4 ${campaigns.length === 1 ? 'lg:hidden' : ''}`}>
      <SectionHead title="Mendesak hari ini" to="/program?urut=mendesak" />
      <ul className="-mx-page flex snap-x snap-mandatory scroll-px-page gap-4 overflow-x-auto px-page pb-2 no-scrollbar lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-6 lg:overflow-visible lg:px-0">
        {campaigns.map((campaign) => (
          <li
            key={campaign.slug}
            className="w-[82%] max-w-80 shrink-0 snap-start only:w-full only:max-w-md first:lg:hidden lg:w-auto lg:max-w-none"
          >
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChosenProps = { campaigns: CardView[] | undefined; isAnyUrgent: boolean }

function Chosen({ campaigns, isAnyUrgent }: ChosenProps) {
  if (!campaigns) return <ErrorState text="Muat ulang halaman ini untuk mencoba lagi." />
  if (campaigns.length > 0 || isAnyUrgent)
    return <CampaignGrid campaigns={campaigns} heading="h3" />
  return (
    <EmptyState
      title="Belum ada program aktif."
      text="Program baru sedang disiapkan. Sambil menunggu, mari membaca Al-Qur’an."
      action={<LinkButton to="/alquran">Buka Al-Qur’an</LinkButton>}
    />
  )
}
