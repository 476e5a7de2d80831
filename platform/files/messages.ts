import type { FieldErrors } from '../refusal.ts'
import type { ReadingOptions, ReadingKind } from './readers.server.ts'

export type ToFileWorker = { kind: ReadingKind; bytes: Buffer; options: ReadingOptions }

/** A refusal as it crosses from the worker to the server. */
export type RefusalFacts = {
  name: string
  code: string
  status: number
  message: string
  fields?: FieldErrors | undefined
}

/** Long tables come in portions, so that taking one in never holds up an answer. */
export type FromFileWorker =
  | { kind: 'ready' }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'answer'; answer: unknown; isLast: boolean }
  | { kind: 'refused'; refusal: RefusalFacts; isLast: boolean }
  | { kind: 'failed'; isLast: boolean }
