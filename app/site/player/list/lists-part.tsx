import { lazy, Suspense } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { Loading } from '#app/ui/state/skeleton.tsx'

const ListsView = lazy(async () => ({ default: (await import('./lists-view.tsx')).ListsView }))

/** The listener's own lists. Only the browser has them: the server's page is the same for everyone. */
export function ListsPart() {
  if (!useHydrated()) {
    return (
      <>
        <noscript>Daftar putar ada di peramban Anda dan memerlukan JavaScript.</noscript>
        <div data-begins="">
          <Loading>Memuat daftar putar…</Loading>
        </div>
      </>
    )
  }
  return (
    <Suspense fallback={<Loading>Memuat daftar putar…</Loading>}>
      <ListsView />
    </Suspense>
  )
}
