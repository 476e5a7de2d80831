/** A search uses at most this many words. */
const MOST_WORDS = 6

/** The words of a typed search, in lower case, each once, without those shorter than `shortest`. */
export function searchWords(typed: string, shortest = 1): string[] {
  const words = typed.toLowerCase().split(/\s+/)
  const long = words.filter((word) => [...word].length >= shortest)
  return [...new Set(long)].slice(0, MOST_WORDS)
}
