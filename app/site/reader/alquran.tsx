import { Link, useSearchParams } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { ListsPart } from '#app/site/player/list/lists-part.tsx'
import { BookmarkPart } from '#app/site/bookmark/bookmark-part.tsx'
import { JuzView, SurahView } from './contents/views.tsx'
import { LastReadCard } from './contents/last-read-card.tsx'
import { SourceNote } from './source-note.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { openQuran } from '#features/quran/text/source.server.ts'
import { juzListWire, surahListWire } from '#features/quran/wire.server.ts'
import type { Route } from './+types/alquran.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

export const handle = {
  cache: 'public',
  maxAge: 86_400,
  query: { tampil: ['juz', 'tersimpan', 'daftar'] },
}

export function loader({ request, context }: Route.LoaderArgs) {
  const quran = openQuran(context.get(ctxContext).config)
  const view = new URL(request.url).searchParams.get('tampil')
  // Bookmarks and lists are personal, and this page is cached for everyone.
  if (view === 'tersimpan' || view === 'daftar') return {}
  return view === 'juz' ? { juz: juzListWire(quran) } : { surahs: surahListWire(quran) }
}

// In the browser the screen calls the API itself and shows its loading state at once.
export const clientLoader = () => null

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Al-Qur’an: 114 surah dan 30 juz',
    description:
      'Baca dan dengarkan Al-Qur’an 30 juz: teks Arab, Latin, dan terjemahan Kementerian Agama, dengan murottal tiap ayat.',
    path: '/alquran',
  })
}

export default function AlQuran({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const view = search.get('tampil')
  const isJuz = view === 'juz'
  const isBookmarked = view === 'tersimpan'
  const isLists = view === 'daftar'
  return (
    <div className="mx-auto grid max-w-wide grid-cols-1 gap-4 px-page pt-6 pb-8 lg:pt-10">
      <header className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="grid flex-[1_1_10rem] gap-1">
          <h1 className="text-2xl">Al-Qur’an</h1>
          <p className="text-muted">Baca dan dengarkan, ayat demi ayat.</p>
        </div>
        <LinkButton to="/unduhan" look="quiet" icon="download" className="-mr-3 print-hidden">
          Unduhan
        </LinkButton>
      </header>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        <WayLink
          to="/verse-search"
          icon="search"
          title="Cari ayat"
          about="“sabar dan salat”, “alhamdulillah”, 2:255, ayat kursi"
        />
        <WayLink
          to="/yasin-tahlil"
          icon="hands"
          title="Yasin & tahlil"
          about="Bacaan lengkap dengan penghitung zikir"
        />
      </div>
      <LastReadCard />
      <Tabs
        label="Tampilan"
        tabs={[
          {
            to: '/alquran',
            label: 'Surah',
            count: 114,
            isHere: !isJuz && !isBookmarked && !isLists,
          },
          { to: '/alquran?tampil=juz', label: 'Juz', count: 30, isHere: isJuz },
          { to: '/alquran?tampil=tersimpan', label: 'Tersimpan', isHere: isBookmarked },
          { to: '/alquran?tampil=daftar', label: 'Daftar putar', isHere: isLists },
        ]}
      />
      {isBookmarked && <BookmarkPart />}
      {isLists && <ListsPart />}
      {isJuz && <JuzView fromPage={loaderData?.juz} />}
      {!isJuz && !isBookmarked && !isLists && <SurahView fromPage={loaderData?.surahs} />}
      <SourceNote about="daftar surah" />
    </div>
  )
}

type WayOn = { to: string; icon: IconName; title: string; about: string }

/** A link from the Quran to a screen beside it. */
function WayLink({ to, icon, title, about }: WayOn) {
  return (
    <Link
      to={to}
      className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 transition-colors hover:border-primary"
    >
      <Icon name={icon} className="size-5.5 text-primary" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block truncate text-sm text-muted">{about}</span>
      </span>
      <Icon name="right" className="size-5 text-muted" />
    </Link>
  )
}
