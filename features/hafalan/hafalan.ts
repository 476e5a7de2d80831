import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { type KnownVerse, type Mark, markAt, mergeMarks, partsOfMark } from './marks.ts'

const grades: Record<Mark, Grade> = {
  lupa: Rating.Again,
  ragu: Rating.Hard,
  lancar: Rating.Good,
}

// Whole days are enough for verses: no steps of minutes, and the same answer for the same marks.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 })

/** What follows from the marks of a verse: the same marks give the same answer on every device. */
export function reckoned(marks: readonly number[]): KnownVerse {
  let card: Card | undefined
  for (const each of marks) {
    const { mark, atMs } = partsOfMark(each) ?? { mark: 'lupa', atMs: 0 }
    const now = new Date(atMs)
    card = scheduler.next(card ?? createEmptyCard(now), now, grades[mark]).card
  }
  return { marks, due: card?.due.getTime() ?? null, stability: card?.stability ?? 0 }
}

/** The state after a mark. */
export function marked(known: KnownVerse | undefined, mark: Mark, now: Date): KnownVerse {
  return reckoned(mergeMarks(known?.marks ?? [], [markAt(mark, now.getTime())]))
}
