import { Link } from 'react-router'
import type { JuzVerseWire } from '#features/quran/contract.ts'
import { hasOpeningBasmala, JUZ_COUNT } from '#features/quran/quran.ts'
import type { VerseGroup } from '#app/site/quran/groups.ts'
import { TafsirNote } from './beside/tafsir-note.tsx'
import { Mushaf } from './mushaf/mushaf.tsx'
import { VersePage } from './reader-frame.tsx'
import { Basmala, Neighbours } from './reader-parts.tsx'
import { SourceNote } from './source-note.tsx'
import { useAutoNext } from './use-auto-next.ts'
import type { Reader } from './use-reader.ts'
import { VerseList } from './verse-list.tsx'

type Props = {
  verses: readonly JuzVerseWire[]
  groups: readonly VerseGroup[]
  isMushaf: boolean
  reader: Reader
  onMenu(index: number): void
}

/** The verses of a juz: as running text, or one by one under the names of their surahs. */
export function JuzVerses({ verses, groups, isMushaf, reader, onMenu }: Props) {
  useAutoNext({ kind: 'juz', number: verses[0]?.juz ?? 0 })
  if (isMushaf) {
    return <Mushaf kind="juz" verses={verses} active={reader.active} onMenu={onMenu} />
  }
  return groups.map((group) => (
    <SurahGroup key={group.surahId} group={group} reader={reader} onMenu={onMenu} />
  ))
}

type GroupProps = { group: VerseGroup; reader: Reader; onMenu(index: number): void }

function SurahGroup({ group, reader, onMenu }: GroupProps) {
  const { namaLatin, surahId, items, start, jumlahAyat } = group
  const first = items[0]?.nomorAyat ?? 1
  const last = items.at(-1)?.nomorAyat ?? first
  const isHere =
    reader.active !== null && reader.active >= start && reader.active < start + items.length
  return (
    <VersePage>
      <h2 className="sticky top-26 z-1 short:static flex items-baseline justify-between gap-3 border-y border-line bg-surface px-4 py-2.5 text-lg lg:top-17 lg:border-t-0 lg:px-7">
        <Link to={`/surat/${surahId}`} className="hover:text-primary">
          {namaLatin}
        </Link>
        <span className="text-xs font-medium text-muted tabular">
          Ayat {first}–{last} dari {jumlahAyat}
        </span>
      </h2>
      <TafsirNote surah={surahId} />
      {first === 1 && hasOpeningBasmala(surahId) && <Basmala kind="juz" surah={surahId} />}
      <VerseList
        kind="juz"
        verses={items}
        start={start}
        active={isHere ? reader.active : null}
        onPlay={reader.onPlay}
        onMenu={onMenu}
      />
    </VersePage>
  )
}

/** The end of a juz: links to its neighbours, and the source of the text. */
export function JuzFoot({ number }: { number: number }) {
  return (
    <div className="grid gap-5 px-page lg:px-0">
      <Neighbours what="Juz" previous={linkTo(number - 1)} next={linkTo(number + 1)} />
      <SourceNote about={`juz ${number}`} />
    </div>
  )
}

function linkTo(number: number) {
  return number >= 1 && number <= JUZ_COUNT
    ? { to: `/juz/${number}`, label: `Juz ${number}` }
    : null
}
