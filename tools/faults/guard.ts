/** A line that keeps money, or a page in the browser, right, and the test that must fail without it. */
export type Guard = {
  /** The failure mode of charity.md §5.6, e.g. 'F6', or a word such as 'amil' or 'browser'. */
  of: string
  what: string
  file: string
  /** The guard's text in the file, exactly once. */
  text: string
  /** The text that replaces it. */
  without: string
  test: { file: string; name: string }
  /** Where only real parallel connections show a missing lock. */
  engine?: 'postgres'
}

/** How often one text contains another. */
export function timesIn(source: string, text: string): number {
  return source.split(text).length - 1
}
