import { useRouteLoaderData } from 'react-router'
import { BookmarkForm } from '#app/site/bookmark/bookmark-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import type { Institution } from '#platform/settings/institution.ts'
import { EmbedCode } from '../embed/embed-code.tsx'
import { TafsirView } from './tafsir-view.tsx'
import { VersePicture } from './verse-picture.tsx'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { copyText } from './copy-text.client.ts'
import { copiedVerse, type CopyPart, copyParts, verseName } from './verse-words.ts'

export type VerseViewName = 'tafsir' | 'picture' | 'mark' | 'copy' | 'embed'

type Props = { view: VerseViewName; verse: VerseWire; onBack(): void; onClose(): void }

/** What a verse's menu leads to, with the way back to it. */
export function VerseView(props: Props) {
  const { verse, view, onClose, onBack } = props
  const place = `${verse.namaLatin} ${verse.nomorAyat}`
  const titles: Record<VerseViewName, string> = {
    tafsir: `Tafsir ${place}`,
    copy: `Salin ${place}`,
    mark: `Catatan ${place}`,
    picture: 'Bagikan sebagai gambar',
    embed: 'Sematkan di situs lain',
  }
  return (
    <Sheet title={titles[view]} onClose={onClose}>
      <Content {...props} />
      <button
        type="button"
        onClick={onBack}
        className="mt-4 inline-flex min-h-touch items-center gap-1 font-semibold text-primary"
      >
        <Icon name="left" /> Kembali
      </button>
    </Sheet>
  )
}

function Content({ view, verse, onClose }: Props) {
  const shell = useRouteLoaderData('root') as { institution?: Institution } | undefined
  const saved = () => {
    toast('Ayat tersimpan')
    onClose()
  }
  switch (view) {
    case 'tafsir':
      return <TafsirView surah={verse.surahId} ayah={verse.nomorAyat} />
    case 'copy':
      return <CopyView verse={verse} onDone={onClose} />
    case 'mark':
      return <BookmarkForm verse={verse} onDone={saved} />
    case 'embed':
      return <EmbedCode verse={verse} origin={location.origin} />
    case 'picture':
      return <VersePicture verse={verse} institution={shell?.institution?.name ?? 'Amanah'} />
  }
}

const labels: Record<CopyPart, string> = { arab: 'Arab', latin: 'Latin', arti: 'Terjemahan' }

type CopyViewProps = { verse: VerseWire; onDone(): void }

/** Copies the chosen parts of a verse, with a preview of what will be in the clipboard. */
function CopyView({ verse, onDone }: CopyViewProps) {
  const [parts, setParts] = useState<readonly CopyPart[]>(['arab', 'arti'])
  const [hasSource, setSource] = useState(true)
  const toggle = (part: CopyPart) =>
    setParts(parts.includes(part) ? parts.filter((each) => each !== part) : [...parts, part])
  const text = copiedVerse(verse, parts, hasSource)
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1 font-semibold">Yang disalin</legend>
        {copyParts.map((part) => (
          <Check
            key={part}
            label={
              part === 'latin' && verse.teksLatin === null ? 'Latin (belum ada)' : labels[part]
            }
            isOn={parts.includes(part)}
            isDisabled={part === 'latin' && verse.teksLatin === null}
            onChange={() => toggle(part)}
          />
        ))}
        <Check
          label={`Sumber: ${verseName(verse)}`}
          isOn={hasSource}
          onChange={() => setSource(!hasSource)}
        />
      </fieldset>
      <p
        dir="auto"
        aria-label="Teks yang akan disalin"
        className="max-h-40 overflow-y-auto rounded-field border border-line bg-page px-3 py-2 text-sm whitespace-pre-wrap"
      >
        {text}
      </p>
      <Button
        icon="copy"
        disabled={parts.length === 0}
        onClick={() => {
          void copyText(text, 'Ayat disalin')
          onDone()
        }}
      >
        Salin
      </Button>
    </div>
  )
}

type CheckProps = { label: string; isOn: boolean; isDisabled?: boolean; onChange(): void }

function Check({ label, isOn, isDisabled, onChange }: CheckProps) {
  return (
    <label className="flex min-h-touch items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={isOn}
        disabled={isDisabled}
        onChange={onChange}
      />
      {label}
    </label>
  )
}
