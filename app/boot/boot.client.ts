import './trusted-types.client.ts'
import { handover } from '#app/client/handover.client.ts'
import { registerWorker } from '#app/site/offline/register.client.ts'
import { checkBuild, FIRST_CHECK_MS } from './build-check.client.ts'
import { begin, holdUntilReady, untilReady } from './hold.client.ts'
import { isKnownHere } from './known-here.client.ts'
import { rememberReading } from './reading.client.ts'
import { filesOfPage } from './starter.client.ts'
import { sayIfOffline } from './status.client.ts'
import { keepRestored } from './typed.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'

// Runs in the head of every page, before the first paint. React comes with the first press, focus or key at a control.
// It passes over a script in the head that has this attribute, which comes too late to change how this one runs.
document.currentScript?.setAttribute('async', '')
holdUntilReady()
addEventListener('hashchange', begin)
addEventListener('pageshow', ({ persisted }) => {
  // A page that the browser kept may have been left before React began in this tab.
  if (persisted && isKnownHere()) begin()
})
addEventListener('beforeinstallprompt', (event) => {
  // The offer waits for the screen that has a place for it (app/site/offline/install-offer.tsx).
  event.preventDefault()
  handover().invitation = event
})
for (const event of ['load', 'online', 'offline']) {
  addEventListener(event, sayIfOffline, { signal: untilReady })
}
addEventListener('load', () => {
  if (filesOfPage().atLoad || keepRestored() || location.hash || isKnownHere()) begin()
  beginForParts(begin)
  rememberReading(untilReady)
  setTimeout(() => void checkBuild(), FIRST_CHECK_MS)
  // app/site/offline decides when the service worker is registered and what it fetches.
  registerWorker()
})

/**
 * Begins React for a part that needs script, at the moment it names, which is the end of a countdown; at once where it
 * names none.
 */
function beginForParts(begin: () => void): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-begins]')) {
    setTimeout(begin, Date.parse(dataset.begins ?? '') - deviceNow())
  }
}
