import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { SheetRequest } from '../sheet-store.ts'
import { BookmarkForm } from '#app/site/bookmark/bookmark-form.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { Institution } from '#platform/settings/institution.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { AskedVerse } from './asked-verse.tsx'
import { EmbedCode } from '../embed/embed-code.tsx'
import { TafsirView } from './tafsir-view.tsx'
import { VersePicture } from './verse-picture.tsx'
import { copiedVerse, verseLink } from './verse-words.ts'
import { HighlightChoice } from '#app/site/bookmark/highlight-choice.tsx'
import {
  bookmarkKey,
  highlightVerse,
  toggleBookmark,
  useBookmarks,
} from '#app/site/bookmark/use-bookmarks.ts'

type Props = Extract<SheetRequest, { name: 'verse' }> & { onClose(): void }
type View = 'menu' | 'tafsir' | 'picture' | 'mark' | 'embed'

/** The menu of one verse. Reading mode holds only the Arabic, so the other texts are loaded first. */
export function VerseSheet(props: Props) {
  if (props.verse.teksIndonesia !== '') return <WholeVerse {...props} />
  return (
    <AskedVerse verse={props.verse} onClose={props.onClose}>
      {(verse) => <WholeVerse {...props} verse={verse} />}
    </AskedVerse>
  )
}

function WholeVerse({ verse, play, onClose }: Props) {
  const [view, setView] = useState<View>('menu')
  const bookmark = useBookmarks()[bookmarkKey(verse)]
  const link = verseLink(verse, location.origin)
  const done = (act: () => void) => () => {
    act()
    onClose()
  }

  if (view !== 'menu') {
    const onKept = done(() => toast('Ayat tersimpan'))
    const onBack = () => setView('menu')
    return <OpenedView {...{ view, verse, onClose, onKept, onBack }} />
  }
  return (
    <Sheet title={`${verse.namaLatin} ayat ${verse.nomorAyat}`} onClose={onClose}>
      <ul className="-mx-2 grid gap-1">
        {play && (
          <Row icon={play.label === 'Jeda' ? 'pause' : 'play'} onClick={done(play.act)}>
            {play.label}
          </Row>
        )}
        <Row icon="bookmark" onClick={done(() => toggleBookmark(verse))}>
          {bookmark ? 'Hapus dari tersimpan' : 'Simpan ayat'}
        </Row>
        <Row icon="edit" onClick={() => setView('mark')}>
          Catatan dan label
        </Row>
        <Row icon="info" onClick={() => setView('tafsir')}>
          Tafsir ringkas
        </Row>
        <Row icon="copy" onClick={done(() => void copy(copiedVerse(verse), 'Ayat disalin'))}>
          Salin ayat dan artinya
        </Row>
        <Row icon="link" onClick={done(() => void copy(link, 'Tautan disalin'))}>
          Salin tautan
        </Row>
        {'share' in navigator && (
          <Row
            icon="share"
            // `share` also rejects when the user closes the system's sheet, which is not an error.
            onClick={done(
              () => void navigator.share({ url: link, text: copiedVerse(verse) }).catch(() => {}),
            )}
          >
            Bagikan
          </Row>
        )}
        <Row icon="picture" onClick={() => setView('picture')}>
          Bagikan sebagai gambar
        </Row>
        <Row icon="copy" onClick={() => setView('embed')}>
          Sematkan di situs lain
        </Row>
      </ul>
      <div className="mt-3 border-t border-line pt-4">
        <HighlightChoice
          chosen={bookmark?.colour ?? ''}
          onChoose={(colour) => highlightVerse(verse, colour)}
        />
      </div>
    </Sheet>
  )
}

type OpenedProps = {
  view: Exclude<View, 'menu'>
  verse: Props['verse']
  onClose(): void
  onKept(): void
  onBack(): void
}

/** What a row of the menu opens in its place. */
function OpenedView({ view, verse, onClose, onKept, onBack }: OpenedProps) {
  const shell = useRouteLoaderData('root') as { institution?: Institution } | undefined
  const { surahId, namaLatin, nomorAyat } = verse
  const titles: Record<typeof view, string> = {
    tafsir: `Tafsir ${namaLatin} ${nomorAyat}`,
    mark: `Catatan ${namaLatin} ${nomorAyat}`,
    picture: 'Bagikan sebagai gambar',
    embed: 'Sematkan di situs lain',
  }
  return (
    <Sheet title={titles[view]} onClose={onClose}>
      {view === 'tafsir' && <TafsirView surah={surahId} ayah={nomorAyat} />}
      {view === 'mark' && <BookmarkForm verse={verse} onDone={onKept} />}
      {view === 'embed' && <EmbedCode verse={verse} origin={location.origin} />}
      {view === 'picture' && (
        <VersePicture verse={verse} institution={shell?.institution?.name ?? 'Amanah'} />
      )}
      <Back onClick={onBack} />
    </Sheet>
  )
}

type RowProps = { icon: IconName; onClick(): void; children: string }

function Row({ icon, onClick, children }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-12 w-full items-center gap-3 rounded-field px-3 text-left font-medium hover:bg-tint"
      >
        <Icon name={icon} className="size-5.5 text-primary" />
        {children}
      </button>
    </li>
  )
}

function Back({ onClick }: { onClick(): void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="mt-4 inline-flex min-h-touch items-center gap-1 font-semibold text-primary"
    >
      <Icon name="left" /> Kembali
    </button>
  )
}

/** Browsers have no clipboard without https; a message then says so. */
async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(done)
  } catch (error) {
    console.warn('nothing was copied', error)
    toast('Belum tersalin. Salin secara manual.', 'warning')
  }
}
