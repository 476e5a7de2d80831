import type { Config } from '#platform/config.ts'
import type { Limit, SteadyLimit } from '#platform/http/rate-limit.server.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

// Whole villages and mobile carriers share an address: these limits are for machines. Limits per contact protect a
// person.
export const addressLimits = {
  /** Codes of any purpose (charity.md §6.2). */
  register: { name: 'codes address', windows: [{ most: 20, seconds: HOUR }] },
  code: { name: 'code address', burst: 60, everySeconds: 5 },
  signIn: { name: 'sign-in address', burst: 100, everySeconds: 6 },
  /** Browsers report problems of our settings: a few reports say as much as many. */
  trouble: { name: 'social trouble address', burst: 3, everySeconds: 3_600 },
  forgot: { name: 'forgot address', burst: 30, everySeconds: 60 },
} as const satisfies Record<string, Limit>

// charity.md §6.2.
const codesOfOne = [
  { most: 3, seconds: HOUR },
  { most: 6, seconds: DAY },
]

export const contactLimits = {
  /**
   * Messages to a contact (decision 0056). `known` counts requests from devices once signed in to its account; all
   * others are strangers. `stranger` is the limit of one network (or account), `strangers` of all together. The
   * second is larger, so that a new visitor still gets a message during an attack from one network, and small enough
   * that no phone is flooded.
   */
  messages: {
    codes: {
      known: { name: 'codes known', windows: codesOfOne },
      stranger: { name: 'codes stranger', windows: codesOfOne },
      strangers: {
        name: 'codes contact',
        windows: [
          { most: 5, seconds: HOUR },
          { most: 10, seconds: DAY },
        ],
      },
    },
    resets: {
      known: { name: 'resets known', burst: 3, everySeconds: 1_200 },
      stranger: { name: 'resets stranger', burst: 3, everySeconds: 1_200 },
      strangers: { name: 'resets contact', burst: 5, everySeconds: 720 },
    },
  },
  /** From addresses where the account has never signed in, all together. */
  signIn: { name: 'sign-in contact', burst: 60, everySeconds: 60 },
} as const satisfies { messages: Record<string, Record<string, Limit>>; signIn: Limit }

/** Messages to phones cost money: a limit for all of them in any 24 hours, a quarter of it at once. */
export function phoneLimit({ otpDailyMost }: Pick<Config, 'otpDailyMost'>): SteadyLimit {
  const burst = Math.ceil(otpDailyMost / 4)
  return { name: 'phones', burst, everySeconds: DAY / (otpDailyMost - burst) }
}
