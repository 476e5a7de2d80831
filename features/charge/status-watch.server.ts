import { EventEmitter } from 'node:events'

// One per process. status-streams.server.ts reads changes of other processes from the database.
const changes = new EventEmitter().setMaxListeners(0)

/** Announces that a donation's payment has changed; call it after the commit. */
export function notifyWatchers(publicId: string): void {
  changes.emit('change', publicId)
}

/** Calls back at every change in this process; answers a function that stops it. */
export function onChange(listener: (publicId: string) => void): () => void {
  changes.on('change', listener)
  return () => void changes.off('change', listener)
}
