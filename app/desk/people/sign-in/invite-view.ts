import { getInvite } from '#features/staff/sign-in/invite.server.ts'
import { offerPasskey } from '#features/staff/sign-in/passkey.server.ts'
import { roleWords } from '#features/staff/permissions.ts'
import { totpSetup } from '#features/staff/sign-in/totp.server.ts'
import type { Ctx } from '#platform/context.ts'
import { qrPath } from '#platform/picture/qr-code.server.ts'
import { placeOf } from './entry-request.ts'

/** What a link shows: the person, and after the password what an app and a passkey need. */
export async function inviteView(ctx: Ctx, token: string, request: Request) {
  const { staffId, name, email, role, kind, chosen } = await getInvite(ctx, token)
  const shown = { name, email, roleName: roleWords[role].name, isNew: kind === 'join' }
  if (!chosen) return { ...shown, setup: null }
  const { secret, address } = totpSetup(ctx.config, { staffId, email, sealed: chosen.totpSecret })
  const options = await offerPasskey(ctx, { staffId, email, name }, placeOf(request))
  return {
    ...shown,
    setup: {
      secret: secretInGroups(secret),
      qr: qrPath(address),
      options: JSON.stringify(options),
    },
  }
}

export type InviteSetup = NonNullable<Awaited<ReturnType<typeof inviteView>>['setup']>

/** A secret as people type it: in groups of four. */
export function secretInGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
