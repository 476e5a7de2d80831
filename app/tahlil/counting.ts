/** How often something was said, of how often it is to be. */
export type Count = { done: number; target: number }

/** What a press of the counter makes of it; it stops at the target. */
export function counted({ done, target }: Count): Count {
  return { done: Math.min(done + 1, target), target }
}

/** Takes the last press back. */
export function uncounted({ done, target }: Count): Count {
  return { done: Math.max(done - 1, 0), target }
}

/** Another number of times; what was said already stays said. */
export function aimedAt({ done }: Count, target: number): Count {
  return { done: Math.min(done, target), target }
}

export function isComplete({ done, target }: Count): boolean {
  return done >= target
}

/** The counts in what the device has kept; whatever is not understood was not counted. */
export function readCounts(kept: string | null): Record<string, Count> {
  const counts = Object.entries(parse(kept)).filter((entry): entry is [string, Count] =>
    isCount(entry[1]),
  )
  return Object.fromEntries(counts)
}

/** What a device remembers of the tahlil: whose it is, and whether the screen goes on by itself. */
export type TahlilWish = { name: string; goesOn: boolean }

export const NAME_LENGTH = 120

/** The wish in what the device has kept. */
export function readWish(kept: string | null): TahlilWish {
  const { name, goesOn } = parse(kept)
  return {
    name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
    goesOn: goesOn === true,
  }
}

function isCount(value: unknown): value is Count {
  const { done, target } = (value ?? {}) as Partial<Count>
  return Number.isSafeInteger(done) && Number.isSafeInteger(target) && isWithin(done, target)
}

function isWithin(done = -1, target = 0): boolean {
  return done >= 0 && done <= target && target <= 1_000
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
