/** 5 MB, the limit of charity.md §2.2 for a proof. */
export const PROOF_BYTES = 5 * 1024 * 1024
