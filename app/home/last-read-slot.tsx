import { type ComponentType, useEffect, useState } from 'react'

/**
 * The last read card, for a device that has read. reader.css reserves its space before the first paint; its script is
 * loaded only there.
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
