/** Error messages of Chromium, Firefox and Safari for a request without an answer. */
const unanswered = /failed to fetch|networkerror|load failed|network connection was lost/i

/** True for an error that means no connection, which is not a fault of ours. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError) return unanswered.test(error.message)
  // An ApiFailure without an answer, recognized by its shape because its module is loaded later.
  return error instanceof Error && 'status' in error && error.status === 0
}
