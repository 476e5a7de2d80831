import { useState } from 'react'
import { ApiFailure } from '#app/client/api.client.ts'
import type { FieldErrors } from '#platform/refusal.ts'

export type Sending = {
  isBusy: boolean
  /** The refusal's code, for screens that treat it specially. */
  code?: string
  /** Errors by field; '_' for the whole form. A new object for each answer. */
  errors: FieldErrors
  /** The session has ended; the user must sign in before sending again. */
  isEnded: boolean
}

const idle: Sending = { isBusy: false, errors: {}, isEnded: false }

/** Runs one call at a time and keeps its outcome. `renamed` maps API fields to form fields. */
export function useSending(renamed: Record<string, string> = {}) {
  const [sending, setSending] = useState<Sending>(idle)

  /** True when the call succeeded. */
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
