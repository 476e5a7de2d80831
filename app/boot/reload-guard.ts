/** A failed load of a screen's files reloads the page at most once in this time (spec.md S9). */
const RELOAD_GUARD_MS = 10_000

/** True when a reload is allowed now; `last` is the stored time of the last one (milliseconds as text, or null). */
export function mayReload(nowMs: number, last: string | null): boolean {
  if (last === null) return true
  // What is no number is neither near nor far, so that it blocks nothing.
  const lastMs = Number(last)
  return !(nowMs - lastMs < RELOAD_GUARD_MS && nowMs >= lastMs)
}
