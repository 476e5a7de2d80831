import { FILES_PREFIX } from '../caches.ts'
import { BUILD } from './kept-build.ts'
import { listSeen, type SeenScreen } from './kept-screens.ts'
import { isHome } from './strategies.ts'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'",
}

/** The document for a device without a network that has stored no more than what was opened. */
export async function plainPage(url: URL): Promise<Response> {
  const seen = await listSeen()
  const html = document(url, { seen, stylesheet: await keptStylesheet() })
  return new Response(html, { headers })
}

async function keptStylesheet(): Promise<string | undefined> {
  const files = await (await caches.open(FILES_PREFIX + BUILD)).keys()
  const paths = files.map(({ url }) => new URL(url).pathname)
  // Each sheet has what stands above and beside every screen.
  return paths.find((path) => path.endsWith('.css'))
}

type Parts = { seen: readonly SeenScreen[]; stylesheet: string | undefined }

function document(url: URL, { seen, stylesheet }: Parts): string {
  const title = isHome(url) ? 'Anda sedang tanpa internet' : 'Tanpa internet'
  const links = seen
    .map(
      ({ path, title: name }) =>
        `<li><a class="flex min-h-19 items-center rounded-card border border-line bg-surface px-4 py-3 font-semibold text-primary" href="${escaped(path)}">${name}</a></li>`,
    )
    .join('')
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : '<style>body{font-family:system-ui,sans-serif}</style>'}</head>
<body><main>
<section class="bg-linear-150 from-hero to-hero-deep text-on-hero"><div class="mx-auto grid max-w-wide gap-3 px-page pt-6 pb-10 lg:pt-14">
<h1 class="text-3xl">${title}</h1>
<p class="max-w-[34rem] opacity-90">${wordsFor(url, seen.length > 0)}</p>
<p><a class="inline-flex min-h-touch items-center rounded-field bg-on-hero! px-5 font-semibold text-hero!" href="${escaped(url.pathname + url.search)}">Coba lagi</a></p>
</div></section>
${links && `<section class="mx-auto grid max-w-wide gap-3 px-page pt-6"><h2 class="text-xl">Yang sudah Anda buka</h2><ul class="grid gap-2.5">${links}</ul></section>`}
</main></body></html>`
}

function wordsFor(url: URL, hasSeen: boolean): string {
  if (!isHome(url)) {
    return 'Halaman ini belum tersimpan di perangkat Anda. Periksa koneksi Anda, lalu coba lagi.'
  }
  const later =
    'Saat ada internet, bukalah halaman Unduhan untuk menyimpan Al-Qur’an, pencarian ayat, dan kalkulator zakat.'
  return hasSeen
    ? `Halaman yang sudah Anda buka tetap dapat dibaca tanpa internet. ${later}`
    : `Belum ada yang tersimpan di perangkat ini. ${later}`
}

function escaped(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
