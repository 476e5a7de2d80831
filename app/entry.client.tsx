import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { REACT_READY } from '#app/client/handover.client.ts'
import { watchForNewBuild } from './boot/build-watch.client.ts'
import { loadFailedScreen } from './boot/load-failed.tsx'
import { guardReloads } from './boot/reload-guard.client.ts'

guardReloads(loadFailedScreen)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Ready />
    </StrictMode>,
    {
      onUncaughtError(error) {
        reportError(error)
        window.dispatchEvent(new CustomEvent(REACT_READY, { detail: error }))
      },
    },
  )
})
watchForNewBuild()

/** Tells the boot file that React works, after the effects of the whole page: what was pressed is replayed. */
function Ready() {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(REACT_READY))
  }, [])
  return null
}
