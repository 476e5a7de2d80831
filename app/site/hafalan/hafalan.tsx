import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Route } from './+types/hafalan.ts'
import { HafalanScreen } from './hafalan-screen.tsx'

export const handle = { cache: 'public', maxAge: 86_400 }

/** The names of the surahs with their counts; the text comes with the surah that is chosen. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const surahs = openQuran(config).listSurahs()
  return { surahs: surahs.map(({ name, verseCount }) => ({ name, verseCount })) }
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Hafalan Al-Qur’an',
    description:
      'Latih hafalan Al-Qur’an: sembunyikan kata atau ayat, huruf awal, sambung ayat, ulangan berjarak, dan peta hafalan.',
    path: '/hafalan',
  })
}

export default function Hafalan({ loaderData }: Route.ComponentProps) {
  return <HafalanScreen surahs={loaderData.surahs} />
}
