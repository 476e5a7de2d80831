import { useState } from 'react'
import { ApiFailure } from '#app/client/api.client.ts'
import type { FieldErrors } from '#platform/refusal.ts'

export type Sending = {
  isBusy: boolean
  /** The code of the refusal, for the few a screen treats in its own way. */
  code?: string
  /** What stood in the way, by field; '_' for the whole. A new object for each answer. */
  errors: FieldErrors
  /** The session ended: one has to sign in again before it can be sent. */
  isEnded: boolean
}

const idle: Sending = { isBusy: false, errors: {}, isEnded: false }

/** Runs one call at a time and keeps what came of it; `renamed` gives fields of the API their name in the form. */
export function useSending(renamed: Record<string, string> = {}) {
  const [sending, setSending] = useState<Sending>(idle)

  /** True when it worked. */
  async function send(run: () => Promise<void>): Promise<boolean> {
    if (sending.isBusy) return false
    setSending({ ...idle, isBusy: true })
    try {
      await run()
      setSending(idle)
      return true
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      setSending(outcomeOf(cause, renamed))
      return false
    }
  }

  return { ...sending, send, reset: () => setSending(idle) }
}

function outcomeOf(failure: ApiFailure, renamed: Record<string, string>): Sending {
  const { code, status, message } = failure
  const fields = failure.errors.map(({ field, detail }) => [renamed[field] ?? field, detail])
  const errors = fields.length > 0 ? Object.fromEntries(fields) : { _: message }
  return { isBusy: false, code, errors, isEnded: status === 401 }
}
