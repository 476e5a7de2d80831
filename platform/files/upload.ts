const MEGABYTE = 1024 * 1024

/** The largest files that are taken, in bytes: what screens promise and readers hold to. */
export const largestFile = {
  /** A proof of a payment; the limit of charity.md §2.2. */
  proof: 5 * MEGABYTE,
  /** A bank statement or a provider's report. */
  sheet: 5 * MEGABYTE,
  /** A picture or an audited report. */
  picture: 8 * MEGABYTE,
} as const

/**
 * The largest body with a file. More than any file that is taken: one that is too large is refused at its field, and
 * what was typed stays in the form. Proxies must pass it: the samples in deploy/ are tested against it.
 */
export const UPLOAD_BYTES = 32 * MEGABYTE

/** '8 MB' */
export function megabytes(bytes: number): string {
  return `${bytes / MEGABYTE} MB`
}
