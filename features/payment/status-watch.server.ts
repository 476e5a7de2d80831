import { EventEmitter } from 'node:events'

// One per process. Other processes are heard by looking into the database, see status-streams.server.ts.
const changes = new EventEmitter().setMaxListeners(0)

/** Says that something about a donation's payment has changed; call it after the commit. */
export function notifyWatchers(publicId: string): void {
  changes.emit('change', publicId)
}

/** Calls back at every change of this process; answers how to stop that. */
export function onChange(listener: (publicId: string) => void): () => void {
  changes.on('change', listener)
  return () => void changes.off('change', listener)
}
