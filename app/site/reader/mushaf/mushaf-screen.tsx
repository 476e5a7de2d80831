import { Link } from 'react-router'
import { ErrorState } from '#app/ui/state/states.tsx'
import type { JuzVerseWire } from '#features/quran/contract.ts'
import { PAGE_COUNT } from '#features/quran/quran.ts'
import { groupBySurah } from '#app/site/quran/groups.ts'
import { Mushaf } from './mushaf.tsx'
import { pageStore } from '#app/site/quran/page-store.ts'
import { ReaderBar } from '../reader-bar.tsx'
import { ReaderFrame } from '../reader-frame.tsx'
import { PlayAll, ReaderHeader, ReaderHeaderSkeleton } from '../reader-header.tsx'
import { Neighbours, VersesSkeleton } from '../reader-parts.tsx'
import { SourceNote } from '../source-note.tsx'
import { useLoaded } from '#app/client/use-loaded.ts'
import { usePageReader } from './use-page-reader.ts'
import { useReading } from '../use-reading.ts'

type Props = {
  number: number
  /** Data from the server; null after a navigation in the browser. */
  fromPage: JuzVerseWire[] | null
}

const NONE: JuzVerseWire[] = []

/** One page of the mushaf, with links to the pages before and after it. */
export function MushafScreen({ number, fromPage }: Props) {
  const { data, error, retry } = useLoaded(pageStore, number, { fromPage })
  const verses = data ?? NONE
  const reader = usePageReader(number, verses)
  const onMenu = useReading(data, reader)
  const eyebrow = `${number} dari ${PAGE_COUNT}`
  if (!data) {
    return (
      <ReaderFrame header={<ReaderHeaderSkeleton eyebrow={eyebrow} title={`Halaman ${number}`} />}>
        {error ? <ErrorState text={error} onRetry={retry} /> : <VersesSkeleton />}
      </ReaderFrame>
    )
  }
  const groups = groupBySurah(verses)
  const [juz] = verses.map((verse) => verse.juz)
  return (
    <ReaderFrame
      header={
        <ReaderHeader
          eyebrow={eyebrow}
          title={`Halaman ${number}`}
          subtitle={groups.map(({ namaLatin }) => namaLatin).join(' · ')}
          facts={[`Juz ${juz}`, `${verses.length} ayat`]}
        >
          <PlayAll what="halaman" reader={reader} />
        </ReaderHeader>
      }
      bar={<ReaderBar here={{ kind: 'halaman', number }} isMushaf />}
    >
      <Mushaf kind="juz" verses={verses} active={reader.active} onMenu={onMenu} />
      <div className="grid gap-5 px-page lg:px-0">
        <p className="flex flex-wrap gap-x-4 text-sm print-hidden">
          {groups.map(({ surahId, namaLatin, items }) => (
            <Link
              key={surahId}
              to={`/surat/${surahId}#ayat-${items[0]?.nomorAyat ?? 1}`}
              className="inline-flex min-h-touch items-center font-semibold text-primary underline"
            >
              Baca {namaLatin} dengan arti
            </Link>
          ))}
        </p>
        <Neighbours what="Halaman" previous={linkTo(number - 1)} next={linkTo(number + 1)} />
        <SourceNote about={`halaman ${number}`} />
      </div>
    </ReaderFrame>
  )
}

function linkTo(number: number) {
  return number >= 1 && number <= PAGE_COUNT
    ? { to: `/halaman/${number}`, label: `Halaman ${number}` }
    : null
}
