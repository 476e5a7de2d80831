/** How often something has been said, and how often it should be. */
export type Count = { done: number; target: number }

/** The count after a press; it stops at the target. */
export function increment({ done, target }: Count): Count {
  return { done: Math.min(done + 1, target), target }
}

/** Undoes the last press. */
export function decrement({ done, target }: Count): Count {
  return { done: Math.max(done - 1, 0), target }
}

/** Sets another target; the count so far stays, up to the target. */
export function withTarget({ done }: Count, target: number): Count {
  return { done: Math.min(done, target), target }
}

export function isComplete({ done, target }: Count): boolean {
  return done >= target
}

/** Parses the stored counts. Invalid entries are left out. */
export function readCounts(json: string | null): Record<string, Count> {
  const counts = Object.entries(parse(json)).filter((entry): entry is [string, Count] =>
    isCount(entry[1]),
  )
  return Object.fromEntries(counts)
}

/** What a device stores of the tahlil: the name of the deceased, and whether the screen moves on by itself. */
export type TahlilWish = { name: string; goesOn: boolean }

export const NAME_LENGTH = 120

/** Parses the stored settings. */
export function readWish(json: string | null): TahlilWish {
  const { name, goesOn } = parse(json)
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

function parse(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
