import { setTimeout as wait } from 'node:timers/promises'
/** A document in the crawl: its HTML and its links. */
type Found = { path: string; status: number; type: string; html: string; isHidden: boolean }

export type Crawl = {
  /** The pages read: whether search engines may index them, and their canonical address. */
  pages: { path: string; isHidden: boolean; canonical: string | undefined }[]
  /** Faults, one line each: where and what. */
  faults: string[]
}

type Options = {
  /** How many pages are read that differ only by a number, a query or the row they show. */
  mostOfAKind: number
  /** Starting points besides '/'. */
  from?: readonly string[]
}

const AT_ONCE = 4
/** There are hundreds of these, drawn by the same code from a text with its own tests. */
const NUMBERED = /^\/(surat|juz|halaman|ayat|og)\//
/** One page a row: of a programme, a home of santri, an answer. */
const OF_A_ROW =
  /^(\/(?:og\/[^/]+|campaign|donatur|doa-orang-baik|donasi-sekarang|asrama|kunjungan|pusat-bantuan)\/).*/

/**
 * Follows every link, picture and preview from the home page, like a search engine, in the server's HTML. A page must
 * exist, have an h1, a title, a description, a canonical address that answers, a preview that is a picture, and
 * readable data; fragments must exist on their page.
 */
export async function crawl(origin: string, { mostOfAKind, from = [] }: Options): Promise<Crawl> {
  const faults: string[] = []
  const seen = new Map<string, Promise<Found>>()
  const kinds = new Map<string, number>()
  const fragments = new Map<string, { path: string; id: string; on: string }>()
  const waiting = new Map<string, string>()

  function want(href: string, on: string): void {
    const url = new URL(decoded(href), origin + on)
    if (url.origin !== origin) return
    const path = url.pathname + url.search
    const id = decodeURIComponent(url.hash.slice(1))
    if (id) fragments.set(`${path}#${id}`, { path, id, on })
    if (seen.has(path) || waiting.has(path)) return
    const named = url.pathname.replace(OF_A_ROW, '$1*').replace(/\d+/g, '*')
    const kind = [named, ...url.searchParams.keys()].join(' ')
    const count = kinds.get(kind) ?? 0
    const isOneOfMany =
      NUMBERED.test(url.pathname) || OF_A_ROW.test(url.pathname) || url.search !== ''
    if (isOneOfMany && count >= mostOfAKind) return
    kinds.set(kind, count + 1)
    waiting.set(path, on)
  }

  async function read(path: string, on: string): Promise<void> {
    const asked = ask(origin, path)
    seen.set(path, asked)
    const found = await asked
    if (found.status !== 200) faults.push(`${on} leads to ${path}, which answers ${found.status}`)
    if (found.status !== 200 || !found.type.startsWith('text/html')) return
    faults.push(...faultsOf(found))
    for (const href of hrefsOf(found.html)) want(href, path)
  }

  for (const path of ['/', '/sitemap.xml', '/robots.txt', ...from]) want(path, '/')
  while (waiting.size > 0) {
    const next = [...waiting].slice(0, AT_ONCE)
    for (const [path] of next) waiting.delete(path)
    await Promise.all(next.map(([path, on]) => read(path, on)))
  }
  for (const { path, id, on } of fragments.values()) {
    const { html, status } = (await seen.get(path)) ?? { html: '', status: 0 }
    if (status !== 200) continue
    if (!html.includes(`id="${id}"`))
      faults.push(`${on} leads to ${path}#${id}, which is not there`)
  }
  const all = await Promise.all(seen.values())
  const pages = all.filter(({ html }) => html !== '')
  return {
    faults,
    pages: pages.map(({ path, isHidden, html }) => {
      const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1]
      return { path, isHidden, canonical: canonical && decoded(canonical) }
    }),
  }
}

/** Too many questions, or a server with too much else to do. */
const LATER = new Set([429, 503])

/** As a well-behaved crawler: whoever is told to wait waits, and asks again. */
async function politely(address: string): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(address)
    if (!LATER.has(response.status) || tries === 3) return response
    await response.arrayBuffer()
    await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000)
  }
}

async function ask(origin: string, path: string): Promise<Found> {
  const response = await politely(origin + path)
  const type = response.headers.get('content-type') ?? ''
  const isText = type.startsWith('text/html')
  const html = isText ? await response.text() : ''
  if (!isText) await response.arrayBuffer()
  const isHidden =
    response.headers.has('x-robots-tag') || html.includes('name="robots" content="noindex"')
  return { path, status: response.status, type, html, isHidden }
}

/** Every address in a page that a browser or a search engine would fetch or follow. */
function hrefsOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:a|link|img|source|script)\s[^>]*?(?:href|src)="([^"]+)"/g)]
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(/,\s+/).map((each) => each.split(' ')[0] ?? ''),
  )
  const previews = [...html.matchAll(/property="og:image" content="([^"]+)"/g)]
  return [...named, ...previews]
    .map(([, href = '']) => href)
    .concat(sets)
    .filter((href) => !/^(mailto|tel|data|blob|javascript|whatsapp):/.test(href))
}

function faultsOf({ path, html, isHidden }: Found): string[] {
  const faults: string[] = []
  const need = (what: string, isThere: boolean) => {
    if (!isThere) faults.push(`${path}: ${what}`)
  }
  need('an h1', /<h1[\s>]/.test(html))
  need('a title', /<title>[^<]{4,}<\/title>/.test(html))
  need('Indonesian', html.includes('<html lang="id"'))
  if (!isHidden) {
    need('a description', /name="description" content="[^"]{20,}"/.test(html))
    need('a canonical address', /rel="canonical" href="http/.test(html))
    need('a preview', /property="og:image" content="http/.test(html))
    need('words for the preview', /property="og:image:alt" content="[^"]{5,}"/.test(html))
  }
  for (const [tag] of html.matchAll(/<a\s[^>]*href="http[^>]*target="_blank"[^>]*>/g)) {
    need(`safe link ${tag}`, /rel="[^"]*no(opener|referrer)/.test(tag))
  }
  for (const [, text = ''] of html.matchAll(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
  )) {
    need('data of schema.org', isThing(text))
  }
  return faults
}

function isThing(text: string): boolean {
  try {
    const thing = JSON.parse(text) as Record<string, unknown>
    return thing['@context'] === 'https://schema.org' && typeof thing['@type'] === 'string'
  } catch {
    return false
  }
}

function decoded(href: string): string {
  return href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

/** The addresses in a sitemap or its index. */
export async function addressesIn(origin: string, path: string): Promise<string[]> {
  const xml = await (await fetch(origin + path)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decoded(url).replace(origin, ''),
  )
}
