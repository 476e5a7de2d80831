import { useEffect } from 'react'
import { useLook } from '#app/appearance/look-store.ts'

/** Colours of tajwid and sizes by two fingers, where the reader has asked for them. Their code is loaded only then. */
export function useReadingAids(): void {
  const { tajwid, pinch } = useLook()
  useEffect(() => (tajwid ? begin(paint) : undefined), [tajwid])
  useEffect(() => (pinch ? begin(sizes) : undefined), [pinch])
}

const paint = async () => (await import('../tajwid/paint.client.ts')).paintTajwid()
const sizes = async () => (await import('./pinch.client.ts')).pinchSizes()

function begin(aid: () => Promise<() => void>): () => void {
  let isOver = false
  let end: (() => void) | undefined
  aid().then(
    (begun) => {
      end = begun
      if (isOver) begun()
    },
    (error: unknown) => console.warn('a reading aid could not be fetched', error),
  )
  return () => {
    isOver = true
    end?.()
  }
}
