import { useEffect } from 'react'
import { whenReadingRests } from './contents/verse-in-sight.client.ts'

/** Stores the last read verse on this device, once the reader has scrolled on this screen. */
export function useLastRead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const left = new AbortController()
    whenReadingRests(left.signal, () => void remember())
    return () => left.abort()
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
