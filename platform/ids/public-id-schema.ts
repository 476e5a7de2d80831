import * as v from 'valibot'
import { PUBLIC_ID } from './public-id.ts'

/** A public id as it comes over the wire; the words are for a text that is none, and for what is no text. */
export function publicIdSchema(wrong?: string, missing?: string) {
  return v.pipe(v.string(missing), v.regex(PUBLIC_ID, wrong))
}
