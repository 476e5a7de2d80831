import { type SharedVerse, verseName } from '../sheets/verse-words.ts'

/** The address of a verse for the frames of other sites. */
export function embedAddress(
  { surahId, nomorAyat }: Pick<SharedVerse, 'surahId' | 'nomorAyat'>,
  origin: string,
): string {
  return `${origin}/sematan/ayat/${surahId}/${nomorAyat}`
}

export const EMBED_WIDTH = 560

/** An estimate of the height a verse needs; a longer one scrolls in its frame. */
export function embedHeight({ teksArab, teksIndonesia }: SharedVerse): number {
  const lines = Math.ceil(teksArab.length / 60) * 62 + Math.ceil(teksIndonesia.length / 55) * 26
  return Math.min(640, 130 + lines)
}

/** What another site puts into its page to show a verse. It carries no script; names of surahs have no sign of HTML. */
export function embedSnippet(verse: SharedVerse, origin: string): string {
  const attributes = [
    `src="${embedAddress(verse, origin)}"`,
    `title="${verseName(verse)}"`,
    `width="100%" height="${embedHeight(verse)}"`,
    'style="border:0;max-width:100%" loading="lazy" referrerpolicy="no-referrer"',
  ]
  return `<iframe ${attributes.join(' ')}></iframe>`
}
