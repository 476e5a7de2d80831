import { type Bookmark, LABEL_MOST } from '#features/bookmark/bookmark.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { typedProse } from '#platform/text/typed-text.ts'
import { bookmarksText, type NamedBookmark, readBookmarks } from './bookmark.ts'
import { pathOf } from './bookmark-words.ts'
import { highlightLooks } from './highlight.tsx'

/** Bookmarks as Markdown. `textOf` returns a translation where it is known. */
export function bookmarksAsMarkdown(
  bookmarks: readonly NamedBookmark[],
  origin: string,
  textOf: (bookmark: NamedBookmark) => string | undefined,
): string {
  const parts = bookmarks.map((bookmark) => {
    const { name, ayah, note, labels, colour } = bookmark
    const text = textOf(bookmark)
    const facts = [
      colour && `- Sorotan: ${highlightLooks[colour].label.toLowerCase()}`,
      labels.length > 0 && `- Label: ${labels.map(plainMarkdown).join(', ')}`,
    ]
    return [
      `## ${plainMarkdown(name)} ayat ${ayah} (${verseKey(bookmark)})`,
      text && `> ${text}`,
      facts.filter(Boolean).join('\n'),
      note && plainMarkdown(note),
      `<${origin}${pathOf(bookmark)}>`,
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return `# Ayat tersimpan (${bookmarks.length})\n\n${parts.join('\n\n')}\n`
}

/** Somebody's own words in Markdown: nothing in them becomes a heading, a link or HTML. */
function plainMarkdown(words: string): string {
  return words.replace(/[\\`*_<>[\]~|]|^(?=[#+=-]|\d+[.)])/gm, (sign) => `\\${sign}`)
}

/** Bookmarks as JSON that `bookmarksFromFile` reads again: the form in which a device keeps them. */
export function bookmarksAsJson(bookmarks: readonly NamedBookmark[]): string {
  return `${bookmarksText(bookmarks)}\n`
}

type SurahFacts = { name: string; verses: number }
type Found = { bookmarks: NamedBookmark[]; skipped: number }

const NOTE_ROOM = 5_000

/**
 * The bookmarks of a file, cleaned; null for a file that is not ours. `surahOf` names the surahs, so that no verse
 * that is not there comes in; a date after `now` becomes now.
 */
export function bookmarksFromFile(
  text: string,
  surahOf: (surah: number) => SurahFacts | undefined,
  now: number,
): Found | null {
  const listed = listedIn(text)
  if (!listed) return null
  const bookmarks = readBookmarks(text).flatMap((each): NamedBookmark[] => {
    const surah = surahOf(each.surah)
    const note = typedProse(each.note)
    if (!surah || each.ayah > surah.verses || note.length > NOTE_ROOM) return []
    const labels = each.labels.filter((label) => label.length <= LABEL_MOST)
    return [{ ...each, ...datesOf(each, now), name: surah.name, note, labels }]
  })
  return { bookmarks, skipped: listed.length - bookmarks.length }
}

function datesOf({ createdAt, updatedAt }: Bookmark, now: number) {
  return { createdAt: Math.min(createdAt, now), updatedAt: Math.min(updatedAt, now) }
}

function listedIn(text: string): unknown[] | undefined {
  try {
    const { version, marks: bookmarks } = Object(JSON.parse(text)) as {
      version?: unknown
      marks?: unknown
    }
    return version === 1 && Array.isArray(bookmarks) ? bookmarks : undefined
  } catch {
    return undefined
  }
}
