import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { SearchBox } from './search-box.tsx'
import { popularTerms } from '#features/search/popular.server.ts'
import type { Route } from './+types/search.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RecentSearches } from '#app/site/verse-search/recent-searches.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { listAddress } from '#features/search/search.ts'
import { siteSearches } from './recent.client.ts'

export const handle = { cache: 'public', maxAge: 600 }

export async function loader({ context }: Route.LoaderArgs) {
  return { popular: await popularTerms(context.get(ctxContext)) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Cari',
    description:
      'Cari program, kabar, surah dan ayat Al-Qur’an, serta jawaban di pusat bantuan, dari satu kotak.',
    path: '/search',
  })
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-wide gap-8 px-page pt-6 pb-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-12 lg:pt-10">
      <div className="grid content-start gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl lg:text-3xl">Cari</h1>
          <p className="text-muted">Program, kabar, surah, ayat, dan bantuan dari satu kotak.</p>
        </header>
        <SearchBox q="" takesFocus />
        <SiteSearches />
        <PopularSearches terms={loaderData.popular} />
      </div>
      <QuickJumps />
    </div>
  )
}

/** Recent searches of this device over the whole site. */
function SiteSearches() {
  return (
    <RecentSearches
      searches={siteSearches}
      addressOf={(words) => listAddress({ q: words })}
      titleClass="text-lg"
    />
  )
}

const examples = [
  'zakat penghasilan',
  'wakaf sumur',
  'anak yatim',
  'sudah bayar',
  'ayat kursi',
  'surat yasin',
]

/** Popular searches, or examples while there are too few of them. */
function PopularSearches({ terms }: { terms: readonly string[] }) {
  const isPopular = terms.length > 0
  return (
    <Chips title={isPopular ? 'Sering dicari' : 'Coba cari'}>
      {(isPopular ? terms : examples).map((words) => (
        <li key={words}>
          <Link
            to={listAddress({ q: words })}
            className="flex min-h-touch items-center gap-2 rounded-chip border border-line bg-surface px-4 text-sm font-semibold hover:border-primary"
          >
            {words}
          </Link>
        </li>
      ))}
    </Chips>
  )
}

function Chips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  )
}

const jumps: readonly { to: string; label: string; text: string; icon: IconName }[] = [
  { to: '/program', label: 'Semua program', text: 'Yang sedang berjalan', icon: 'heart' },
  { to: '/zakatcalculator', label: 'Kalkulator zakat', text: 'Hitung sendiri', icon: 'calculator' },
  { to: '/verse-search', label: 'Cari ayat', text: 'Arab, Latin, atau arti', icon: 'book' },
  { to: '/surat/36', label: 'Surah Yasin', text: '83 ayat', icon: 'moon' },
  { to: '/surat/2#ayat-255', label: 'Ayat Kursi', text: 'Al-Baqarah 255', icon: 'bookmark' },
  { to: '/news', label: 'Kabar dan artikel', text: 'Yang terbaru', icon: 'news' },
  { to: '/pusat-bantuan', label: 'Pusat bantuan', text: 'Tanya jawab', icon: 'lifebuoy' },
  { to: '/verifikasi', label: 'Periksa kuitansi', text: 'Dengan nomornya', icon: 'verified' },
]

/** Links to the screens that users look for most. */
function QuickJumps() {
  return (
    <section aria-label="Langsung ke" className="grid gap-2">
      <h2 className="text-lg">Langsung ke</h2>
      <ul className="grid grid-cols-2 gap-3">
        {jumps.map(({ to, label, text, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="grid h-full content-start gap-2 rounded-card border border-line bg-surface p-4 hover:border-primary"
            >
              <span className="grid size-10 place-items-center rounded-tile bg-tint text-primary">
                <Icon name={icon} className="size-5.5" />
              </span>
              <span>
                <span className="block leading-snug font-semibold">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
