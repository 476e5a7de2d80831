/** A failed load of a screen's files reloads the page at most once in this time (spec.md S9). */
const RELOAD_GUARD_MS = 10_000

/** True when a reload is allowed now; `last` is the stored time of the last one (milliseconds as text, or null). */
export function mayReload(nowMs: number, last: string | null): boolean {
  if (last === null) return true
  const lastMs = Number(last)
  return !(Number.isFinite(lastMs) && nowMs - lastMs < RELOAD_GUARD_MS && nowMs >= lastMs)
}
