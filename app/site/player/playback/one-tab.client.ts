const LOCK = 'amanah.murottal'

let release: (() => void) | undefined

/**
 * Takes the sound from all other tabs; `onTaken` is called when another tab takes it. Of two presses at once the last
 * one plays.
 */
export function claimSound(onTaken: () => void): void {
  if (release || !('locks' in navigator)) return
  let mine: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    mine = release = resolve
  })
  navigator.locks
    .request(LOCK, { steal: true }, () => released)
    .catch(() => {
      if (release !== mine) return
      release = undefined
      onTaken()
    })
}

/** Gives the sound up. A page that holds a lock could not be kept for the browser's back button. */
export function releaseSound(): void {
  release?.()
  release = undefined
}
