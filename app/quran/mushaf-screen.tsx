import { Link } from 'react-router'
import type { JuzVerseWire } from '#features/quran/contract.ts'
import { PAGE_COUNT } from '#features/quran/quran.ts'
import { groupBySurah } from './groups.ts'
import { Mushaf } from './mushaf.tsx'
import { ReaderBar } from './reader-bar.tsx'
import { ReaderFrame } from './reader-frame.tsx'
import { ReaderHeader } from './reader-header.tsx'
import { Neighbours, SourceNote } from './reader-parts.tsx'
import { useReading } from './use-reading.ts'

type Props = { number: number; verses: JuzVerseWire[] }

/** One page of the mushaf, with the pages before and after it. */
export function MushafScreen({ number, verses }: Props) {
  const onMenu = useReading(verses)
  const groups = groupBySurah(verses)
  const [juz] = verses.map((verse) => verse.juz)
  return (
    <ReaderFrame
      header={
        <ReaderHeader
          eyebrow={`${number} dari ${PAGE_COUNT}`}
          title={`Halaman ${number}`}
          subtitle={groups.map(({ namaLatin }) => namaLatin).join(' · ')}
          facts={[`Juz ${juz}`, `${verses.length} ayat`]}
        />
      }
      bar={<ReaderBar here={{ kind: 'halaman', number }} isMushaf />}
    >
      <Mushaf kind="juz" verses={verses} active={null} onMenu={onMenu} />
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
