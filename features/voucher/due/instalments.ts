import { dayAfterMonths } from '#platform/time/jakarta.ts'

/** A monthly part of a loan. */
export type Instalment = {
  number: number
  dueOn: string
  sum: number
  paid: number
  rest: number
}

type Loan = {
  /** What was lent, and what remains of it. */
  sum: number
  remaining: number
  /** The day of the first part. */
  firstDueOn: string
  instalments: number
}

/** Equal parts in whole rupiah, the last with what is left over; what was paid fills them in order. */
export function scheduleOf({ sum, remaining, firstDueOn, instalments }: Loan): Instalment[] {
  const part = Math.floor(sum / instalments)
  let paidLeft = sum - remaining
  return Array.from({ length: instalments }, (_, index) => {
    const isLast = index === instalments - 1
    const due = isLast ? sum - part * index : part
    const paid = Math.min(due, paidLeft)
    paidLeft -= paid
    const dueOn = dayAfterMonths(firstDueOn, index)
    return { number: index + 1, dueOn, sum: due, paid, rest: due - paid }
  })
}
