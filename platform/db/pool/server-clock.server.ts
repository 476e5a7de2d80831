/** The time by the database's clock in milliseconds since 1970. */
type Ask = () => Promise<number>

type ClockParts = { ownNow?: () => number; say?: (line: string) => unknown }

export type ServerClock = {
  /** What has to be added to this machine's clock. */
  offsetMs(): number
  close(): void
}

const EVERY_MS = 10_000
/** Clocks that differ by less are left alone: NTP keeps them closer, and a question takes time. */
const TOLERATED_MS = 1_000
/** A slower answer says too little about the moment it was given. */
const SLOWEST_MS = 2_000

/**
 * Compares this machine's clock with the database's, at the start and then again and again. Leases of jobs, allowances,
 * codes and purges are moments that one process writes and another judges, so all of them go by one clock.
 */
export async function openServerClock(
  ask: Ask,
  { ownNow = Date.now, say = console.error }: ClockParts = {},
): Promise<ServerClock> {
  let offset = 0
  async function compare(): Promise<void> {
    const found = await measure(ask, ownNow)
    if (found === undefined || Math.abs(found - offset) < TOLERATED_MS) return
    offset = Math.abs(found) < TOLERATED_MS ? 0 : found
    const seconds = (Math.abs(found) / 1000).toFixed(1)
    say(
      offset === 0
        ? 'the clock of this machine agrees with that of the database again'
        : `the clock of this machine is ${seconds} s ${found < 0 ? 'ahead of' : 'behind'} the database's, which is used`,
    )
  }
  await compare()
  // An outage is reported by the watch.
  const timer = setInterval(() => void compare().catch(() => {}), EVERY_MS).unref()
  return { offsetMs: () => offset, close: () => clearInterval(timer) }
}

async function measure(ask: Ask, ownNow: () => number): Promise<number | undefined> {
  const began = performance.now()
  const theirs = await ask()
  const took = performance.now() - began
  if (took > SLOWEST_MS) return undefined
  return theirs - (ownNow() - took / 2)
}
