import { largestFile } from '../files/upload.ts'

/** The largest accepted proof, in bytes. */
export const PROOF_BYTES = largestFile.proof
