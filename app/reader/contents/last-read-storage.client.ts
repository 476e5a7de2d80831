import { memberSession } from '#app/client/session.client.ts'
import { type LastRead, readLastRead, readStamp, type Stamp } from './last-read.ts'
import { LAST_READ_KEY } from '#app/client/storage-keys.ts'

/** What this device remembers of the last reading, or null. Storage that is refused is no fault. */
export function lastRead(): LastRead | null {
  try {
    const kept = localStorage.getItem(LAST_READ_KEY)
    // What somebody read while signed in leaves the device with them.
    if (readStamp(kept).isOwn && memberSession() === null) {
      localStorage.removeItem(LAST_READ_KEY)
      return null
    }
    return readLastRead(kept)
  } catch {
    return null
  }
}

/** Keeps a place on the device; storage that is refused is no fault. */
export function keepLastRead(place: LastRead, stamp: Stamp): void {
  try {
    localStorage.setItem(LAST_READ_KEY, JSON.stringify({ ...place, ...stamp }))
  } catch {}
}
