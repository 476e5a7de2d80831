import { embedFrame } from '#app/site/sharing/embed/embed-frame.ts'
import { type SharedVerse, verseName } from '../sheets/verse-words.ts'

/** An estimate of the height a verse needs; a longer one scrolls in its frame. */
export function embedHeight({ teksArab, teksIndonesia }: SharedVerse): number {
  const lines = Math.ceil(teksArab.length / 60) * 62 + Math.ceil(teksIndonesia.length / 55) * 26
  return Math.min(640, 130 + lines)
}

/** What another site puts into its page to show a verse. */
export function embedSnippet(verse: SharedVerse, origin: string): string {
  const src = `${origin}/sematan/ayat/${verse.surahId}/${verse.nomorAyat}`
  return embedFrame({ src, title: verseName(verse), height: embedHeight(verse) })
}
