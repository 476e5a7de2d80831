import { availableParallelism, loadavg } from 'node:os'

// Limits are minutes of the reference machine: two free cores that do the sample in this time.
const REFERENCE = { cores: 2, sampleMs: 25 }
/** A machine slower than this is broken rather than busy. */
const SLOWEST = 10
/** A test that takes longer than this is a fault of its own. */
const MOST_PATIENT = 8

type Measured = { cores: number; sampleMs: number }

/** How many times slower than the reference a machine is, never less than 1. */
export function slownessOf({ cores, sampleMs }: Measured): number {
  const fewer = Math.max(1, REFERENCE.cores / cores)
  return Math.min(SLOWEST, fewer * Math.max(1, sampleMs / REFERENCE.sampleMs))
}

/** Measures this machine as it is now, with whatever else it does. */
export function measureSlowness(): number {
  const began = performance.now()
  sample()
  return slownessOf({ cores: availableParallelism(), sampleMs: performance.now() - began })
}

/** How many times longer tests may take here: by this moment, or by what has waited for a core in the last minute. */
export function paceOfTests(): number {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism()
  return Math.min(MOST_PATIENT, Math.max(measureSlowness(), waiting))
}

/** A fixed amount of work for one core. */
function sample(): number {
  let state = 1
  for (let round = 0; round < 16_000_000; round += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
  }
  return state
}

const LOOK_EVERY_MS = 500

/**
 * Counts from now on; answers the milliseconds that have passed for a free reference machine, so that a limit says what
 * the product promises. What passes while this process has no turn, as when the whole machine stands still, counts as
 * two looks.
 */
export function startStopwatch(
  measure: () => number = measureSlowness,
  lookEveryMs = LOOK_EVERY_MS,
): () => number {
  let counted = 0
  let seen = performance.now()
  const look = () => {
    const now = performance.now()
    counted += Math.min(now - seen, 2 * lookEveryMs) / Math.max(1, measure())
    seen = now
  }
  const looking = setInterval(look, lookEveryMs).unref()
  return () => {
    look()
    clearInterval(looking)
    return counted
  }
}

/** Time that passes slower on a slower machine, measured again at each spending. */
export class Budget {
  #leftMs: number
  readonly #measure: () => number

  constructor(minutes: number, measure: () => number = measureSlowness) {
    this.#leftMs = minutes * 60_000
    this.#measure = measure
  }

  /** Takes the time that has passed; false once nothing is left. */
  spend(passedMs: number): boolean {
    this.#leftMs -= passedMs / Math.max(1, this.#measure())
    return this.#leftMs > 0
  }
}
