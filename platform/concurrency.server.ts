/** Runs some work at a time; what comes meanwhile waits in order. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** For work whose memory or threads suffice for only so many at once. */
export function limitConcurrency(atOnce: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
