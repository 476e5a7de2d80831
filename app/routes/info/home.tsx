import { Link } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/page-meta.ts'
import { CampaignCard, type CardView } from '#app/routes/donation/campaign-card.tsx'
import { CampaignGrid } from '#app/routes/donation/campaign-grid.tsx'
import { toCardView } from '#app/routes/donation/campaign-view.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { impactNumbers, listCampaigns, listCategories } from '#features/campaign/queries.server.ts'
import type { Route } from './+types/home.ts'
import { Hero } from './hero.tsx'
import { Impact } from './impact.tsx'
import { QuickMenu } from './quick-menu.tsx'
import { QuranInvitation } from './quran-invitation.tsx'

export const handle = { cache: 'public', maxAge: 30 }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const now = ctx.now()
  const [pressing, popular, categories, impact] = await Promise.all([
    listCampaigns(ctx.read, { now, sort: 'mendesak', limit: 4 }),
    listCampaigns(ctx.read, { now, sort: 'terpopuler', limit: 9 }),
    listCategories(ctx.read),
    impactNumbers(ctx.read),
  ])
  const urgent = pressing.items.filter(({ isUrgent }) => isUrgent)
  const chosen = popular.items.filter(({ id }) => urgent.every((other) => other.id !== id))
  return {
    urgent: urgent.map((card) => toCardView(card, now)),
    chosen: chosen.slice(0, 6).map((card) => toCardView(card, now)),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    impact,
    now: now.toISOString(),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Amanah – donasi, zakat, wakaf, dan Al-Qur’an',
    description:
      'Titipkan donasi, zakat, dan wakaf Anda, lalu ikuti sampai tujuan. Baca dan dengarkan Al-Qur’an lengkap dengan terjemahan Indonesia.',
    path: '/',
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { urgent, chosen, categories, impact, now } = loaderData
  return (
    <>
      <Hero now={now} featured={urgent[0] ?? chosen[0]} />
      <div className="mx-auto grid max-w-wide gap-10 px-page lg:gap-16">
        <QuickMenu categories={categories} />
        {urgent.length > 0 && <Urgent campaigns={urgent} />}
        <section className="grid gap-4">
          <SectionHead title="Pilihan untuk Anda" />
          {urgent.length + chosen.length === 0 ? (
            <EmptyState
              title="Belum ada program aktif."
              text="Program baru sedang disiapkan. Sambil menunggu, mari membaca Al-Qur’an."
              action={<LinkButton to="/alquran">Buka Al-Qur’an</LinkButton>}
            />
          ) : (
            <CampaignGrid campaigns={chosen} heading="h3" />
          )}
        </section>
        <Impact numbers={impact} now={now} />
        <QuranInvitation />
      </div>
    </>
  )
}

function Urgent({ campaigns }: { campaigns: CardView[] }) {
  return (
    // On a desktop the first one stands in the hero already.
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

function SectionHead({ title, to = '/program' }: { title: string; to?: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 className="text-xl">{title}</h2>
      <Link
        to={to}
        className="inline-flex min-h-touch items-center text-sm font-semibold text-primary hover:underline"
      >
        Lihat semua
      </Link>
    </div>
  )
}
