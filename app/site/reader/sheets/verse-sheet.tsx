import { type ReactNode, useState } from 'react'
import type { SheetRequest } from '../sheet-store.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { copyText } from './copy-text.client.ts'
import { VerseView, type VerseViewName } from './verse-views.tsx'
import { copiedVerse, verseLink } from './verse-words.ts'
import { HighlightChoice } from '#app/site/bookmark/highlight-choice.tsx'
import {
  bookmarkKey,
  highlightVerse,
  toggleBookmark,
  useBookmarks,
} from '#app/site/bookmark/use-bookmarks.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import { useLoaded } from '#app/client/use-loaded.ts'
import { Loading, SkeletonText } from '#app/ui/state/skeleton.tsx'
import { ErrorState } from '#app/ui/state/states.tsx'
import type { VerseWire } from '#features/quran/contract.ts'

type AskedVerseProps = { verse: VerseWire; onClose(): void; children(verse: VerseWire): ReactNode }

type Props = Extract<SheetRequest, { name: 'verse' }> & { onClose(): void }

/** The menu of one verse. Reading mode holds only the Arabic, so the other texts are loaded first. */
export function VerseSheet(props: Props) {
  if (props.verse.teksIndonesia !== '') return <WholeVerse {...props} />
  return (
    <AskedVerse verse={props.verse} onClose={props.onClose}>
      {(verse) => <WholeVerse {...props} verse={verse} />}
    </AskedVerse>
  )
}

function WholeVerse({ verse, play, isCopy, onClose }: Props) {
  const [view, setView] = useState<'menu' | VerseViewName>(isCopy ? 'copy' : 'menu')
  const bookmark = useBookmarks()[bookmarkKey(verse)]
  const link = verseLink(verse, location.origin)
  const done = (act: () => void) => () => {
    act()
    onClose()
  }

  if (view !== 'menu') {
    return <VerseView view={view} verse={verse} onClose={onClose} onBack={() => setView('menu')} />
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
        <Row icon="copy" onClick={done(() => void copyText(copiedVerse(verse), 'Ayat disalin'))}>
          Salin ayat dan artinya
        </Row>
        <Row icon="copy" onClick={() => setView('copy')}>
          Salin dengan pilihan
        </Row>
        <Row icon="link" onClick={done(() => void copyText(link, 'Tautan disalin'))}>
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

/** Loads the other texts of a verse of which the page has only the Arabic, then draws `children` with them. */
function AskedVerse({
  verse: { surahId, nomorAyat, namaLatin },
  onClose,
  children,
}: AskedVerseProps) {
  const { data, error, retry } = useLoaded(surahStore, surahId, { fromPage: null })
  const verse = data?.surah_details[nomorAyat - 1]
  if (verse) return children(verse)
  return (
    <Sheet title={`${namaLatin} ayat ${nomorAyat}`} onClose={onClose}>
      {error ? (
        <ErrorState text={error} onRetry={retry} />
      ) : (
        <div>
          <Loading>Memuat ayat…</Loading>
          <SkeletonText lines={5} />
        </div>
      )}
    </Sheet>
  )
}
