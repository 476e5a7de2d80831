import './boot/trusted-types.client.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchForNewBuild } from './boot/build-watch.client.ts'
import { loadFailedScreen } from './boot/load-failed.tsx'
import { guardReloads } from './boot/reload-guard.client.ts'
import { prepareOffline } from './offline/prepare.client.ts'

guardReloads(loadFailedScreen)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
watchForNewBuild()
prepareOffline()
