import { useRouteLoaderData } from 'react-router'
import { BookmarkForm } from '#app/site/bookmark/bookmark-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { VerseWire } from '#features/quran/contract.ts'
import type { Institution } from '#platform/settings/institution.ts'
import { EmbedCode } from '../embed/embed-code.tsx'
import { CopyView } from './copy-view.tsx'
import { TafsirView } from './tafsir-view.tsx'
import { VersePicture } from './verse-picture.tsx'

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
