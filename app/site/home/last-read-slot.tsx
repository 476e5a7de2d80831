import { type ComponentType, useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Fill } from './day-panel.tsx'
import { fillResume } from './fill-device.ts'

/**
 * The link to the last read verse. fillResume writes it before React; the card asks for a later one of the member's
 * other devices. theme.css reserves its space where something was read.
 */
export function LastReadSlot() {
  const [Card, setCard] = useState<ComponentType | null>(null)
  useEffect(() => {
    fillResume(document)
    if (document.documentElement.dataset.resumes === undefined) return
    import('#app/site/reader/contents/last-read-card.tsx').then(
      ({ LastReadCard }) => setCard(() => LastReadCard),
      (error: unknown) => console.warn('the way back to the last read did not come', error),
    )
  }, [])
  if (Card) return <Card />
  return (
    <div data-last-read="">
      <a
        data-resume=""
        href="/alquran"
        suppressHydrationWarning
        className="flex min-h-19 items-center gap-3 rounded-card border border-line bg-tint px-4 py-3 transition-colors hover:border-primary"
      >
        <Icon name="bookmark" className="size-6 text-primary" />
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-muted">
            Lanjutkan membaca · <Fill name="resume-detail"> </Fill>
          </span>
          <span className="block truncate font-bold">
            <Fill name="resume-title">Al-Qur’an</Fill>
          </span>
        </span>
        <Icon name="right" className="size-5 text-primary" />
      </a>
    </div>
  )
}
