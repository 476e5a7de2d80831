import { letNewWorkerTakeOver } from '#app/offline/prepare.client.ts'
import { playerIsActive } from '#app/player/player-store.ts'

const FIRST_CHECK_MS = 1_000
const EVERY_MS = 3_600_000

let newBuild: string | undefined

/** Asks for the newest build about a second after load and then hourly; a new one is taken at the next navigation. */
export function watchForNewBuild(): void {
  // Before React hears of the click: the link is then followed by the browser itself.
  window.addEventListener('click', takeNewBuild, { capture: true })
  setTimeout(() => void check(), FIRST_CHECK_MS)
  setInterval(() => void check(), EVERY_MS)
  // A document that was opened without a network cannot send every form: with a network the next one is a whole one.
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

/** A click on a link of ours loads a whole document when a new build waits: never while audio plays, never out of a form that has been touched. */
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
