/** A line that keeps money right, and the test that must notice when it is not there. */
export type Guard = {
  /** The failure mode of charity.md §5.6 it is for, e.g. 'F6', or a word such as 'amil'. */
  of: string
  what: string
  file: string
  /** The guard as it stands in the file, exactly once. */
  text: string
  /** What stands there when it is taken out. */
  without: string
  test: { file: string; name: string }
  /** Where only real parallel connections show that a lock is missing. */
  engine?: 'postgres'
}

/** How often a text stands in another. */
export function timesIn(source: string, text: string): number {
  return source.split(text).length - 1
}
