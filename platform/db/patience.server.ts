import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a statement may run, a lock may be waited for, and a transaction may stay idle. */
export type Limits = { statementMs: number; lockMs: number; idleMs: number }

// With the wait for a connection, a caller has an answer within fifteen seconds.
const forPeople: Limits = { statementMs: 9_000, lockMs: 8_000, idleMs: 30_000 }
const forTheNight: Limits = { statementMs: 900_000, lockMs: 120_000, idleMs: 120_000 }

const patient = new AsyncLocalStorage<boolean>()

/** Lets statements in `work` take minutes: for background work, such as checks of the whole ledger. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  return patient.run(true, work)
}

/** The limits for the present caller. */
export function limits(): Limits {
  return patient.getStore() ? forTheNight : forPeople
}
