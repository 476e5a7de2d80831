type Props = { className?: string }

/** A quiet block in the place and size of what is coming. */
export function Skeleton({ className = 'h-4 w-full' }: Props) {
  return <span aria-hidden="true" className={`skeleton block rounded-lg ${className}`} />
}

/** Lines of text that are coming; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2.5">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} className={`h-3.5 ${i === lines - 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </span>
  )
}

/** Says to a screen reader what the skeletons around it are waiting for. */
export function Loading({ children = 'Memuat…' }: { children?: string }) {
  return (
    <span role="status" className="sr-only">
      {children}
    </span>
  )
}
