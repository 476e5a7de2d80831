/** Which of the two parts of the screen its address asks for. */
export function partIn(search: URLSearchParams): 'yasin' | 'tahlil' {
  return search.get('bagian') === 'tahlil' ? 'tahlil' : 'yasin'
}
