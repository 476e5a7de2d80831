import { createHash } from 'node:crypto'
import { plainArabic } from '#features/quran/text/plain-arabic.ts'
import { escapeHtml } from '#platform/text/rich-text.ts'
import { type SharedVerse, verseLink, verseName } from '../sheets/verse-words.ts'

/** `tema` of the address; without one the frame follows the reader's system. */
export type EmbedTheme = 'terang' | 'gelap' | null

type Shown = { verse: SharedVerse; origin: string; institution: string; font: string }

const light = 'color-scheme:light;--g:#fffdf9;--t:#1d2a25;--m:#5a665f;--p:#0b6e4f;--l:#e8e0d2'
const dark = 'color-scheme:dark;--g:#15201b;--t:#eaf1ec;--m:#a3b3a9;--p:#4cc196;--l:#26352e'

/** A verse as a document of its own for the frames of other sites: no script, no cookie, nothing from elsewhere. */
export function embedPage(shown: Shown, theme: EmbedTheme): { html: string; policy: string } {
  const { verse, origin, institution } = shown
  const css = embedCss(shown.font, theme)
  const hash = createHash('sha256').update(css).digest('base64')
  const name = escapeHtml(verseName(verse))
  const html = [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${name}</title><link rel="canonical" href="${verseLink(verse, origin)}">`,
    `<style>${css}</style></head><body><main>`,
    `<p lang="ar" dir="rtl">${escapeHtml(plainArabic(verse.teksArab))}</p>`,
    `<p>${escapeHtml(verse.teksIndonesia)}</p>`,
    `<footer><a href="${verseLink(verse, origin)}" target="_blank" rel="noopener">${name}</a>`,
    `<span>Terjemahan Kementerian Agama RI, 2019 · ${escapeHtml(institution)}</span></footer>`,
    '</main></body></html>',
  ].join('')
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')
  return { html, policy }
}

function embedCss(font: string, theme: EmbedTheme): string {
  const ground = theme === 'gelap' ? dark : light
  const night = theme === null ? `@media(prefers-color-scheme:dark){:root{${dark}}}` : ''
  return [
    `@font-face{font-family:A;src:url(${font})format("woff2");font-display:swap}`,
    `:root{${ground}}${night}`,
    'body{margin:0;background:var(--g);color:var(--t);font:1rem/1.55 system-ui,sans-serif}',
    'main{padding:1rem 1.25rem;border:1px solid var(--l);border-radius:1rem;overflow-wrap:break-word}',
    'p{margin:.5rem 0}[lang=ar]{font:1.875rem/2.1 A,serif}',
    'footer{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;color:var(--m);font-size:.8125rem}',
    'a{color:var(--p);font-weight:700;line-height:2.75rem}',
  ].join('')
}
