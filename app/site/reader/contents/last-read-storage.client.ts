import { memberSession } from '#app/client/session.client.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import { type LastRead, readLastRead, readStamp, type Stamp } from './last-read.ts'

const KEY = 'amanah.terakhir-dibaca'

/** The last read verse on this device, or null. */
export function lastRead(): LastRead | null {
  const saved = deviceStorage.get(KEY)
  // A place stored while signed in is removed once its member has signed out.
  if (readStamp(saved).isOwn && memberSession() === null) {
    deviceStorage.remove(KEY)
    return null
  }
  return readLastRead(saved)
}

/** Stores a place on the device. */
export function keepLastRead(place: LastRead, stamp: Stamp): void {
  deviceStorage.setJson(KEY, { ...place, ...stamp })
}
