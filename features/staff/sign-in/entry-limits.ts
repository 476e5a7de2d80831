import type { SteadyLimit } from '#platform/http/rate-limit.server.ts'

const HOUR = 3_600

/** Tries of coming in. What is right gives the whole allowance back, but for the limit of a network. */
export const staffLimits = {
  /** Of one e-mail address from one network: others lock nobody out at another. */
  password: { name: 'staff password', burst: 6, everySeconds: 120 },
  /** Of one e-mail address from networks where it has never come in, all together. */
  stranger: { name: 'staff password strangers', burst: 30, everySeconds: 120 },
  network: { name: 'staff network', burst: 60, everySeconds: 10 },
  /** Codes of one person: who tries has the password. Twenty-seven in a day find one of a million in no lifetime. */
  factor: { name: 'staff factor', burst: 5, everySeconds: 180 },
  factorDay: { name: 'staff factor day', burst: 15, everySeconds: 2 * HOUR },
  invite: { name: 'staff invite network', burst: 30, everySeconds: 30 },
} as const satisfies Record<string, SteadyLimit>
