import { memberSession } from '#app/client/session.client.ts'
import { type LastRead, readLastRead, readStamp, type Stamp } from './last-read.ts'
import { LAST_READ_KEY } from '#app/client/storage-keys.ts'

/** The last read verse on this device, or null. A failing storage counts as empty. */
export function lastRead(): LastRead | null {
  try {
    const kept = localStorage.getItem(LAST_READ_KEY)
    // A place stored while signed in is removed once its member has signed out.
    if (readStamp(kept).isOwn && memberSession() === null) {
      localStorage.removeItem(LAST_READ_KEY)
      return null
    }
    return readLastRead(kept)
  } catch {
    return null
  }
}

/** Stores a place on the device. A failing storage is ignored. */
export function keepLastRead(place: LastRead, stamp: Stamp): void {
  try {
    localStorage.setItem(LAST_READ_KEY, JSON.stringify({ ...place, ...stamp }))
  } catch {}
}
