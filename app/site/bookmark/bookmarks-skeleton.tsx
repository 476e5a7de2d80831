import { Card } from '#app/ui/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#app/ui/state/skeleton.tsx'

/** Placeholders for bookmarks that are loading. */
export function BookmarksSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
      <Loading>Memuat ayat tersimpan…</Loading>
      {[1, 2, 3, 4].map((place) => (
        <Card key={place} className="grid gap-4 px-4 py-5 lg:px-6">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-8 w-4/5" />
          <SkeletonText lines={2} />
        </Card>
      ))}
    </div>
  )
}
