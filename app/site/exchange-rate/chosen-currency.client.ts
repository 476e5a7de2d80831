import { deviceStorage } from '#app/client/storage.client.ts'

const KEY = 'amanah.mata-uang'

/** The currency in which this device shows sums roughly; empty before one is chosen. */
export function keptCurrency(): string {
  return deviceStorage.get(KEY) ?? ''
}

export function keepCurrency(code: string): void {
  if (code === '') deviceStorage.remove(KEY)
  else deviceStorage.set(KEY, code)
}
