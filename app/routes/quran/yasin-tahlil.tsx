import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/page-meta.ts'
import { keepTexts } from '#app/quran/page-texts.ts'
import { partIn } from '#app/tahlil/parts.ts'
import stylesheet from '#app/tahlil/tahlil.css?url'
import { YasinTahlil } from '#app/tahlil/yasin-tahlil.tsx'
import { surahPage } from '#features/quran/page.server.ts'
import { openQuran } from '#features/quran/source.server.ts'
import { readTahlil } from '#features/quran/tahlil/tahlil.ts'
import type { Route } from './+types/yasin-tahlil.ts'

export const handle = { cache: 'public', maxAge: 86_400, query: ['bagian', 'tampil'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  if (partIn(new URL(request.url).searchParams) === 'tahlil')
    return { yasin: null, tahlil: readTahlil(openQuran(config).findSurah) }
  const page = surahPage(config, 36)
  if (!page) throw new Error('surah 36 is missing')
  keepTexts('/surat/36', page.texts)
  return { yasin: page.data, tahlil: null }
}

// In the browser Yasin is asked of the API, like every surah; the tahlil comes from the loader.
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (partIn(new URL(request.url).searchParams) === 'tahlil') return serverLoader()
  return { yasin: null, tahlil: null }
}

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ matches, location }: Route.MetaArgs) {
  const isTahlil = partIn(new URLSearchParams(location.search)) === 'tahlil'
  return pageMeta(matches, {
    title: isTahlil
      ? 'Bacaan tahlil: Arab, Latin, dan arti · Amanah'
      : 'Yasin & tahlil: Arab, Latin, dan arti · Amanah',
    description:
      'Surat Yasin dan susunan bacaan tahlil yang lazim: huruf Arab besar, Latin, arti, penghitung zikir, audio, dan lembar cetak.',
    path: isTahlil ? '/yasin-tahlil?bagian=tahlil' : '/yasin-tahlil',
  })
}

export default function YasinTahlilScreen({ loaderData }: Route.ComponentProps) {
  return <YasinTahlil {...loaderData} />
}
