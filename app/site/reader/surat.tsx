import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta, siteOf } from '#app/site/sharing/page-meta.ts'
import { keepTexts } from '#app/site/quran/page-texts.ts'
import { SurahScreen, surahTitle } from './surah-screen.tsx'
import { crumbsLd } from '#app/site/sharing/json-ld.ts'
import { surahPage } from '#features/quran/page.server.ts'
import { numberInPath, SURAH_COUNT } from '#features/quran/quran.ts'
import type { Route } from './+types/surat.ts'

export const handle = { cache: 'public', maxAge: 86_400, query: { tampil: ['mushaf'] } }

export function loader({ params, context }: Route.LoaderArgs) {
  const page = surahPage(context.get(ctxContext).config, surahIn(params))
  if (!page) throw new Error(`surah ${params.id} is missing`)
  keepTexts(`/surat/${params.id}`, { ...page.texts, pengantar: page.isi })
  return page.data
}

// In the browser the screen calls the API itself and shows its loading state at once.
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  surahIn(params)
  return null
}

function surahIn({ id }: { id: string }): number {
  const number = numberInPath(id, SURAH_COUNT)
  if (number === undefined) throw data({ message: 'Page Not Found' }, { status: 404 })
  return number
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const { namaLatin, arti, jumlahAyat, golongan } = loaderData.surah
  return pageMeta(matches, {
    title: surahTitle(loaderData.surah),
    description: `Baca dan dengarkan Surah ${namaLatin} (${arti}), ${jumlahAyat} ayat, ${golongan}: teks Arab, Latin, dan terjemahan Kementerian Agama.`,
    path: `/surat/${params.id}`,
    image: {
      path: `/og/surat/${params.id}.jpg`,
      alt: `Surah ${namaLatin}, ${arti}, ${jumlahAyat} ayat`,
    },
    jsonLd: import.meta.env.SSR && [
      crumbsLd(siteOf(matches), [
        ['Al-Qur’an', '/alquran'],
        [`Surah ${namaLatin}`, `/surat/${params.id}`],
      ]),
    ],
  })
}

export default function Surat({ params, loaderData }: Route.ComponentProps) {
  return <SurahScreen number={surahIn(params)} page={loaderData} />
}
