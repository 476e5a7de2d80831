/** Field name → one Indonesian sentence for the person at the form. */
export type FieldErrors = Record<string, string>

const mark = Symbol.for('amanah.refusal')

/** An expected refusal. `message` is a natural Indonesian sentence for people; `code` is stable for programs. */
export abstract class Refusal extends Error {
  abstract readonly code: string
  abstract readonly status: number
  readonly fields?: FieldErrors
  /** When a retry makes sense. */
  readonly retryAfterSeconds?: number
  readonly [mark] = true

  constructor(message: string, fields?: FieldErrors) {
    super(message)
    if (fields) this.fields = fields
  }
}

/** True for every refusal, also one from another copy of this module. */
export function isRefusal(error: unknown): error is Refusal {
  return typeof error === 'object' && error !== null && mark in error
}

/** The requested thing does not exist, or its existence must stay secret. */
export class NotFound extends Refusal {
  override name = 'NotFound'
  readonly code = 'not-found'
  readonly status = 404

  constructor(message = 'Yang Anda cari tidak ditemukan.') {
    super(message)
  }
}

/** The input has mistakes; `fields` says which and how to correct them. */
export class InvalidInput extends Refusal {
  override name = 'InvalidInput'
  readonly code = 'invalid-input'
  readonly status = 422

  constructor(fields: FieldErrors, message = 'Ada isian yang perlu diperbaiki.') {
    super(message, fields)
  }
}
