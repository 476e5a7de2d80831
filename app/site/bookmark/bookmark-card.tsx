import { Link } from 'react-router'
import { ArabicText } from '#app/ui/arabic-text.tsx'
import { IconButton } from '#app/ui/button.tsx'
import { Card, Chip } from '#app/ui/card.tsx'
import { Loading, SkeletonText } from '#app/ui/state/skeleton.tsx'
import { verseKey } from '#features/quran/verse-key.ts'
import type { NamedBookmark } from './bookmark.ts'
import { HighlightSign, highlightStyle } from './highlight.tsx'
import { pathOf } from './bookmark-words.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { absent, entryKey } from '#app/client/keyed-store.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import type { VerseWire } from '#features/quran/contract.ts'

type VerseText = { verse: VerseWire | undefined; error: string | null }

type Props = { bookmark: NamedBookmark; text: VerseText; onEdit(): void; onRemove(): void }

/** A bookmarked verse with its note, labels and highlight. */
export function BookmarkCard({ bookmark, text, onEdit, onRemove }: Props) {
  const place = `${bookmark.name} ayat ${bookmark.ayah}`
  return (
    <Card as="li" className="grid content-start gap-3 px-4 pt-2 pb-4 lg:px-6 lg:pt-3 lg:pb-5">
      <div className="flex items-center gap-1">
        <h2 className="min-w-0 flex-1 text-base">
          <Link
            to={pathOf(bookmark)}
            className="flex min-h-touch items-center font-bold text-primary hover:underline"
          >
            <span>
              {bookmark.name}{' '}
              <span className="font-medium text-muted tabular">{verseKey(bookmark)}</span>
            </span>
          </Link>
        </h2>
        <IconButton
          label={`Catatan, label, dan sorotan ${place}`}
          icon="edit"
          aria-haspopup="dialog"
          onClick={onEdit}
        />
        <IconButton
          label={`Hapus ${place} dari tersimpan`}
          icon="trash"
          className="-mr-2"
          onClick={onRemove}
        />
      </div>
      <VerseTexts text={text} />
      {bookmark.note && (
        <p className="rounded-field border-l-3 border-accent bg-accent-tint px-3.5 py-2.5 text-sm whitespace-pre-line">
          {bookmark.note}
        </p>
      )}
      {bookmark.colour && (
        <p className="rounded-field px-3 py-1.5" style={highlightStyle(bookmark.colour)}>
          <HighlightSign colour={bookmark.colour} />
        </p>
      )}
      {bookmark.labels.length > 0 && (
        <ul aria-label="Label" className="flex flex-wrap gap-1.5">
          {bookmark.labels.map((label) => (
            <li key={label}>
              <Chip tone="primary">{label}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Characters, diacritics included, beyond which a verse needs more than three lines on a phone. */
const LONG = 130

function VerseTexts({ text: { verse, error } }: { text: VerseText }) {
  if (verse) {
    // Arabic must not get an ellipsis, so a long verse fades out. The verse's name links to the full text.
    const isLong = verse.teksArab.length > LONG
    return (
      <div className="grid gap-2">
        <div className={isLong ? 'max-h-49 overflow-hidden mask-b-from-60%' : ''}>
          <ArabicText className="text-arab">{verse.teksArab}</ArabicText>
        </div>
        <p className="line-clamp-4">{verse.teksIndonesia}</p>
      </div>
    )
  }
  if (error) return <p className="text-sm text-muted">Teks ayat belum dapat dimuat. {error}</p>
  return (
    <div>
      <Loading>Memuat teks ayat…</Loading>
      <SkeletonText lines={3} />
    </div>
  )
}

/** The texts of the shown bookmarks. Each surah is loaded once, however many of its verses are bookmarked. */
export function useTexts(shown: readonly NamedBookmark[]): (bookmark: NamedBookmark) => VerseText {
  const surahs = [...new Set(shown.map(({ surah }) => surah))].join()
  const entries = useStore(surahStore.state)
  useEffect(() => {
    const leaving = new AbortController()
    for (const surah of surahs.split(',').filter(Boolean)) {
      void surahStore.load(Number(surah), 'public', leaving.signal)
    }
    return () => leaving.abort()
  }, [surahs])
  return ({ surah, ayah }) => {
    const { data, error } = entries[entryKey(surah, 'public')] ?? absent
    return { verse: data?.surah_details[ayah - 1], error }
  }
}
