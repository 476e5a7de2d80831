import { InvalidInput, refusal } from '#platform/refusal.ts'
import { MOST_PLANS } from './progress.ts'

/** One account keeps so many plans and no more. */
export class TooManyPlans extends refusal({ code: 'progress/full', status: 409 }) {
  constructor() {
    super(`Akun Anda sudah mencatat ${MOST_PLANS} rencana khatam, jumlah terbanyak.`)
  }
}

/** A key that names no plan or verse, or a state that is none of its kind. */
export function notProgress(place: number): InvalidInput {
  return new InvalidInput({ [`items.${place}`]: 'Catatan ini tidak dapat dibaca.' })
}
