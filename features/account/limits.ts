import type { Config } from '#platform/config.ts'
import type { Limit, SteadyLimit } from '#platform/rate-limit.server.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

// Whole villages and carriers share an address: these are for machines. What protects a person is counted per contact.
export const addressLimits = {
  /** Codes, whatever they are asked for (charity.md §6.2). */
  register: { name: 'codes address', windows: [{ most: 20, seconds: HOUR }] },
  code: { name: 'code address', burst: 60, everySeconds: 5 },
  signIn: { name: 'sign-in address', burst: 100, everySeconds: 6 },
  /** What browsers say of our settings: a few tell as much as many. */
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
   * Messages to a contact (decision 0056). `known`: asked for from devices that were signed in to its account. All
   * others are strangers: `stranger` is what one network (or account) gets, `strangers` what all of them get together,
   * more than one network's part, so that whoever comes for the first time still has some while one attacks, and so few
   * that nobody's phone is flooded.
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
  /** From addresses where the account has never been signed in, over all of them. */
  signIn: { name: 'sign-in contact', burst: 60, everySeconds: 60 },
} as const satisfies { messages: Record<string, Record<string, Limit>>; signIn: Limit }

/** Messages to phones cost money: all together never more than so many in any 24 hours, a quarter of them at once. */
export function phoneLimit({ otpDailyMost }: Pick<Config, 'otpDailyMost'>): SteadyLimit {
  const burst = Math.ceil(otpDailyMost / 4)
  return { name: 'phones', burst, everySeconds: DAY / (otpDailyMost - burst) }
}
