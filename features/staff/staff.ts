import type { Role } from '#platform/db/schema/schema-staff.ts'

/** Somebody of the institution, signed in to the desk. */
export type Staff = {
  id: string
  name: string
  email: string
  role: Role
  /** When the second factor was last shown. */
  factorAt: Date
}

/** How long a second factor lasts for approvals and for personal data that leaves. */
export const FRESH_FACTOR_MS = 5 * 60_000

/** Whether the second factor was shown a short while ago. */
export function isFactorFresh({ factorAt }: Pick<Staff, 'factorAt'>, now: Date): boolean {
  return now.getTime() - factorAt.getTime() < FRESH_FACTOR_MS
}
