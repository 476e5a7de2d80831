import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { SearchBox } from './search-box.tsx'
import { PopularSearches, QuickJumps, SiteSearches } from './start.tsx'
import { popularTerms } from '#features/search/popular.server.ts'
import type { Route } from './+types/search.ts'

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
