import { Secret, TOTP } from 'otpauth'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { type Label, seal, unseal } from '#platform/security/secret-box.server.ts'

const PERIOD_SECONDS = 30
/** A code counts one step early and late: clocks of phones differ, and typing takes time. */
const WINDOW = 1

const label = (staffId: string): Label => ({ purpose: 'staff totp', owner: staffId })

/** A new secret for an authenticator app, sealed as it is stored. */
export function newTotpSecret({ config }: Pick<Ctx, 'config'>, staffId: string): string {
  return seal(config, label(staffId), new Secret({ size: 20 }).base32)
}

/** What an authenticator app is given: the secret to type, and the address in the QR code. */
export function totpSetup(
  config: Config,
  { staffId, email, sealed }: { staffId: string; email: string; sealed: string },
): { secret: string; address: string } {
  const secret = unseal(config, label(staffId), sealed)
  const issuer = config.institution.name.replaceAll(':', ' ')
  return { secret, address: new TOTP({ issuer, label: email, secret }).toString() }
}

/** The step a code belongs to; undefined for a wrong code. Whoever asks must refuse a step that was used. */
export function totpStep(
  { config, now }: Pick<Ctx, 'config' | 'now'>,
  { staffId, sealed, code }: { staffId: string; sealed: string; code: string },
): number | undefined {
  const secret = Secret.fromBase32(unseal(config, label(staffId), sealed))
  const timestamp = now().getTime()
  const delta = TOTP.validate({ token: code, secret, timestamp, window: WINDOW })
  if (delta === null) return undefined
  return Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}
