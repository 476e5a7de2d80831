import { deviceStorage } from '#app/client/storage.client.ts'
import { type LastResult, readResults, withResult } from './last-results.ts'

const KEY = 'amanah.zakat.hasil'

export function rememberResult(result: LastResult): void {
  deviceStorage.setJson(KEY, withResult(rememberedResults(), result))
}

/** The stored results, newest first. */
export function rememberedResults(): LastResult[] {
  return readResults(deviceStorage.get(KEY))
}

export function forgetResults(): void {
  deviceStorage.remove(KEY)
}
