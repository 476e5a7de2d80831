/** The part of the screen that an address asks for. */
export function partIn(search: URLSearchParams): 'yasin' | 'tahlil' {
  return search.get('bagian') === 'tahlil' ? 'tahlil' : 'yasin'
}
