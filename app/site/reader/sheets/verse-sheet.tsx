import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { SheetRequest } from '../sheet-store.ts'
import { BookmarkForm } from '#app/site/bookmark/bookmark-form.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { Institution } from '#platform/settings/institution.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { AskedVerse } from './asked-verse.tsx'
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
type View = 'menu' | 'tafsir' | 'picture' | 'mark'

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
  const shell = useRouteLoaderData('root') as { institution?: Institution } | undefined
  const link = verseLink(verse, location.origin)
  const done = (act: () => void) => () => {
    act()
    onClose()
  }

  if (view === 'tafsir') {
    return (
      <Sheet title={`Tafsir ${verse.namaLatin} ${verse.nomorAyat}`} onClose={onClose}>
        <TafsirView surah={verse.surahId} ayah={verse.nomorAyat} />
        <Back onClick={() => setView('menu')} />
      </Sheet>
    )
  }
  if (view === 'mark') {
    return (
      <Sheet title={`Catatan ${verse.namaLatin} ${verse.nomorAyat}`} onClose={onClose}>
        <BookmarkForm verse={verse} onDone={done(() => toast('Ayat tersimpan'))} />
        <Back onClick={() => setView('menu')} />
      </Sheet>
    )
  }
  if (view === 'picture') {
    return (
      <Sheet title="Bagikan sebagai gambar" onClose={onClose}>
        <VersePicture verse={verse} institution={shell?.institution?.name ?? 'Amanah'} />
        <Back onClick={() => setView('menu')} />
      </Sheet>
    )
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
