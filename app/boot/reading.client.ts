import { deviceNow } from '#app/client/device-clock.client.ts'
import type { DeviceKey } from '#app/client/storage-keys.ts'
import type { LastRead, Stamp } from '#app/site/reader/contents/last-read.ts'
import { placeInSight, whenReadingRests } from '#app/site/reader/contents/verse-in-sight.client.ts'

const KEY = 'amanah.terakhir-dibaca' satisfies DeviceKey

/** Stores where reading stopped, on pages that are read without React; on a member's page React does it. */
export function rememberReading(untilReady: AbortSignal): void {
  whenReadingRests(untilReady, () => {
    const found = placeInSight()
    if (!found) return
    const place: LastRead & Stamp = { ...found.place, at: deviceNow(), isOwn: false }
    try {
      localStorage[KEY] = JSON.stringify(place)
    } catch {
      // Without storage the next visit begins anew.
    }
  })
}
