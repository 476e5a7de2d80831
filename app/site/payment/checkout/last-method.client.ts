import { deviceStorage } from '#app/client/storage.client.ts'

const KEY = 'amanah.cara-bayar'

/** The channel this device last chose to pay by; null before the first time. */
export function lastChannel(): string | null {
  return deviceStorage.get(KEY)
}

export function rememberChannel(channel: string): void {
  deviceStorage.set(KEY, channel)
}
