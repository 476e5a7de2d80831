import { tabStorage } from '#app/client/storage.client.ts'
import { playerIsActive } from '#app/site/player/slot-store.ts'
import { mayReload } from './reload-guard.ts'

const RECORD = 'amanah.reloaded-at'

type WantedAddress = { pathname: string; search: string; hash: string }
type WithRouter = {
  __reactRouterDataRouter?: { state: { navigation: { location?: WantedAddress } } }
}

/** Reloads the wanted address as a document. False when that happened less than ten seconds ago, or when offline. */
function recover(): boolean {
  if (navigator.onLine === false || !record()) return false
  const target = (window as WithRouter).__reactRouterDataRouter?.state.navigation.location
  if (target) window.location.assign(target.pathname + target.search + target.hash)
  else window.location.reload()
  return true
}

function record(): boolean {
  const now = Date.now()
  // Without storage a reload could repeat without end.
  return mayReload(now, tabStorage.get(RECORD)) && tabStorage.set(RECORD, String(now))
}

/** Installs the guard. React Router's patched route loading calls the two global names (vite.config.ts). */
export function guardReloads(standIn: object): void {
  Object.assign(globalThis, { __recoverFromFailedLoad: recover, __failedScreen: standIn })
  window.addEventListener('vite:preloadError', (event) => {
    // A reload would stop the audio, so the missing part waits.
    if (!playerIsActive() && recover()) event.preventDefault()
  })
}
