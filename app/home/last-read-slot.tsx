import { type ComponentType, useEffect, useState } from 'react'

/**
 * The way back into the Quran, for a device that has read: its room is kept before the first picture (reader.css),
 * its script is fetched only there.
 */
export function LastReadSlot() {
  const [Card, setCard] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (document.documentElement.dataset.resumes === undefined) return
    import('#app/reader/contents/last-read-card.tsx').then(
      ({ LastReadCard }) => setCard(() => LastReadCard),
      (error: unknown) => console.warn('the way back to the last read did not come', error),
    )
  }, [])
  return Card ? <Card /> : <div data-last-read="" />
}
