import { ctxContext, doNotKeep } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { keepTexts } from '#app/site/quran/page-texts.ts'
import { partIn } from './parts.ts'
import { reviewedTahlil } from './reviewed.server.ts'
import stylesheet from './tahlil.css?url'
import { YasinTahlil } from './yasin-tahlil-screen.tsx'
import { surahPage } from '#features/quran/page.server.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { readTahlil } from '#features/tahlil/tahlil.ts'
import type { Route } from './+types/yasin-tahlil.ts'

export const handle = {
  cache: 'public',
  maxAge: 86_400,
  query: { bagian: ['tahlil'], tampil: ['mushaf'] },
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const { config } = ctx
  const page = surahPage(config, 36)
  if (!page) throw new Error('surah 36 is missing')
  keepTexts('/surat/36', page.texts)
  const findReviewed = await reviewedTahlil(ctx, () => doNotKeep(context))
  return { yasin: page.data, tahlil: readTahlil(openQuran(config).findSurah, findReviewed) }
}

// In the browser Yasin comes from the API, like every surah. The tahlil comes only with this page.
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { tahlil } = await serverLoader()
  return { yasin: null, tahlil }
}

// One answer holds both tabs, so a change of tab needs no request.
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ matches, location }: Route.MetaArgs) {
  const isTahlil = partIn(new URLSearchParams(location.search)) === 'tahlil'
  return pageMeta(matches, {
    title: isTahlil
      ? 'Bacaan tahlil: Arab, Latin, dan arti'
      : 'Yasin & tahlil: Arab, Latin, dan arti',
    description:
      'Surah Yasin dan susunan bacaan tahlil yang lazim: huruf Arab besar, Latin, arti, penghitung zikir, audio, dan lembar cetak.',
    path: isTahlil ? '/yasin-tahlil?bagian=tahlil' : '/yasin-tahlil',
  })
}

export default function YasinTahlilScreen({ loaderData }: Route.ComponentProps) {
  return <YasinTahlil {...loaderData} />
}
