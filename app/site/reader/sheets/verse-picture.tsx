import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ErrorState } from '#app/ui/state/states.tsx'
import { Loading, Skeleton } from '#app/ui/state/skeleton.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import { verseName } from './verse-words.ts'

type Props = { verse: VerseWire; institution: string }
type Picture = { file: File; url: string }

/** The verse as a picture to share or download. The browser draws it. */
export function VersePicture({ verse, institution }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [picture, setPicture] = useState<Picture | 'failed' | null>(null)

  useEffect(() => {
    let url: string | undefined
    let isLeft = false
    draw(verse, institution).then(
      (file) => {
        if (isLeft) return
        url = URL.createObjectURL(file)
        setPicture({ file, url })
      },
      (error: unknown) => {
        console.warn('the picture could not be drawn', error)
        if (!isLeft) setPicture('failed')
      },
    )
    return () => {
      isLeft = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [verse, institution, attempt])

  const retry = () => {
    setPicture(null)
    setAttempt(attempt + 1)
  }

  if (picture === 'failed') {
    return <ErrorState text="Gambar belum dapat dibuat." onRetry={retry} />
  }
  if (!picture) {
    return (
      <div>
        <Loading>Membuat gambar…</Loading>
        <Skeleton className="mx-auto aspect-4/5 max-h-[50dvh] rounded-card" />
      </div>
    )
  }
  const { file, url } = picture
  return (
    <div className="grid gap-4">
      <img
        src={url}
        alt={`Gambar ${verseName(verse)}: ${verse.teksIndonesia}`}
        className="mx-auto max-h-[50dvh] rounded-card border border-line"
      />
      <div className="flex flex-wrap gap-2">
        {canShare(file) && (
          <Button
            icon="share"
            className="flex-1"
            // `share` also rejects when the user closes the system's sheet, which is not an error.
            onClick={() => void navigator.share({ files: [file] }).catch(() => {})}
          >
            Bagikan
          </Button>
        )}
        <a href={url} download={file.name} className={buttonClass('ghost', 'flex-1')}>
          <Icon name="download" />
          Unduh gambar
        </a>
      </div>
    </div>
  )
}

async function draw(verse: VerseWire, institution: string): Promise<File> {
  const { drawVerse } = await import('./draw-picture.client.ts')
  const blob = await drawVerse(verse, { institution, host: location.host })
  return new File([blob], `surat-${verse.surahId}-ayat-${verse.nomorAyat}.png`, { type: blob.type })
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}
