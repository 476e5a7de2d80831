import { LABEL_MOST, LABELS_MOST, NOTE_MOST, settledLabels } from '#features/bookmark/bookmark.ts'
import type { NamedBookmark } from './bookmark.ts'

export type TypedNote = { note: string; labels: string[] }
export type BookmarkErrors = { note?: string; labels?: string }

/** Parses a typed note and comma-separated labels; returns errors by field when they are not valid. */
export function readTyped(
  note: string,
  labels: string,
): { typed: TypedNote; errors: BookmarkErrors | null } {
  const typed = {
    note: note.replace(/\r\n?/g, '\n').trim(),
    labels: settledLabels(labels.split(',')),
  }
  const errors: BookmarkErrors = {}
  if (typed.note.length > NOTE_MOST) {
    errors.note = `Ringkaskan catatan menjadi paling banyak ${NOTE_MOST} huruf.`
  }
  if (typed.labels.length > LABELS_MOST) errors.labels = `Paling banyak ${LABELS_MOST} label.`
  const long = typed.labels.find((label) => label.length > LABEL_MOST)
  if (long) errors.labels = `Label “${long}” terlalu panjang: paling banyak ${LABEL_MOST} huruf.`
  return { typed, errors: errors.note || errors.labels ? errors : null }
}

/** Adds a label to a comma-separated list, or removes it when it is there. */
export function withLabel(labels: string, label: string): string {
  const all = settledLabels(labels.split(','))
  const others = all.filter((each) => each.toLowerCase() !== label.toLowerCase())
  const next = others.length < all.length ? others : settledLabels([...others, label])
  return next.join(', ')
}

/** The path of a verse on its surah's screen. */
export function pathOf({ surah, ayah }: Pick<NamedBookmark, 'surah' | 'ayah'>): string {
  return `/surat/${surah}#ayat-${ayah}`
}
