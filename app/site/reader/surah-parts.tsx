import { useRouteLoaderData } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { Share } from '#app/ui/share/share.tsx'
import type { SurahWire } from '#features/quran/contract.ts'
import { TafsirNote } from './beside/tafsir-note.tsx'
import { EnglishNote } from './english/english-note.tsx'
import { Mushaf } from './mushaf/mushaf.tsx'
import { VersePage } from './reader-frame.tsx'
import { Basmala, Neighbours } from './reader-parts.tsx'
import { SurahIntroduction } from './surah-introduction.tsx'
import { SourceNote } from './source-note.tsx'
import { useGoingOn } from './use-going-on.ts'
import type { Reader } from './use-reader.ts'
import { VerseList } from './verse-list.tsx'

type VersesProps = {
  surah: SurahWire
  isMushaf: boolean
  reader: Reader
  onMenu(index: number): void
}

/** What introduces the surah, and its verses. */
export function SurahVerses(props: VersesProps) {
  const { pengantar } = props.surah
  return (
    <>
      {pengantar && <SurahIntroduction {...pengantar} />}
      <VersesOfSurah {...props} />
    </>
  )
}

/** The verses as a list, or as running Arabic in reading mode. */
function VersesOfSurah({ surah, isMushaf, reader, onMenu }: VersesProps) {
  useGoingOn({ kind: 'surah', number: surah.nomor })
  const verses = { verses: surah.surah_details, active: reader.active, onMenu }
  if (isMushaf) return <Mushaf kind="surah" {...verses} />
  return (
    <VersePage>
      <EnglishNote surah={surah.nomor} />
      <TafsirNote surah={surah.nomor} />
      {surah.bismillah && <Basmala kind="surah" surah={surah.nomor} />}
      <VerseList kind="surah" onPlay={reader.onPlay} {...verses} />
    </VersePage>
  )
}

/** The end of a surah: links to its neighbours, share buttons, and the source of the text. */
export function SurahFoot({ surah }: { surah: SurahWire }) {
  const shell = useRouteLoaderData('root') as { origin?: string } | undefined
  const name = `Surah ${surah.namaLatin}`
  return (
    <div className="grid gap-5 px-page lg:px-0">
      <Neighbours
        what="Surah"
        previous={linkTo(surah.sebelumnya)}
        next={linkTo(surah.berikutnya)}
      />
      <Card as="section" className="grid gap-3 p-5 print-hidden">
        <h2 className="text-base">Bagikan surah ini</h2>
        <Share
          url={`${shell?.origin ?? ''}/surat/${surah.nomor}`}
          title={name}
          text={`${name} (${surah.arti}), ${surah.jumlahAyat} ayat.`}
        />
      </Card>
      <SourceNote about={name} />
    </div>
  )
}

function linkTo(neighbour: SurahWire['sebelumnya']) {
  return neighbour && { to: `/surat/${neighbour.nomor}`, label: neighbour.namaLatin }
}
