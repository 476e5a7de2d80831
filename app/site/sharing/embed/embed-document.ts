import { createHash } from 'node:crypto'
import { escapeHtml } from '#platform/text/rich-text.ts'

/** `tema` of the address; without one the frame follows the reader's system. */
export type EmbedTheme = 'terang' | 'gelap' | null

export function embedTheme(search: URLSearchParams): EmbedTheme {
  const theme = search.get('tema')
  return theme === 'terang' || theme === 'gelap' ? theme : null
}

type Shown = {
  title: string
  /** The page of ours that says more. */
  canonical: string
  /** Safe HTML. */
  body: string
  css?: readonly string[]
  /** After so many seconds the frame asks again. */
  renewAfter?: number
  status?: number
}

/** What a frame shows in place of what its address does not name: where the reader finds it. */
export function missingFrame({ title, hint, link }: { title: string; hint: string; link: string }) {
  const words = `<p>${title}</p><p>${hint}</p>`
  const footer = `<footer><a href="${escapeHtml(link)}" target="_blank" rel="noopener">Buka halamannya</a></footer>`
  return { title, canonical: link, body: words + footer, status: 404 }
}

const light = 'color-scheme:light;--g:#fffdf9;--t:#1d2a25;--m:#5a665f;--p:#0b6e4f;--l:#e8e0d2'
const dark = 'color-scheme:dark;--g:#15201b;--t:#eaf1ec;--m:#a3b3a9;--p:#4cc196;--l:#26352e'

/** A document of its own for the frames of other sites: no script, no cookie, nothing from elsewhere. */
export function embedDocument(shown: Shown, theme: EmbedTheme): { html: string; policy: string } {
  const css = embedCss(shown.css ?? [], theme)
  const hash = createHash('sha256').update(css).digest('base64')
  const html = [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    shown.renewAfter ? `<meta http-equiv="refresh" content="${shown.renewAfter}">` : '',
    `<title>${escapeHtml(shown.title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(shown.canonical)}">`,
    `<style>${css}</style></head><body><main>${shown.body}</main></body></html>`,
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

/** The answer of one of the few addresses that others may frame. */
export function embedResponse(shown: Shown, theme: EmbedTheme, seconds: number): Response {
  const { html, policy } = embedDocument(shown, theme)
  return new Response(html, {
    status: shown.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': `public, max-age=${seconds}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}

function embedCss(css: readonly string[], theme: EmbedTheme): string {
  const ground = theme === 'gelap' ? dark : light
  const night = theme === null ? `@media(prefers-color-scheme:dark){:root{${dark}}}` : ''
  return [
    ...css,
    `:root{${ground}}${night}`,
    'body{margin:0;background:var(--g);color:var(--t);font:1rem/1.55 system-ui,sans-serif}',
    'main{padding:1rem 1.25rem;border:1px solid var(--l);border-radius:1rem;overflow-wrap:break-word}',
    'p{margin:.5rem 0}',
    'footer{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;color:var(--m);font-size:.8125rem}',
    'a{color:var(--p);font-weight:700;display:inline-block;padding:.8125rem 0;line-height:1.4}',
  ].join('')
}
