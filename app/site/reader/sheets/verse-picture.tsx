import { useEffect, useId, useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ErrorState } from '#app/ui/state/states.tsx'
import { Loading, Skeleton } from '#app/ui/state/skeleton.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import { type VersePictureForm, pictureForms } from './picture.ts'
import { verseName } from './verse-words.ts'

type Props = { verse: VerseWire; institution: string }
type Picture = { file: File; url: string }

const formNames: Record<VersePictureForm, string> = {
  tegak: 'Tegak',
  persegi: 'Persegi',
  lebar: 'Lebar',
  polos: 'Polos',
}

/** The verse as a picture to share or download, in one of four forms. The browser draws it. */
export function VersePicture({ verse, institution }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [form, setForm] = useState<VersePictureForm>('persegi')
  const [pictures, setPictures] = useState<Picture[] | 'failed' | null>(null)

  useEffect(() => {
    let urls: string[] = []
    let isLeft = false
    draw(verse, form, institution).then(
      (files) => {
        if (isLeft) return
        urls = files.map((file) => URL.createObjectURL(file))
        setPictures(files.map((file, place) => ({ file, url: urls[place] ?? '' })))
      },
      (error: unknown) => {
        console.warn('the picture could not be drawn', error)
        if (!isLeft) setPictures('failed')
      },
    )
    return () => {
      isLeft = true
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [verse, form, institution, attempt])

  const choose = (next: VersePictureForm) => {
    setPictures(null)
    setForm(next)
  }
  const retry = () => {
    setPictures(null)
    setAttempt(attempt + 1)
  }

  return (
    <div className="grid gap-4">
      <FormChoice chosen={form} onChoose={choose} />
      {pictures === 'failed' && <ErrorState text="Gambar belum dapat dibuat." onRetry={retry} />}
      {pictures === null && (
        <div>
          <Loading>Membuat gambar…</Loading>
          <Skeleton className="mx-auto aspect-square max-h-[50dvh] rounded-card" />
        </div>
      )}
      {Array.isArray(pictures) && <Pictures verse={verse} pictures={pictures} />}
    </div>
  )
}

type ChoiceProps = { chosen: VersePictureForm; onChoose(form: VersePictureForm): void }

function FormChoice({ chosen, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">Bentuk gambar</legend>
      <div className="flex flex-wrap gap-2">
        {pictureForms.map((form) => (
          <label
            key={form}
            className="inline-flex min-h-touch flex-1 cursor-pointer items-center justify-center rounded-chip border border-line px-3 text-sm font-medium has-checked:border-primary has-checked:bg-tint has-checked:font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === form}
              onChange={() => onChoose(form)}
            />
            {formNames[form]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Pictures({ verse, pictures }: { verse: VerseWire; pictures: readonly Picture[] }) {
  const files = pictures.map(({ file }) => file)
  const isSeveral = pictures.length > 1
  return (
    <>
      {isSeveral && (
        <p className="text-sm text-muted">
          Ayat ini panjang. Agar tetap terbaca, ayat dan terjemahannya dibagi menjadi{' '}
          {pictures.length} gambar yang berurutan.
        </p>
      )}
      <ol className={isSeveral ? 'flex snap-x gap-3 overflow-x-auto' : 'grid'}>
        {pictures.map(({ file, url }, place) => (
          <li key={url} className={isSeveral ? 'grid shrink-0 snap-center gap-2' : 'grid gap-2'}>
            <img
              src={url}
              alt={
                isSeveral
                  ? `Gambar ${place + 1} dari ${pictures.length}, ${verseName(verse)}`
                  : `Gambar ${verseName(verse)}: ${verse.teksIndonesia}`
              }
              className="mx-auto max-h-[42dvh] rounded-card border border-line"
            />
            <a href={url} download={file.name} className={buttonClass('ghost', 'w-full')}>
              <Icon name="download" />
              {isSeveral ? `Unduh ${place + 1}` : 'Unduh gambar'}
            </a>
          </li>
        ))}
      </ol>
      {canShare(files) && (
        <Button
          icon="share"
          // `share` also rejects when the user closes the system's sheet, which is not an error.
          onClick={() => void navigator.share({ files }).catch(() => {})}
        >
          Bagikan
        </Button>
      )}
    </>
  )
}

async function draw(
  verse: VerseWire,
  form: VersePictureForm,
  institution: string,
): Promise<File[]> {
  const { drawVerse } = await import('./draw-picture.client.ts')
  const blobs = await drawVerse(verse, form, { institution, host: location.host })
  const name = `surat-${verse.surahId}-ayat-${verse.nomorAyat}-${form}`
  return blobs.map((blob, place) => {
    const part = blobs.length > 1 ? `-${place + 1}` : ''
    return new File([blob], `${name}${part}.png`, { type: blob.type })
  })
}

function canShare(files: File[]): boolean {
  return 'canShare' in navigator && navigator.canShare({ files })
}
