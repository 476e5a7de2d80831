import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { JuzScreen } from './juz-screen.tsx'
import { keepTexts } from '#app/site/quran/page-texts.ts'
import { juzPage } from '#features/quran/page.server.ts'
import { JUZ_COUNT, numberInPath } from '#features/quran/quran.ts'
import type { Route } from './+types/juz.ts'

export const handle = { cache: 'public', maxAge: 86_400, query: { tampil: ['mushaf'] } }

export function loader({ params, context }: Route.LoaderArgs) {
  const page = juzPage(context.get(ctxContext).config, juzIn(params))
  if (!page) throw new Error(`juz ${params.id} is missing`)
  keepTexts(`/juz/${params.id}`, page.texts)
  return page.data
}

// In the browser the screen calls the API itself and shows its loading state at once.
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  juzIn(params)
  return null
}

function juzIn({ id }: { id: string }): number {
  const number = numberInPath(id, JUZ_COUNT)
  if (number === undefined) throw data({ message: 'Page Not Found' }, { status: 404 })
  return number
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Juz ${params.id} Al-Qur’an: Arab, Latin, dan terjemahan`,
    description: `Baca dan dengarkan juz ${params.id} Al-Qur’an ayat demi ayat: teks Arab, Latin, dan terjemahan Kementerian Agama.`,
    path: `/juz/${params.id}`,
  })
}

export default function Juz({ params, loaderData }: Route.ComponentProps) {
  return <JuzScreen number={juzIn(params)} page={loaderData} />
}
