import type { Config } from '#platform/config.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'

type Secret = Pick<Config, 'appSecret'>

/** As the links of reminders were signed that were sent before there were plans. */
const PURPOSE = 'reminder stop'

/** A token that shows, changes and stops one plan, and allows nothing else. */
export function planTokenOf(config: Secret, planId: string): string {
  return signedId(config, PURPOSE, planId)
}

/** The plan of a token; undefined for an invalid token. */
export function planOfToken(config: Secret, token: string): string | undefined {
  return idOfSigned(config, PURPOSE, token)
}

/** The page of a plan, which asks for no sign-in. */
export function planPath(config: Secret, planId: string): string {
  return `/donasi-rutin/${planTokenOf(config, planId)}`
}
