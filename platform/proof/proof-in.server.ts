import { ProofTooLarge } from './proof-refused.ts'
import { PROOF_BYTES } from './proof.ts'

/** The bytes of a form's file; undefined when none was chosen, which browsers send as an empty one. */
export async function proofIn(field: unknown): Promise<Buffer | undefined> {
  if (!(field instanceof File) || field.size === 0) return undefined
  if (field.size > PROOF_BYTES) throw new ProofTooLarge()
  return Buffer.from(await field.arrayBuffer())
}
