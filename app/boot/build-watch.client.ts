import { checkBuild } from './build-check.client.ts'
import { letNewWorkerTakeOver } from '#app/site/offline/take-over.client.ts'
import { handover } from '#app/client/handover.client.ts'
import { playerIsActive } from '#app/site/player/slot-store.ts'

const EVERY_MS = 3_600_000

/** Checks for a new build hourly; the boot file has made the first check. The next navigation loads it. */
export function watchForNewBuild(): void {
  // Captured before React handles the click, so that the browser itself follows the link.
  window.addEventListener('click', takeNewBuild, { capture: true })
  setInterval(() => void checkBuild(), EVERY_MS)
  // A page opened offline cannot send every form. Once online, the next navigation loads a full document.
  if (isShell()) window.addEventListener('online', () => (handover().newBuild ??= 'whole'))
}

/**
 * Loads a full document on a link click when a new build waits. Never while audio plays or from a form the user has
 * touched.
 */
function takeNewBuild(click: MouseEvent): void {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey
  const link = click.target instanceof Element ? click.target.closest('a[href]') : null
  if (!handover().newBuild || !isPlain || !(link instanceof HTMLAnchorElement)) return
  if (link.origin !== location.origin || link.pathname === location.pathname) return
  if (playerIsActive() || hasTouchedForm()) return
  click.stopPropagation()
  letNewWorkerTakeOver()
}

function isShell(): boolean {
  const { __reactRouterContext: context } = window as {
    __reactRouterContext?: { isSpaMode?: boolean }
  }
  return context?.isSpaMode === true
}

function hasTouchedForm(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')].some(
    (field) =>
      field.type === 'checkbox' || field.type === 'radio'
        ? field.checked !== field.defaultChecked
        : field.type !== 'hidden' && field.value !== field.defaultValue,
  )
}
