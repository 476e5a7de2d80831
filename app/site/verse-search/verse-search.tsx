import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { queryIn, searchAddress } from './search-address.ts'
import { VerseSearch } from './verse-search-screen.tsx'
import { openSearch } from '#features/verse-search/open-search.server.ts'
import { searchWire } from '#features/verse-search/wire.ts'
import type { Route } from './+types/verse-search.ts'

// Cached only without a query: every query is a page of its own, too many to cache.
export const handle = {
  cache: 'public',
  maxAge: 86_400,
  fresh: { q: /\S/, surat: /^\d{1,3}$/, juz: /^\d{1,2}$/ },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const index = await openSearch(context.get(ctxContext).config)
  const query = queryIn(new URL(request.url).searchParams)
  return {
    surahs: index.text.surahs.map(({ number, name }) => ({ nomor: number, namaLatin: name })),
    key: searchAddress(query),
    result: query.q === '' ? null : searchWire(index, query),
  }
}

// In the browser the screen calls the API or the device itself and shows its loading state at once.
export const clientLoader = () => null

export function meta({ matches, location }: Route.MetaArgs) {
  const { q } = queryIn(new URLSearchParams(location.search))
  return pageMeta(matches, {
    title: q ? `“${q}”: cari ayat Al-Qur’an` : 'Cari ayat Al-Qur’an',
    description:
      'Cari ayat dengan kata Indonesia, huruf Arab tanpa harakat, atau ejaan Latin seperti yang Anda dengar; atau lompat ke tempatnya: 2:255, juz 30, ayat kursi.',
    path: '/verse-search',
  })
}

export default function VerseSearchScreen({ loaderData }: Route.ComponentProps) {
  return <VerseSearch page={loaderData} />
}
