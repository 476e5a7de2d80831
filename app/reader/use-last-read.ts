import { useEffect } from 'react'

/** A verse counts as read after the screen rests on it this long. */
const RESTS_MS = 1_200

/** Stores the last read verse on this device, once the reader has scrolled on this screen. */
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
