import { type LastResult, readResults, withResult } from './last-results.ts'

const KEY = 'amanah.zakat.hasil'

/** Stores a result on this device. A failing storage is ignored. */
export function rememberResult(result: LastResult): void {
  try {
    const next = withResult(readResults(localStorage.getItem(KEY)), result)
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {}
}

/** The stored results, newest first. */
export function rememberedResults(): LastResult[] {
  try {
    return readResults(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Deletes all stored results. */
export function forgetResults(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}
