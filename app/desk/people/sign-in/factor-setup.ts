import { type DeskPlace, offerPasskey } from '#features/staff/sign-in/passkey.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { totpSetup } from '#features/staff/sign-in/totp.server.ts'
import { waitingTotpApp } from '#features/staff/sign-in/totp-apps.server.ts'
import type { Ctx } from '#platform/context.ts'
import { qrPath } from '#platform/picture/qr-code.server.ts'
import { secretInGroups } from './invite-view.ts'

/** What a further app or passkey of somebody needs: `app` once its secret was asked for. */
export async function factorSetup(ctx: Ctx, staff: Staff, place: DeskPlace) {
  const { id: staffId, email, name } = staff
  const waiting = await waitingTotpApp(ctx, staffId)
  const options = JSON.stringify(await offerPasskey(ctx, { staffId, email, name }, place))
  if (!waiting) return { options, app: null }
  const { secret, address } = totpSetup(ctx.config, { staffId, email, sealed: waiting.secret })
  return { options, app: { secret: secretInGroups(secret), qr: qrPath(address) } }
}

export type FactorSetup = Awaited<ReturnType<typeof factorSetup>>
