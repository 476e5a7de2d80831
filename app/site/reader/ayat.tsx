import { ctxContext } from '#app/context.ts'
import { isUnanswered } from '#app/client/unanswered.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta, siteOf } from '#app/site/sharing/page-meta.ts'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import { ReaderHeader } from './reader-header.tsx'
import { Neighbours } from './reader-parts.tsx'
import { SourceNote } from './source-note.tsx'
import { crumbsLd } from '#app/site/sharing/json-ld.ts'
import { verseAt } from './verse-at.server.ts'
import { verseLink, verseName } from './sheets/verse-words.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ShareVerse } from './share-verse.tsx'
import type { Route } from './+types/ayat.ts'

export const handle = { cache: 'public', maxAge: 86_400 }

export function loader({ params, context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const { verse, place } = verseAt(config, params)
  return { verse, place, url: verseLink(verse, config.origin) }
}

// Without a network the verse is made from the text on the device.
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    const { verseOnDevice } = await import('./verse-on-device.client.ts')
    return verseOnDevice(params, request.signal)
  }
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { surahId, namaLatin, nomorAyat, teksIndonesia } = loaderData.verse
  const path = `/ayat/${surahId}/${nomorAyat}`
  const page = pageMeta(matches, {
    title: `Surah ${namaLatin} ayat ${nomorAyat}: Arab, Latin, dan terjemahan`,
    description: shortened(`${verseName(loaderData.verse)}: ${teksIndonesia}`),
    path,
    type: 'article',
    image: { path: `/og/ayat/${surahId}/${nomorAyat}.jpg`, alt: verseName(loaderData.verse) },
    jsonLd: import.meta.env.SSR && [
      crumbsLd(siteOf(matches), [
        ['Al-Qur’an', '/alquran'],
        [`Surah ${namaLatin}`, `/surat/${surahId}`],
        [`Ayat ${nomorAyat}`, path],
      ]),
    ],
  })
  const href = `${siteOf(matches).origin}/oembed?url=${encodeURIComponent(loaderData.url)}`
  return [...page, { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', href }]
}

/** Shortens a text to whole words for a search engine's description, at most 155 characters. */
function shortened(text: string): string {
  return text.length <= 155 ? text : `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`
}

/** The page of a single verse, made for sharing. Its preview is a picture of the verse. */
export default function AyatPage({ loaderData: { verse, place, url } }: Route.ComponentProps) {
  const { surahId, nomorAyat } = verse
  const inSurah = `/surat/${surahId}#ayat-${nomorAyat}`
  return (
    <article className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 lg:px-page lg:pt-8">
      <div className="lg:col-span-2">
        <ReaderHeader
          eyebrow={`Juz ${place.juz}`}
          title={`Surah ${place.name} ayat ${nomorAyat}`}
        />
      </div>
      <div className="grid content-start gap-5 px-page lg:px-0">
        <Card className="grid gap-4 px-4 py-6 lg:px-7 lg:py-8">
          <ArabicText className="text-arab lg:text-arab-lg">{verse.teksArab}</ArabicText>
          {verse.teksLatin === null ? (
            <p className="text-sm text-muted italic">Latin ayat ini sedang diperbaiki.</p>
          ) : (
            <LatinText className="text-sm text-primary">{verse.teksLatin}</LatinText>
          )}
          <p>{verse.teksIndonesia}</p>
        </Card>
        <Neighbours
          what="Ayat"
          previous={nomorAyat > 1 ? neighbour(surahId, nomorAyat - 1) : null}
          next={nomorAyat < place.verseCount ? neighbour(surahId, nomorAyat + 1) : null}
        />
        <SourceNote about={verseName(verse)} />
      </div>
      <aside aria-label="Ayat ini" className="grid content-start gap-4 px-page lg:px-0">
        <LinkButton to={inSurah} icon="book">
          Baca dalam surahnya
        </LinkButton>
        <ShareVerse verse={verse} url={url} />
      </aside>
    </article>
  )
}

function neighbour(surah: number, ayah: number) {
  return { to: `/ayat/${surah}/${ayah}`, label: `Ayat ${ayah}` }
}
