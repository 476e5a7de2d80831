import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { handover, REACT_READY } from '#app/client/handover.client.ts'
import { preparePlayer } from '#app/site/player/commands.ts'
import { watchForNewBuild } from './boot/build-watch.client.ts'
import { loadFailedScreen } from './boot/load-failed.tsx'
import { guardReloads } from './boot/reload-guard.client.ts'
import { replayTyped } from './boot/replay-typed.client.ts'
import { startSteadily } from './boot/steady-start.client.ts'

guardReloads(loadFailedScreen)
handover().replayTyped = replayTyped
const letGo = startSteadily()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Ready>
        <HydratedRouter />
      </Ready>
    </StrictMode>,
    {
      onUncaughtError(error) {
        reportError(error)
        letGo()
        window.dispatchEvent(new CustomEvent(REACT_READY, { detail: error }))
      },
    },
  )
})
watchForNewBuild()
// A button that plays is already held, so its code comes beside the hydration (app/boot/hold.client.ts).
if (document.querySelector('[aria-busy=true]:is(.verse-play,[data-play-all])')) preparePlayer()

/**
 * Tells the boot file, after the effects of the whole page, that React works. It wraps the router: a second child would
 * shift every `useId` of the server.
 */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    letGo()
    window.dispatchEvent(new CustomEvent(REACT_READY))
  }, [])
  return children
}
