import { lazy, Suspense } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { BookmarksSkeleton } from './bookmarks-skeleton.tsx'

const BookmarkView = lazy(async () => ({
  default: (await import('./bookmark-view.tsx')).BookmarkView,
}))

/** The list of bookmarks. Only the browser has them: the server's page is the same for everyone. */
export function BookmarkPart() {
  if (!useHydrated()) {
    return (
      <>
        <noscript>Ayat tersimpan ada di peramban Anda dan memerlukan JavaScript.</noscript>
        <div data-begins="">
          <BookmarksSkeleton />
        </div>
      </>
    )
  }
  return (
    <Suspense fallback={<BookmarksSkeleton />}>
      <BookmarkView />
    </Suspense>
  )
}
