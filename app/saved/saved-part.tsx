import { lazy, Suspense } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { MarksSkeleton } from './marks-skeleton.tsx'

const SavedView = lazy(async () => ({ default: (await import('./saved-view.tsx')).SavedView }))

/** What is saved. Only the browser knows: the server's page is the same for everyone. */
export function SavedPart() {
  if (!useHydrated()) {
    return (
      <>
        <noscript>Ayat tersimpan ada di peramban Anda dan memerlukan JavaScript.</noscript>
        <MarksSkeleton />
      </>
    )
  }
  return (
    <Suspense fallback={<MarksSkeleton />}>
      <SavedView />
    </Suspense>
  )
}
