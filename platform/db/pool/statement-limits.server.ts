import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseAway } from './outage.server.ts'

/** How long a statement may run, a lock may be waited for, and a transaction may stay idle. */
export type Limits = { statementMs: number; lockMs: number; idleMs: number }

// With the wait for a connection, a caller has an answer within fifteen seconds.
const forPeople: Limits = { statementMs: 9_000, lockMs: 8_000, idleMs: 30_000 }
const forTheNight: Limits = { statementMs: 900_000, lockMs: 120_000, idleMs: 120_000 }

/** A statement of so long is never ended for its caller: an import has thousands. */
const PROMPT_MS = 500
/** A caller who was not answered by then waits for no slow statement any more. */
const ANSWER_MS = 13_000
/** By then a caller is gone. What it began and goes on (a stream, a timer) has the time of anybody. */
const CALLER_MS = 60_000

type Caller = { since: number; lateMs: number }

const patience = new AsyncLocalStorage<Caller | 'night' | undefined>()

/** Lets statements in `work` take minutes: for background work, such as checks of the whole ledger. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  return patience.run('night', work)
}

/** Answers one caller: all its statements together may be late by what one alone may, and none once it is too late. */
export function forCaller<T>(work: () => T): T {
  return patience.run({ since: performance.now(), lateMs: 0 }, work)
}

/** Does what several callers wait for: none of them alone has used its time. */
export function forAll<T>(work: () => T): T {
  return patience.run(undefined, work)
}

/** The limits for the present caller. */
export function limits(): Limits {
  const store = patience.getStore()
  if (store === 'night') return forTheNight
  if (!store) return forPeople
  const ageMs = performance.now() - store.since
  if (ageMs > CALLER_MS) return forPeople
  const leftMs = Math.min(forPeople.statementMs - store.lateMs, ANSWER_MS - ageMs)
  if (leftMs >= forPeople.statementMs) return forPeople
  const statementMs = Math.max(PROMPT_MS, Math.round(leftMs))
  return { ...forPeople, statementMs, lockMs: Math.min(forPeople.lockMs, statementMs) }
}

/** What others do for this caller too, or an outage when it has used its time. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  if (typeof patience.getStore() !== 'object') return await answer
  const began = performance.now()
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new DatabaseAway('others are still being answered'))
  const timer = setTimeout(giveUp, limits().statementMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
    noteWait(performance.now() - began)
  }
}

/** Counts what the present caller has waited for one thing. */
export function noteWait(ms: number): void {
  const store = patience.getStore()
  if (typeof store === 'object' && ms > PROMPT_MS) store.lateMs += ms - PROMPT_MS
}
