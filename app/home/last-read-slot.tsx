import { type ComponentType, useEffect, useState } from 'react'

/** The last read card. Only a device with a last read verse loads its script. reader.css reserves its space. */
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
