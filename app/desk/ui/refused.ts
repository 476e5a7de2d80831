import type { Refused } from '../../submit.server.ts'

/** The refusal of a form among what an action answers, or undefined. */
export function refusedOf(answer: unknown): Refused | undefined {
  const isRefused = typeof answer === 'object' && answer !== null && 'errors' in answer
  return isRefused ? (answer as Refused) : undefined
}
