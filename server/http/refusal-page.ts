import { createHash } from 'node:crypto'

// The colours of app/appearance/tokens.css: this page loads no file of ours, so that it costs next to nothing.
const style = `:root{color-scheme:light dark;--page:#fbf8f3;--ink:#1d2a25;--muted:#5a665f;--primary:#0b6e4f;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#0e1512;--ink:#eaf1ec;--muted:#a3b3a9;--primary:#4cc196;--on:#06241a}}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;text-align:center}
main{min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:.75rem;padding:1.5rem;box-sizing:border-box}
img{width:4rem;height:4rem}h1{margin:.5rem 0 0;font-size:1.5rem;line-height:1.3}p{margin:0;max-width:26rem;color:var(--muted)}
a{margin-top:.75rem;padding:.75rem 1.25rem;border-radius:.75rem;background:var(--primary);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--primary);outline-offset:3px}`
const styleHash = createHash('sha256').update(style).digest('base64')

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type RefusalPage = {
  status: number
  title: string
  text: string
  link: { href: string; words: string }
  headers?: Record<string, string>
}

/** A page of words of ours alone, drawn without the router: for refusals before a screen is drawn. */
export function refusalPage({ status, title, text, link, headers }: RefusalPage): Response {
  const html = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><img src="/favicon.svg" alt=""><h1>${title}</h1>
<p>${text}</p>
<a href="${link.href}">${link.words}</a></main></body>
</html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
