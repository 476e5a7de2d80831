import type { Mutant } from './mutants.ts'

/** A change that may live, because nothing anybody can see changes with it. */
type Accepted = { file: string; code: string; becomes: string; why: string }

export const accepted: readonly Accepted[] = []

export function isAccepted({ file, code, becomes }: Mutant): boolean {
  return accepted.some(
    (each) => each.file === file && each.code === code && each.becomes === becomes,
  )
}
