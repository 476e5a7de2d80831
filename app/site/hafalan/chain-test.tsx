import { useState } from 'react'
import { ArabicText } from '#app/ui/arabic-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { verseKey } from '#features/quran/verse-key.ts'
import { GradeButtons } from './grade-buttons.tsx'

type Props = { surah: number; verses: { nomorAyat: number; teksArab: string }[] }

/** 'Sambung ayat': a verse is shown, the next is said by heart and then compared. */
export function ChainTest({ surah, verses }: Props) {
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [asked, next] = verses.slice(at, at + 2)
  if (!asked || !next) {
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
      <p className="text-sm text-muted">{`Ayat ${asked.nomorAyat}, lalu ucapkan sambungannya`}</p>
      <ArabicText className="text-arab">{asked.teksArab}</ArabicText>
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
