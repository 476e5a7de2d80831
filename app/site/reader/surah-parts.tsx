import { useRouteLoaderData } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { Share } from '#app/ui/share/share.tsx'
import type { IntroductionWire, SurahWire } from '#features/quran/contract.ts'
import { TafsirNote } from './beside/tafsir-note.tsx'
import { Mushaf } from './mushaf/mushaf.tsx'
import { VersePage } from './reader-frame.tsx'
import { Basmala, Neighbours } from './reader-parts.tsx'
import { SourceNote } from './source-note.tsx'
import { useAutoNext } from './use-auto-next.ts'
import type { Reader } from './use-reader.ts'
import { VerseList } from './verse-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadEnglish } from '#app/site/quran/english-store.ts'
import { useEnglish, useEnglishName } from './english/use-english.ts'
import { Button } from '#app/ui/button.tsx'

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
  useAutoNext({ kind: 'surah', number: surah.nomor })
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

/** What introduces a surah, folded until someone wants it; on paper it is open. */
function SurahIntroduction({ isi, sumber, izin, tinjauan }: IntroductionWire) {
  return (
    <details className="group print-open mx-page rounded-card border border-line bg-surface lg:mx-0">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-semibold lg:px-7">
        Tentang surah ini
        <Icon name="down" className="size-5 text-primary group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pb-4 leading-relaxed lg:px-7">
        {isi.map((part) => (
          <p key={part} data-pengantar="">
            {part}
          </p>
        ))}
        <p className="text-sm text-muted">{`Sumber: ${sumber} ${izin} ${tinjauan}`}</p>
      </div>
    </details>
  )
}

/** The English name of a surah and whose translation stands under its verses, where English is chosen. */
function EnglishNote({ surah }: { surah: number }) {
  const { error } = useEnglish()
  const name = useEnglishName(surah)
  if (error && !name) {
    return (
      <p role="status" className="px-4 py-2 text-center text-sm text-muted">
        {error}{' '}
        <Button look="quiet" onClick={() => void loadEnglish()}>
          Coba lagi
        </Button>
      </p>
    )
  }
  if (!name) return null
  return (
    <p lang="en" className="px-4 pt-3 text-center text-sm text-muted">
      <span className="font-semibold text-ink">{name}</span> · English by M. Pickthall (1930)
    </p>
  )
}
