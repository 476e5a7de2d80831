import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { firstLetter } from '#features/hafalan/memory.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { GradeButtons } from './grade-buttons.tsx'

export type Hiding = 'ayat' | 'kata' | 'huruf'

type Props = { surah: number; ayah: number; arabic: string; hiding: Hiding }

/** A verse whose words are shown by touch, and how well one knew it. */
export function HiddenVerse({ surah, ayah, arabic, hiding }: Props) {
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
