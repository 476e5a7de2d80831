/** What browsers say of a request that got no answer: Chromium, Firefox, Safari. */
const unanswered = /failed to fetch|networkerror|load failed|network connection was lost/i

/** True for a failure of a screen change that is not ours: the device, or the way to us, has no connection. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError) return unanswered.test(error.message)
  // An ApiFailure without an answer, known by its shape: its module is not part of the first load.
  return error instanceof Error && 'status' in error && error.status === 0
}
