import { plainArabic } from '#features/quran/text/plain-arabic.ts'
import { escapeHtml } from '#platform/text/rich-text.ts'
import { type SharedVerse, verseLink, verseName } from '../sheets/verse-words.ts'

type Shown = { verse: SharedVerse; origin: string; institution: string; font: string }

/** A verse for the frames of other sites. */
export function embedPage({ verse, origin, institution, font }: Shown) {
  const name = verseName(verse)
  const canonical = verseLink(verse, origin)
  const body = [
    `<p lang="ar" dir="rtl">${escapeHtml(plainArabic(verse.teksArab))}</p>`,
    `<p>${escapeHtml(verse.teksIndonesia)}</p>`,
    `<footer><a href="${canonical}" target="_blank" rel="noopener">${escapeHtml(name)}</a>`,
    `<span>Terjemahan Kementerian Agama RI, 2019 · ${escapeHtml(institution)}</span></footer>`,
  ].join('')
  const css = [
    `@font-face{font-family:A;src:url(${font})format("woff2");font-display:swap}`,
    '[lang=ar]{font:1.875rem/2.1 A,serif}',
  ]
  return { title: name, canonical, body, css }
}
