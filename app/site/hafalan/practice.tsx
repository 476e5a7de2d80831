import { useState } from 'react'
import { Link } from 'react-router'
import { useLoaded } from '#app/client/use-loaded.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import { Skeleton } from '#app/ui/state/skeleton.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import { ArabicText } from '#app/ui/arabic-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { verseKey } from '#features/quran/verse-key.ts'
import { GradeButtons } from './grade-buttons.tsx'
import { firstLetter } from '#features/hafalan/memory.ts'

type Mode = Hiding | 'sambung'

const modes: readonly { mode: Mode; label: string }[] = [
  { mode: 'ayat', label: 'Tutup ayat' },
  { mode: 'kata', label: 'Tutup kata' },
  { mode: 'huruf', label: 'Huruf awal' },
  { mode: 'sambung', label: 'Sambung ayat' },
]

type Props = { surah: number; from: number; to: number }

/** The verses of a range, hidden in one of several ways. */
export function Practice({ surah, from, to }: Props) {
  const [mode, setMode] = useState<Mode>('ayat')
  const { data, error, retry } = useLoaded(surahStore, surah, { fromPage: null })
  const verses = data?.surah_details.filter(({ nomorAyat }) => from <= nomorAyat && nomorAyat <= to)
  return (
    <section aria-label="Latihan" className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {modes.map(({ mode: each, label }) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === mode}
            onClick={() => setMode(each)}
            className="min-h-touch rounded-chip border border-line bg-surface px-4 text-sm font-semibold aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {label}
          </button>
        ))}
      </div>
      {error && <ErrorState text={error} onRetry={retry} />}
      {!verses && !error && <Skeleton className="h-48 w-full" />}
      {verses && mode === 'sambung' && <ChainTest surah={surah} verses={verses} />}
      {verses && mode !== 'sambung' && (
        <ol className="grid gap-4">
          {verses.map(({ nomorAyat, teksArab }) => (
            <li key={`${mode} ${nomorAyat}`}>
              <HiddenVerse surah={surah} ayah={nomorAyat} arabic={teksArab} hiding={mode} />
            </li>
          ))}
        </ol>
      )}
      <Link
        to={`/surat/${surah}#ayat-${from}`}
        className="flex min-h-touch items-center font-semibold text-primary hover:underline"
      >
        Buka surah: dengarkan dan ulangi rentang ayat dengan jeda
      </Link>
    </section>
  )
}

type ChainTestProps = { surah: number; verses: { nomorAyat: number; teksArab: string }[] }

/** 'Sambung ayat': a verse is shown, the next is said by heart and then compared. */
function ChainTest({ surah, verses }: ChainTestProps) {
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [current, next] = verses.slice(at, at + 2)
  if (!current || !next) {
    return (
      <EmptyState
        icon="check"
        title={verses.length < 2 ? 'Pilih sedikitnya dua ayat' : 'Ujian selesai'}
        action={
          verses.length > 1 && (
            <Button
              look="ghost"
              icon="replay"
              onClick={() => {
                setAt(0)
                setOpen(false)
              }}
            >
              Ulangi
            </Button>
          )
        }
      />
    )
  }
  return (
    <Card className="grid gap-4 p-4">
      <p className="text-sm text-muted">{`Ayat ${current.nomorAyat}, lalu ucapkan sambungannya`}</p>
      <ArabicText className="text-arab">{current.teksArab}</ArabicText>
      {isOpen ? (
        <>
          <ArabicText className="border-t border-line pt-4 text-arab">{next.teksArab}</ArabicText>
          <GradeButtons
            key={next.nomorAyat}
            verse={verseKey({ surah, ayah: next.nomorAyat })}
            onMarked={() => {
              setAt(at + 1)
              setOpen(false)
            }}
          />
        </>
      ) : (
        <Button onClick={() => setOpen(true)}>Buka sambungannya</Button>
      )}
    </Card>
  )
}

type Hiding = 'ayat' | 'kata' | 'huruf'

type HiddenVerseProps = { surah: number; ayah: number; arabic: string; hiding: Hiding }

/** A verse whose words are shown by touch, and how well one knew it. */
function HiddenVerse({ surah, ayah, arabic, hiding }: HiddenVerseProps) {
  const words = arabic.split(' ')
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const isOpen = open.size === words.length
  const all = () => setOpen(isOpen ? new Set() : new Set(words.keys()))
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{`Ayat ${ayah}`}</span>
        <Button look="quiet" aria-expanded={isOpen} onClick={all}>
          {isOpen ? 'Tutup' : 'Buka semua'}
        </Button>
      </div>
      {hiding === 'ayat' && !isOpen ? (
        <button
          type="button"
          onClick={all}
          className="min-h-24 rounded-field px-3 border border-dashed border-field bg-surface-2 text-muted"
        >
          Ucapkan, lalu sentuh untuk membuka
        </button>
      ) : (
        <p lang="ar" dir="rtl" className="flex flex-wrap gap-x-1.5 font-arab text-arab">
          {words.map((word, each) => (
            <Word
              key={each}
              word={word}
              hiding={hiding}
              isOpen={open.has(each)}
              onOpen={() => setOpen(new Set([...open, each]))}
            />
          ))}
        </p>
      )}
      {isOpen && <GradeButtons verse={verseKey({ surah, ayah })} />}
    </Card>
  )
}

type WordProps = { word: string; hiding: Hiding; isOpen: boolean; onOpen: () => void }

function Word({ word, hiding, isOpen, onOpen }: WordProps) {
  if (isOpen) return <span>{word}</span>
  return (
    <button
      type="button"
      aria-label="Kata tertutup, buka"
      onClick={onOpen}
      className="min-w-8 rounded border-b-2 border-dashed border-field bg-surface-2 px-1"
    >
      {hiding === 'huruf' ? (
        firstLetter(word)
      ) : (
        <span aria-hidden="true" className="invisible">
          {word}
        </span>
      )}
    </button>
  )
}
