import { refusal } from '#platform/refusal.ts'

/** The rows have mistakes, or nothing in them differs from the plan that holds. */
export class PlanNotWhole extends refusal({ code: 'plan/not-whole', status: 422 }) {
  constructor(why: string) {
    super(why, { isi: why })
  }
}
