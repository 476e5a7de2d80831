/** The kinds of results, in the order of the tabs; each kind has its own tab. */
export const kinds = ['program', 'berita', 'surat', 'ayat', 'bantuan', 'asrama'] as const
export type Kind = (typeof kinds)[number]

export const searchTabs = ['semua', ...kinds] as const
export type SearchTab = (typeof searchTabs)[number]

/** Longest query in characters; the rest is cut off. */
export const LONGEST_QUERY = 100
/** With fewer letters or digits no search runs. */
export const SHORTEST_QUERY = 2
export const PAGE_SIZE = 10
/** Rows per kind on the tab of all kinds. */
export const ROWS_OF_ALL = 3
export const LAST_PAGE = 50

/** The two states in the filter of programs. */
export const programStates = ['berjalan', 'selesai'] as const
export type ProgramState = (typeof programStates)[number]

/** Orders of news: best match first, or newest first. */
export const newsOrders = ['sesuai', 'terbaru'] as const
export type NewsOrder = (typeof newsOrders)[number]

/** A typed query in its search form: single spaces, no control characters, limited length. */
export function cleanQuery(typed: string): string {
  const plain = typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return Array.from(plain).slice(0, LONGEST_QUERY).join('').trim()
}

/** True for a query with too little to search for; an empty one is not too short. */
export function isTooShort(query: string): boolean {
  const letters = query.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return query !== '' && letters < SHORTEST_QUERY
}

export type ListQuery = {
  q: string
  tab?: SearchTab | undefined
  page?: number | undefined
  status?: ProgramState | undefined
  sort?: NewsOrder | undefined
}

/** The address of a search's results; default values are left out. */
export function listAddress({
  q,
  tab = 'semua',
  page = 1,
  status,
  sort = 'sesuai',
}: ListQuery): string {
  const params = new URLSearchParams({ q })
  if (tab !== 'semua') params.set('tab', tab)
  if (status) params.set('status', status)
  if (sort !== 'sesuai') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return `/search/list?${params.toString()}`
}
