/** What is found, in the order of the tabs; each kind has a tab of its own. */
export const kinds = ['program', 'berita', 'surat', 'ayat', 'bantuan', 'asrama'] as const
export type Kind = (typeof kinds)[number]

export const searchTabs = ['semua', ...kinds] as const
export type SearchTab = (typeof searchTabs)[number]

/** Longest query in characters; what is typed beyond is left out. */
export const LONGEST_QUERY = 100
/** With fewer letters or digits nothing is looked for. */
export const SHORTEST_QUERY = 2
export const PAGE_SIZE = 10
/** Rows of each kind where all kinds stand together. */
export const ROWS_OF_ALL = 3
export const LAST_PAGE = 50

/** The two states of a program that can be filtered by. */
export const programStates = ['berjalan', 'selesai'] as const
export type ProgramState = (typeof programStates)[number]

/** Orders of news: what fits best first, or what is new. */
export const newsOrders = ['sesuai', 'terbaru'] as const
export type NewsOrder = (typeof newsOrders)[number]

/** What was typed, as it is looked for: one space between words, no control characters, at most so many characters. */
export function cleanQuery(typed: string): string {
  const plain = typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return Array.from(plain).slice(0, LONGEST_QUERY).join('').trim()
}

/** True for a query in which there is too little to be looked for; what is empty is not too short. */
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

/** Where the results of a search are shown; what is as usual is left out of the address. */
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
