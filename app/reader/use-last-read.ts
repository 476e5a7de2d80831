import { useEffect } from 'react'

/** A verse is read, not passed, when the screen rests on it this long. */
const RESTS_MS = 1_200

/** Remembers on this device where reading stopped, once the reader has moved on this screen. */
export function useLastRead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void remember(), RESTS_MS)
    }
    addEventListener('scroll', moved, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', moved)
    }
  }, [isShown])
}

async function remember(): Promise<void> {
  try {
    const { rememberVerseInSight } = await import('./contents/last-read.client.ts')
    rememberVerseInSight()
  } catch (error) {
    console.warn('the place of reading could not be kept', error)
  }
}
