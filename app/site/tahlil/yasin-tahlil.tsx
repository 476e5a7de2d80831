import { ctxContext, doNotKeep } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { keepTexts } from '#app/site/quran/page-texts.ts'
import { reviewedTahlil } from './reviewed.server.ts'
import stylesheet from './tahlil.css?url'
import { surahPage, type SurahPage } from '#features/quran/page.server.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { readTahlil, type TahlilReading } from '#features/tahlil/tahlil.ts'
import type { Route } from './+types/yasin-tahlil.ts'
import { useSearchParams } from 'react-router'
import { Tabs } from '#app/ui/tabs.tsx'
import { TahlilPart } from './tahlil-part.tsx'
import { YasinPart } from './yasin-part.tsx'

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

type Props = {
  /** Data from the server; null after a navigation in the browser. */
  yasin: SurahPage['data'] | null
  tahlil: TahlilReading[]
}

/** The screen with surah Yasin and the tahlil as two tabs. */
function YasinTahlil({ yasin, tahlil }: Props) {
  const [search] = useSearchParams()
  const isTahlil = partIn(search) === 'tahlil'
  const tabs = (
    <div className="px-page pt-1 print-hidden lg:px-0">
      <Tabs
        label="Bagian"
        tabs={[
          { to: '/yasin-tahlil', label: 'Yasin', isHere: !isTahlil },
          { to: '/yasin-tahlil?bagian=tahlil', label: 'Tahlil', isHere: isTahlil },
        ]}
      />
    </div>
  )
  return (
    <div className="booklet">
      {isTahlil ? (
        <TahlilPart readings={tahlil} tabs={tabs} />
      ) : (
        <YasinPart page={yasin} tabs={tabs} />
      )}
    </div>
  )
}

/** The part of the screen that an address asks for. */
function partIn(search: URLSearchParams): 'yasin' | 'tahlil' {
  return search.get('bagian') === 'tahlil' ? 'tahlil' : 'yasin'
}
