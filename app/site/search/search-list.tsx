import { useEffect } from 'react'
import { data, Link, redirect, useNavigation } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { CampaignGrid } from '#app/site/campaign/campaign-grid.tsx'
import { siteSearches } from './recent.client.ts'
import { SiteResults } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import type { Route } from './+types/search-list.ts'
import { loadResults } from './search-list.server.ts'
import { formatCount } from '#platform/money/money.ts'
import { api } from '#app/client/api.client.ts'
import type { SearchApi } from '#features/search/api.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

// Cached only without a query: every query is a page of its own, too many to cache.
export const handle = {
  cache: 'public',
  maxAge: 3600,
  fresh: { q: /\S/ },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const address = context.get(addressContext)
  const found = await loadResults(context.get(ctxContext), { params, address })
  if (found === null) throw redirect('/search')
  return data(found, { status: found.refusal?.status ?? 200 })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const q = loaderData?.query.q
  return pageMeta(matches, {
    title: q ? `Hasil untuk “${q}”` : 'Hasil pencarian',
    description: 'Hasil pencarian di program, kabar, Al-Qur’an, dan pusat bantuan.',
    path: '/search/list',
    isUnlisted: true,
  })
}

export default function SearchListScreen({ loaderData }: Route.ComponentProps) {
  const { query, answer, popular, refusal, isTooShort } = loaderData
  const { location } = useNavigation()
  const isBusy = location?.pathname === '/search/list'
  const isFound = answer !== null && answer.counts.semua > 0
  useRemembered(query.q, isFound)
  return (
    <div className="mx-auto grid max-w-wide gap-8 px-page pt-6 pb-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12 lg:pt-10">
      <div className="grid min-w-0 content-start gap-5">
        <SearchBox key={query.q} q={query.q} />
        <header>
          <h1 className="text-xl lg:text-2xl">
            Hasil untuk <bdi className="break-words">“{query.q}”</bdi>
          </h1>
          <p role="status" className="text-sm text-muted tabular">
            {isBusy ? 'Mencari…' : countWords(answer?.counts.semua ?? 0)}
          </p>
        </header>
        <div aria-busy={isBusy} className={isBusy ? 'opacity-60' : ''}>
          {isTooShort && <TooShort />}
          {refusal && <ErrorState title="Tunggu sebentar" text={refusal.message} />}
          {isFound && <SiteResults query={query} answer={answer} />}
          {answer !== null && !isFound && <NothingFound q={query.q} />}
        </div>
      </div>
      <NotWhatYouLookFor />
      {popular.length > 0 && (
        <section aria-labelledby="populer" className="grid gap-4 lg:col-span-2">
          <h2 id="populer" className="text-lg">
            Banyak didukung
          </h2>
          <CampaignGrid campaigns={popular} heading="h3" />
        </section>
      )}
    </div>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'Tidak ada hasil'
  return `${formatCount(count)} hasil`
}

/** Stores the search on this device, and counts it for popular searches when it had results. */
function useRemembered(q: string, isFound: boolean): void {
  useEffect(() => {
    siteSearches.remember(q)
    if (isFound) sendSearchCount(q)
  }, [q, isFound])
}

const counted = new Set<string>()

/** Counts a successful search once per page load. A failed count changes nothing on screen. */
function sendSearchCount(q: string): void {
  if (counted.has(q)) return
  counted.add(q)
  api<SearchApi>()
    .search.terms.$post({ json: { q } })
    .catch(() => {})
}

/** Shown when a search has no results. */
function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      icon="search"
      title="Belum ada yang cocok"
      text={
        <>
          Kami tidak menemukan <bdi>“{q}”</bdi>. Coba kata yang lebih umum, atau periksa ejaannya.
        </>
      }
      action={
        <LinkButton to="/pusat-bantuan" look="ghost" icon="lifebuoy">
          Tanya pusat bantuan
        </LinkButton>
      }
    />
  )
}

const others: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/verse-search', label: 'Cari ayat Al-Qur’an', icon: 'book' },
  { to: '/program', label: 'Semua program', icon: 'heart' },
  { to: '/news', label: 'Kabar dan artikel', icon: 'news' },
  { to: '/pusat-bantuan', label: 'Pusat bantuan', icon: 'lifebuoy' },
]

/** Other places to look, beside the results. */
function NotWhatYouLookFor() {
  return (
    <aside aria-labelledby="bukan-ini" className="lg:sticky lg:top-24 lg:self-start">
      <div className="grid gap-2 rounded-card border border-line bg-surface p-4 lg:p-5">
        <h2 id="bukan-ini" className="text-base">
          Bukan ini yang Anda cari?
        </h2>
        <ul className="grid">
          {others.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-touch items-center gap-3 hover:text-primary">
                <Icon name={icon} className="size-5 text-primary" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** Shown when the query is too short. */
function TooShort() {
  return (
    <EmptyState
      icon="search"
      title="Ketik sedikitnya 2 huruf"
      text="Semakin jelas katanya, semakin tepat hasilnya."
    />
  )
}
