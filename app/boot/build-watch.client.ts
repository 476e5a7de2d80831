import { letNewWorkerTakeOver } from '#app/offline/prepare.client.ts'
import { playerIsActive } from '#app/player/player-store.ts'

const FIRST_CHECK_MS = 1_000
const EVERY_MS = 3_600_000

let newBuild: string | undefined

/** Checks for a new build one second after load and then hourly. The next navigation loads it. */
export function watchForNewBuild(): void {
  // Captured before React handles the click, so that the browser itself follows the link.
  window.addEventListener('click', takeNewBuild, { capture: true })
  setTimeout(() => void check(), FIRST_CHECK_MS)
  setInterval(() => void check(), EVERY_MS)
  // A page opened offline cannot send every form. Once online, the next navigation loads a full document.
  if (isShell()) window.addEventListener('online', () => (newBuild ??= 'whole'))
}

async function check(): Promise<void> {
  const mine = document.documentElement.dataset.build
  if (!mine) return
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    if (!response.ok) return
    const { id } = (await response.json()) as { id?: string }
    if (id && id !== mine) newBuild = id
  } catch (error) {
    console.warn('build check failed', error)
  }
}

/**
 * Loads a full document on a link click when a new build waits. Never while audio plays or from a form the user has
 * touched.
 */
function takeNewBuild(click: MouseEvent): void {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey
  const link = click.target instanceof Element ? click.target.closest('a[href]') : null
  if (!newBuild || !isPlain || !(link instanceof HTMLAnchorElement)) return
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
