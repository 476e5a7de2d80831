import { deviceNow } from '#app/client/device-clock.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { keepLastRead } from './last-read-storage.client.ts'
import { placeInSight } from './verse-in-sight.client.ts'

/** Stores where reading stopped, on this device and in the member's account. */
export function rememberVerseInSight(): void {
  const found = placeInSight()
  if (!found) return
  const { place, number, ayah } = found
  const isOwn = memberSession() !== null
  keepLastRead(place, { at: deviceNow(), isOwn })
  if (isOwn && number) {
    void import('./account-last-read.client.ts').then(
      ({ sendToAccount }) => sendToAccount({ surahId: Number(number), nomorAyat: Number(ayah) }),
      (error: unknown) => console.warn('the account was not told where reading stopped', error),
    )
  }
}
