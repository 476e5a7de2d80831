import type { ProgressKind } from '#features/progress/progress.ts'
import type { KeptProgress } from './slots.ts'

/** What one kind of progress is. */
export type ProgressForm<T> = {
  kind: ProgressKind
  key: 'amanah.khatam' | 'amanah.hafalan'
  readItem: (value: unknown) => T | undefined
  /** What a device kept in an earlier form, as a guest's. */
  readBefore: (value: unknown) => Record<string, T>
  merge: (one: T, other: T) => T
  /** What the account keeps of it. */
  toWire: (item: T) => object
}

export type ProgressStore<T> = ProgressForm<T> & {
  read: () => KeptProgress<T>
  keep: (progress: KeptProgress<T>) => void
  listen: (onChange: () => void) => () => void
}
