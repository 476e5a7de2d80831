/** How a person judges a verse they have said by heart. */
export const marks = ['lupa', 'ragu', 'lancar'] as const
export type Mark = (typeof marks)[number]

/** What a device keeps of one verse: the state of its spaced review (FSRS). Times are milliseconds since 1970. */
export type KnownVerse = {
  due: number
  stability: number
  difficulty: number
  reps: number
  lapses: number
  state: number
  last: number
}
