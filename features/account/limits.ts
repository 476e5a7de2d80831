import type { Limit, SteadyLimit } from '#platform/rate-limit.server.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

// Whole villages and carriers share an address: these are for machines. What protects a person is counted per contact.
export const addressLimits = {
  /** Codes, whatever they are asked for (charity papers 6.2). */
  register: { name: 'codes address', windows: [{ most: 20, seconds: HOUR }] },
  code: { name: 'code address', burst: 60, everySeconds: 5 },
  signIn: { name: 'sign-in address', burst: 100, everySeconds: 6 },
  /** What browsers say of our settings: a few tell as much as many. */
  trouble: { name: 'social trouble address', burst: 3, everySeconds: 3_600 },
  forgot: { name: 'forgot address', burst: 30, everySeconds: 60 },
} as const satisfies Record<string, Limit>

export const contactLimits = {
  /** Charity papers 6.2. */
  codes: {
    name: 'codes contact',
    windows: [
      { most: 3, seconds: HOUR },
      { most: 6, seconds: DAY },
    ],
  },
  resets: { name: 'resets contact', burst: 3, everySeconds: 1_200 },
  /** From addresses where the account has never been signed in, over all of them. */
  signIn: { name: 'sign-in contact', burst: 60, everySeconds: 60 },
} as const satisfies Record<string, Limit>

/** Messages to phones cost money: all together never cause more than 2.000 in a day (500 at once, and 1.500 in 24 hours). */
export const phoneLimit: SteadyLimit = { name: 'phones', burst: 500, everySeconds: DAY / 1_500 }
