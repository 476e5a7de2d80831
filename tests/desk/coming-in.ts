import { Secret, TOTP } from 'otpauth'
import { addStaff } from '#features/staff/change-staff.server.ts'
import { acceptInvite, chooseStaffPassword } from '#features/staff/sign-in/accept-invite.server.ts'
import { getInvite } from '#features/staff/sign-in/invite.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import type { StaffCaller } from '#features/staff/sign-in/staff-session.server.ts'
import { addOwnApp } from '#features/staff/sign-in/own-factors.server.ts'
import { totpSetup } from '#features/staff/sign-in/totp.server.ts'
import { beginTotpApp, waitingTotpApp } from '#features/staff/sign-in/totp-apps.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'

export const staffPassword = 'perahu jingga pelan'

export const aStaffCaller: StaffCaller = {
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/** The code that an authenticator app shows at a moment. */
export function totpCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}

/** Opens a link, chooses the password, and answers the secret that the app is given. */
export async function chooseByLink(ctx: Ctx, token: string, password = staffPassword) {
  await chooseStaffPassword(ctx, { token, password })
  const { staffId, email, chosen } = await getInvite(ctx, token)
  if (!chosen) throw new Error('nothing was chosen')
  return totpSetup(ctx.config, { staffId, email, sealed: chosen.totpSecret }).secret
}

export type JoinedStaff = {
  id: string
  email: string
  /** The secret of the authenticator app. */
  secret: string
  /** The value of the session cookie. */
  token: string
  recoveryCodes: string[]
}

/** Somebody who has come in by a link, with a password and an authenticator app. */
export async function aJoined(
  ctx: Ctx,
  { role = 'admin', email = 'siti@lembaga.test' }: { role?: Role; email?: string } = {},
): Promise<JoinedStaff> {
  const { staffId, token } = await addStaff(ctx, { email, name: 'Siti Aminah', role })
  const secret = await chooseByLink(ctx, token)
  const code = totpCode(secret, ctx.now())
  const accepted = await acceptInvite(ctx, { token, proof: { code }, caller: aStaffCaller })
  return { id: staffId, email, secret, ...accepted }
}

/** Runs a use case as an act does: in one transaction. */
export function asAct<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  return inTransaction(ctx.db, (tx) => run(ctx.within(tx)))
}

/** Another authenticator app of somebody who came in with one; its secret. */
export async function aSecondApp(ctx: Ctx, person: { id: string; email: string }): Promise<string> {
  await beginTotpApp(ctx, person.id, 'HP kedua')
  const waiting = await waitingTotpApp(ctx, person.id)
  const { secret } = totpSetup(ctx.config, {
    staffId: person.id,
    email: person.email,
    sealed: waiting?.secret ?? '',
  })
  await asAct(ctx, (one) => addOwnApp(one, person.id, totpCode(secret, ctx.now())))
  return secret
}
