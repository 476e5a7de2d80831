import { EventEmitter } from 'node:events'

// One per process. Other processes are heard by looking into the database, see payment-news.server.ts.
const changes = new EventEmitter().setMaxListeners(0)

/** Says that something about a donation's payment has changed; call it after the commit. */
export function tellWatchers(publicId: string): void {
  changes.emit(publicId)
}

/** Resolves at the next change of a donation in this process, after `ms` milliseconds, or when aborted. */
export function nextChange(publicId: string, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      changes.off(publicId, done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    changes.once(publicId, done)
    signal.addEventListener('abort', done)
  })
}
