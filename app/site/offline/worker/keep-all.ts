import type { KeepOutcome } from '../caches.ts'
import { hoursKept, keepFiles, keepScreens, OutdatedBuild } from './kept-build.ts'
import { keepTextFiles } from './kept-text.ts'

/** Dates, prices and prayer times on the stored screens may be this old before they are fetched again. */
const OLD_AFTER_HOURS = 6

let keeping: Promise<KeepOutcome> | undefined

/** Stores everything that works offline. Calls at the same time share one run; what is stored is not fetched again. */
export function keepAll(): Promise<KeepOutcome> {
  keeping ??= run(async () => {
    await keepTextFiles()
    await keepFiles()
    await keepScreens()
  }).finally(() => {
    keeping = undefined
  })
  return keeping
}

/** When the user comes back: stores what is missing, or looks whether what is stored is still the newest. */
export async function keepAllOrRenew(): Promise<void> {
  const hours = await hoursKept()
  if (hours === undefined) await keepAll()
  else if (hours >= OLD_AFTER_HOURS) await run(() => Promise.all([keepTextFiles(), keepScreens()]))
}

async function run(work: () => Promise<unknown>): Promise<KeepOutcome> {
  try {
    await work()
    return 'kept'
  } catch (error) {
    console.warn('not everything is kept for being offline', error)
    if (error instanceof OutdatedBuild) return 'outdated'
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'cut'
  }
}
