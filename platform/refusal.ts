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

/** A refusal with nothing left to declare. */
type Complete = Pick<Refusal, keyof Refusal>
type Declared = { code: string; status: number }
type Fixed = Declared & {
  message: string
  /** The field at which the same sentence stands. */
  field?: string
  /** What stands at fields, where it is another sentence. */
  fields?: FieldErrors
}

/**
 * The one way to declare a refusal: `export class X extends refusal({ … }) {}`. Its name is that of the class. Where the
 * sentence depends on something, a constructor says it by `super(sentence, fields)`.
 */
export function refusal(declared: Fixed): new () => Complete
export function refusal(declared: Declared): new (message: string, fields?: FieldErrors) => Complete
// @__NO_SIDE_EFFECTS__: a bundler leaves out the refusals that nothing in it throws.
export function refusal(declared: Declared & Partial<Fixed>) {
  const { field, message: fixed = '', fields: fixedFields } = declared
  const atField = field === undefined ? fixedFields : { [field]: fixed }
  return class extends Refusal {
    readonly code = declared.code
    readonly status = declared.status

    constructor(message = fixed, fields = atField) {
      super(message, fields)
      this.name = new.target.name
    }
  }
}

/** True for every refusal, also one from another copy of this module. */
export function isRefusal(error: unknown): error is Refusal {
  return typeof error === 'object' && error !== null && mark in error
}

/** The requested thing does not exist, or its existence must stay secret. */
export class NotFound extends refusal({ code: 'not-found', status: 404 }) {
  constructor(message = 'Yang Anda cari tidak ditemukan.') {
    super(message)
  }
}

/** The input has mistakes; `fields` says which and how to correct them. */
export class InvalidInput extends refusal({ code: 'invalid-input', status: 422 }) {
  constructor(fields: FieldErrors, message = 'Ada isian yang perlu diperbaiki.') {
    super(message, fields)
  }
}
