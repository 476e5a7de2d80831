import type { Refused } from '../../submit.server.ts'

/** The refusal of a form among what an action answers, or undefined. */
export function refusedOf(answer: unknown): Refused | undefined {
  const isRefused = typeof answer === 'object' && answer !== null && 'errors' in answer
  return isRefused ? (answer as Refused) : undefined
}

/** What a look beforehand shows, among what an action answers, or undefined. */
export function previewIn<P>(answer: unknown): P | undefined {
  const has = typeof answer === 'object' && answer !== null && 'preview' in answer
  return has ? (answer as { preview: P }).preview : undefined
}
