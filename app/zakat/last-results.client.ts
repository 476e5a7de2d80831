import { type LastResult, readResults, withResult } from './last-results.ts'

const KEY = 'amanah.zakat.hasil'

/** Remembers a result on this device. Storage that is refused is no fault. */
export function rememberResult(result: LastResult): void {
  try {
    const next = withResult(readResults(localStorage.getItem(KEY)), result)
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {}
}

/** What this device remembers, the newest first. */
export function rememberedResults(): LastResult[] {
  try {
    return readResults(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Forgets all of it. */
export function forgetResults(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}
