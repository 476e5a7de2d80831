import type { Limit } from '#platform/http/rate-limit.server.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * How many aamiin of visitors one network (/24, /64) may add to one prayer. Above it an aamiin is stored for the
 * person and not counted: a village behind one address is still counted, a machine with free tokens gains nothing
 * more.
 */
export const aamiinOfNetwork = {
  name: 'aamiin network',
  windows: [
    { most: 20, seconds: HOUR },
    { most: 100, seconds: DAY },
  ],
} as const satisfies Limit

/** Real reports are rare: ten a day are enough for a network, and for an account. */
export const reportsOfReporter = {
  name: 'prayer reports',
  windows: [{ most: 10, seconds: DAY }],
} as const satisfies Limit
