import type { Config } from '#platform/config.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'

type Secret = Pick<Config, 'appSecret'>

const PURPOSE = 'reminder stop'

/** A token that stops one reminder and allows nothing else. */
export function stopTokenOf(config: Secret, reminderId: string): string {
  return signedId(config, PURPOSE, reminderId)
}

/** The reminder a token stops; undefined for an invalid token. */
export function reminderOfToken(config: Secret, token: string): string | undefined {
  return idOfSigned(config, PURPOSE, token)
}
