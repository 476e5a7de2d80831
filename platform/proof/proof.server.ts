import { readInWorker } from '../files/read-in-worker.server.ts'
import type { Proof } from './check-proof.server.ts'
import { ProofTooLarge } from './proof-refused.ts'
import { PROOF_BYTES } from './proof.ts'

export type { Proof } from './check-proof.server.ts'

/** Checks an uploaded proof in a worker and makes it safe to store; refuses as `checkProof` does. */
export async function readProof(bytes: Buffer): Promise<Proof> {
  if (bytes.length > PROOF_BYTES) throw new ProofTooLarge()
  return await readInWorker('proof', bytes)
}

/** Refuses in a worker a PDF that is broken, locked or does something by itself. */
export async function readPlainPdf(bytes: Buffer): Promise<void> {
  await readInWorker('pdf', bytes)
}
