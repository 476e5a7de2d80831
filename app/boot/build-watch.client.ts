import { playerIsActive } from '#app/player/player-store.ts'

const FIRST_CHECK_MS = 1_000
const EVERY_MS = 3_600_000

let newBuild: string | undefined

/** Asks for the newest build about a second after load and then hourly; a new one is taken at the next navigation. */
export function watchForNewBuild(): void {
  setTimeout(() => void check(), FIRST_CHECK_MS)
  setInterval(() => void check(), EVERY_MS)
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
 * Whether this navigation should load a whole document to take the new build:
 * never while audio plays, never out of a form that has been touched.
 */
export function shouldTakeNewBuild(): boolean {
  return newBuild !== undefined && !playerIsActive() && !hasTouchedForm()
}

function hasTouchedForm(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')].some(
    (field) =>
      field.type === 'checkbox' || field.type === 'radio'
        ? field.checked !== field.defaultChecked
        : field.type !== 'hidden' && field.value !== field.defaultValue,
  )
}
