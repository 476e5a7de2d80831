import { useEffect, useState } from 'react'
import { Sheet } from '#app/ui/sheet.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { countLabels, listBookmarks, type Order, usedColours } from '#features/bookmark/list.ts'
import { BookmarkFiles } from './bookmark-files.tsx'
import type { NamedBookmark } from './bookmark.ts'
import { BookmarkCard, useTexts } from './bookmark-card.tsx'
import { BookmarkForm } from './bookmark-form.tsx'
import { BookmarkFilters, type BookmarkFilter } from './bookmark-filters.tsx'
import { BookmarksSkeleton } from './bookmarks-skeleton.tsx'
import type { VerseRefWire } from '#features/quran/contract.ts'
import { loadBookmarks, useBookmarkState, withBookmarks } from './use-bookmarks.ts'
import { Link } from 'react-router'
import { signInPath } from '#app/client/next.ts'

const AT_ONCE = 20

/** All bookmarks, with label filter, search in notes, and actions for each. */
export function BookmarkView() {
  const { bookmarks, state, error, isMember, isCopy } = useBookmarkState()
  useEffect(() => void loadBookmarks(), [])
  const all = Object.values(bookmarks)
  if (error) return <ErrorState text={error} onRetry={() => void loadBookmarks()} />
  if (state !== 'ready' && all.length === 0) return <BookmarksSkeleton />
  return (
    <>
      {!isMember && <OnThisDevice />}
      {isCopy && <FromCopy />}
      {all.length === 0 ? (
        <>
          <NoBookmarks />
          <BookmarkFiles shown={[]} />
        </>
      ) : (
        <BookmarkList all={all} />
      )}
    </>
  )
}

function BookmarkList({ all }: { all: NamedBookmark[] }) {
  const [filter, setFilter] = useState<BookmarkFilter>({
    q: '',
    label: '',
    colour: undefined,
    order: 'terbaru' as Order,
  })
  const [count, setCount] = useState(AT_ONCE)
  const [edited, setEdited] = useState<VerseRefWire | null>(null)
  const found = listBookmarks(all, filter)
  const shown = found.slice(0, count)
  const textOf = useTexts(shown)
  return (
    <>
      <BookmarkFilters
        filter={filter}
        labels={countLabels(all)}
        colours={usedColours(all)}
        onFilter={(next) => {
          setFilter(next)
          setCount(AT_ONCE)
        }}
      />
      <p role="status" className="text-sm text-muted tabular">
        {found.length === all.length
          ? `${all.length} ayat tersimpan`
          : `${found.length} dari ${all.length} ayat`}
      </p>
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title="Tidak ada yang cocok"
          text="Coba kata lain, atau lihat semua label dan sorotan."
        />
      )}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
        {shown.map((bookmark) => (
          <BookmarkCard
            key={`${bookmark.surah}-${bookmark.ayah}`}
            bookmark={bookmark}
            text={textOf(bookmark)}
            onEdit={() => setEdited(verseOf(bookmark))}
            onRemove={() => void withBookmarks(({ remove }) => remove(verseOf(bookmark)))}
          />
        ))}
      </ul>
      {found.length > count && (
        <Button look="ghost" onClick={() => setCount(count + AT_ONCE)}>
          Tampilkan lagi
        </Button>
      )}
      <BookmarkFiles shown={found} />
      {edited && (
        <Sheet
          title={`Catatan ${edited.namaLatin} ${edited.nomorAyat}`}
          onClose={() => setEdited(null)}
        >
          <BookmarkForm
            verse={edited}
            onDone={() => {
              setEdited(null)
              toast('Perubahan disimpan')
            }}
          />
        </Sheet>
      )}
    </>
  )
}

function verseOf({ surah, ayah, name }: NamedBookmark): VerseRefWire {
  return { surahId: surah, nomorAyat: ayah, namaLatin: name }
}

/** Tells a guest where bookmarks are stored, and how to get them on other devices. */
function OnThisDevice() {
  return (
    <p className="text-sm text-muted">
      Tersimpan di perangkat ini.{' '}
      <Link
        to={signInPath('/alquran?tampil=tersimpan')}
        reloadDocument
        className="font-semibold text-primary underline"
      >
        Masuk
      </Link>{' '}
      agar ayat, catatan, label, dan sorotan ikut ke perangkat Anda yang lain.
    </p>
  )
}

/** Tells a member without a network what is seen. */
function FromCopy() {
  return (
    <p role="status" className="text-sm text-muted">
      Belum tersambung ke akun Anda: ini salinan terakhir di perangkat ini. Perubahan menyusul
      begitu tersambung lagi.
    </p>
  )
}

function NoBookmarks() {
  return (
    <EmptyState
      icon="bookmark"
      title="Belum ada ayat tersimpan"
      text="Tekan tanda penanda di samping ayat untuk menyimpannya, lalu tambahkan catatan dan label."
      action={<LinkButton to="/surat/1">Mulai membaca</LinkButton>}
    />
  )
}
