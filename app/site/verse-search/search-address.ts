import type { SearchQuery } from '#features/verse-search/contract.ts'
import { LONGEST_VERSE_QUERY, VERSES_PER_PAGE } from '#features/verse-search/types.ts'

const TEXTS = ['arab', 'latin', 'arti'] as const

/** The query of an address. Unknown filters count as absent, so mistyped links still find something. */
export function queryIn(params: URLSearchParams): SearchQuery {
  const teks = TEXTS.find((text) => text === params.get('teks'))
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_VERSE_QUERY).trim(),
    surat: numberIn(params.get('surat'), 114),
    juz: numberIn(params.get('juz'), 30),
    teks,
    halaman: numberIn(params.get('halaman'), 400) ?? 1,
    batas: VERSES_PER_PAGE,
  }
}

function numberIn(text: string | null, most: number): number | undefined {
  const number = /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= most ? number : undefined
}

/** The address parameters of a query, without empty ones. */
export function paramsOf({ q, surat, juz, teks, halaman }: Partial<SearchQuery>): URLSearchParams {
  const entries = Object.entries({ q, surat, juz, teks, halaman: halaman === 1 ? '' : halaman })
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
}

/** The address of a query's results, e.g. '/verse-search?q=sabar&juz=30'. */
export function searchAddress(query: Partial<SearchQuery>): string {
  const params = paramsOf(query).toString()
  return params ? `/verse-search?${params}` : '/verse-search'
}
