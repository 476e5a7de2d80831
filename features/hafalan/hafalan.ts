import { type CardInput, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import type { KnownVerse, Mark } from './marks.ts'

const grades: Record<Mark, Grade> = {
  lupa: Rating.Again,
  ragu: Rating.Hard,
  lancar: Rating.Good,
}

// Whole days are enough for verses: no steps of minutes, and the same answer for the same marks.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 })

/** The state after a mark. */
export function marked(known: KnownVerse | undefined, mark: Mark, now: Date): KnownVerse {
  const card: CardInput = known
    ? {
        ...createEmptyCard(new Date(known.last)),
        due: new Date(known.due),
        stability: known.stability,
        difficulty: known.difficulty,
        reps: known.reps,
        lapses: known.lapses,
        state: known.state,
        last_review: new Date(known.last),
      }
    : createEmptyCard(now)
  const { card: next } = scheduler.next(card, now, grades[mark])
  return {
    due: next.due.getTime(),
    stability: next.stability,
    difficulty: next.difficulty,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
    last: now.getTime(),
  }
}
