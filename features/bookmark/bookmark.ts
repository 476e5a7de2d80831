import { verseKey } from '#features/quran/verse-key.ts'
import { typedSentence } from '#platform/text/typed-text.ts'

/** The colours of a highlight, by the words of the wire. Each has a sign as well: colour alone tells nobody enough. */
export const highlightColours = ['kuning', 'hijau', 'biru', 'ungu'] as const
export type HighlightColour = (typeof highlightColours)[number]

/** A verse somebody marked, with what they wrote about it. Times are milliseconds since 1970. */
export type Bookmark = {
  surah: number
  ayah: number
  /** Empty without a note. */
  note: string
  /** Sorted and unique, regardless of case. */
  labels: readonly string[]
  /** Empty without a highlight. */
  colour: HighlightColour | ''
  createdAt: number
  updatedAt: number
}

/** The limit for typed notes. Merging may make a note longer: nothing is cut off. */
export const NOTE_MOST = 500
export const LABEL_MOST = 30
export const LABELS_MOST = 10
/** The limit of one account, or one device. */
export const MOST_BOOKMARKS = 2_000

/** Labels as they are kept: without outer and double spaces, none empty, each once, in order. */
export function settledLabels(labels: readonly string[]): string[] {
  const byWord = new Map<string, string>()
  for (const label of labels.map(typedSentence).sort(compare)) {
    const word = label.toLowerCase()
    if (word !== '' && !byWord.has(word)) byWord.set(word, label)
  }
  return [...byWord].sort(([a], [b]) => compare(a, b)).map(([, label]) => label)
}

/**
 * Merges two sets of bookmarks: every verse once, all labels, the earlier creation, the later change and its colour.
 * Different notes are joined, the newer first. Merging again changes nothing, and the order of the two does not matter.
 */
export function mergeBookmarks<T extends Bookmark>(one: readonly T[], other: readonly T[]): T[] {
  const merged = new Map<string, T>()
  for (const bookmark of [...one, ...other]) {
    const key = verseKey(bookmark)
    const known = merged.get(key)
    merged.set(key, known ? mergeTwo(known, bookmark) : bookmark)
  }
  return [...merged.values()]
}

function mergeTwo<T extends Bookmark>(a: T, b: T): T {
  const [newer, older] = isNewer(a, b) ? [a, b] : [b, a]
  return {
    ...newer,
    note: mergeNotes(newer.note, older.note),
    labels: settledLabels([...a.labels, ...b.labels]),
    colour: mergeColours(a, b),
    createdAt: Math.min(a.createdAt, b.createdAt),
    updatedAt: Math.max(a.updatedAt, b.updatedAt),
  }
}

/** The newer colour; one of the two rather than none. Of two at the same time the later in the alphabet. */
function mergeColours(a: Bookmark, b: Bookmark): Bookmark['colour'] {
  if (a.updatedAt === b.updatedAt) return a.colour > b.colour ? a.colour : b.colour
  const [newer, older] = a.updatedAt > b.updatedAt ? [a, b] : [b, a]
  return newer.colour || older.colour
}

/** Of two changes at the same time the later note in the alphabet counts as newer: any fixed order works. */
function isNewer(a: Bookmark, b: Bookmark): boolean {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt
  return compare(a.note, b.note) >= 0
}

/** A note that contains every paragraph of the other is already merged: so merging twice adds nothing. */
function mergeNotes(newer: string, older: string): string {
  const [mine, theirs] = [paragraphs(newer), paragraphs(older)]
  if (theirs.every((each) => mine.includes(each))) return newer
  if (mine.every((each) => theirs.includes(each))) return older
  const added = theirs.filter((each) => !mine.includes(each))
  return [...mine, ...added].join('\n\n')
}

function paragraphs(note: string): string[] {
  return note.split(/\n{2,}/).filter((each) => each !== '')
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
