/** A failed load of a screen's files reloads the page at most once in this time (spec.md S9). */
export const RELOAD_GUARD_MS = 10_000

/** Whether a reload may happen now, given the stored moment of the last one (milliseconds as text, or nothing). */
export function mayReload(nowMs: number, last: string | null): boolean {
  if (last === null) return true
  const lastMs = Number(last)
  return !(Number.isFinite(lastMs) && nowMs - lastMs < RELOAD_GUARD_MS && nowMs >= lastMs)
}
