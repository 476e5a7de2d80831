import { lazy, Suspense } from 'react'
import type { RichNode } from '#platform/text/rich-text.ts'

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))

/**
 * A formatted text on a screen that often has none: the server draws it whole, and the browser fetches its part only
 * where there is one.
 */
export function LaterText({ nodes }: { nodes: RichNode[] }) {
  return (
    <Suspense>
      <RichText nodes={nodes} />
    </Suspense>
  )
}
