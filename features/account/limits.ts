import type { Limit } from '#platform/rate-limit.server.ts'

// Whole villages and carriers share an address: these are for machines. What protects a person is counted per contact.
export const addressLimits = {
  register: { name: 'register address', burst: 60, everySeconds: 30 },
  code: { name: 'code address', burst: 60, everySeconds: 5 },
  signIn: { name: 'sign-in address', burst: 100, everySeconds: 6 },
  forgot: { name: 'forgot address', burst: 30, everySeconds: 60 },
} as const satisfies Record<string, Limit>

export const contactLimits = {
  /** Three at once, then one each half hour: never more than five in an hour. */
  codes: { name: 'codes contact', burst: 3, everySeconds: 1_800 },
  /** Never more than ten in a day. */
  codesOfDay: { name: 'codes contact day', burst: 6, everySeconds: 21_600 },
  resets: { name: 'resets contact', burst: 3, everySeconds: 1_200 },
  /** From addresses where the account has never been signed in, over all of them. */
  signIn: { name: 'sign-in contact', burst: 60, everySeconds: 60 },
} as const satisfies Record<string, Limit>

/** Messages to phones cost money: what all together may cause in a day. */
export const phoneLimit: Limit = { name: 'phones', burst: 1_000, everySeconds: 40 }
