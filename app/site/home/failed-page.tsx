import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isUnanswered } from '#app/client/unanswered.ts'
import { ErrorPage, OfflinePage } from '#app/ui/state/error-page.tsx'
import { messageOf } from '#app/ui/state/status-words.ts'

const OfflineHome = lazy(async () => ({
  default: (await import('./offline-home.tsx')).OfflineHome,
}))

/** What stands in place of a screen that failed. Without a network the home leads to what the device has stored. */
export function FailedPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const answer = isRouteErrorResponse(error) ? error : null
  const status = answer?.status ?? 500
  if (isUnanswered(error)) {
    if (pathname !== '/') return <OfflinePage />
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <OfflineHome />
      </Suspense>
    )
  }
  return (
    <ErrorPage
      status={status}
      message={messageOf(answer)}
      reference={status >= 500 && typeof window === 'undefined' ? '%REFERENCE%' : undefined}
    />
  )
}
