import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { MushafScreen } from './mushaf/mushaf-screen.tsx'
import { mushafVerses } from '#features/quran/page.server.ts'
import { numberInPath, PAGE_COUNT } from '#features/quran/quran.ts'
import type { Route } from './+types/halaman.ts'

export const handle = { cache: 'public', maxAge: 86_400 }

export function loader({ params, context }: Route.LoaderArgs) {
  return { verses: mushafVerses(context.get(ctxContext).config, pageIn(params)) }
}

// In the browser the screen builds the page from its juz, which stays in memory for the next pages.
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  pageIn(params)
  return null
}

function pageIn({ id }: { id: string }): number {
  const number = numberInPath(id, PAGE_COUNT)
  if (number === undefined) throw data({ message: 'Page Not Found' }, { status: 404 })
  return number
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Halaman ${params.id} mushaf Al-Qur’an`,
    description: `Baca halaman ${params.id} dari ${PAGE_COUNT} halaman mushaf Al-Qur’an, teks Arab Kementerian Agama tanpa jeda.`,
    path: `/halaman/${params.id}`,
  })
}

export default function Halaman({ params, loaderData }: Route.ComponentProps) {
  return <MushafScreen number={pageIn(params)} fromPage={loaderData?.verses ?? null} />
}
