import type { Limit } from '#platform/rate-limit.server.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * How many aamiin of visitors one network (/24, /64) adds to one prayer. Beyond it an aamiin is remembered for the
 * person and raises nothing: a village behind one address is seen, a machine with free tokens gets no further than it.
 */
export const aamiinOfNetwork = {
  name: 'aamiin network',
  windows: [
    { most: 20, seconds: HOUR },
    { most: 100, seconds: DAY },
  ],
} as const satisfies Limit

/** Reports are rare among people; ten a day are enough for a network, and for an account. */
export const reportsOfReporter = {
  name: 'prayer reports',
  windows: [{ most: 10, seconds: DAY }],
} as const satisfies Limit
