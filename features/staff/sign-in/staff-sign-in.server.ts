import { networkOf } from '#platform/http/client-address.server.ts'
import type { Ctx } from '#platform/context.ts'
import {
  hashPassword,
  isOutdated,
  verifyPassword,
} from '#platform/security/password-hash.server.ts'
import { limit, releaseLimit } from '#platform/http/rate-limit.server.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { WrongStaffPassword } from './entry-errors.ts'
import { staffLimits } from './entry-limits.ts'
import {
  endByStaffToken,
  networkHash,
  startStaffSession,
  type StaffCaller,
} from './staff-session.server.ts'

export type StaffCredentials = {
  email: string
  password: string
  caller: StaffCaller
  /** The session value this browser already sent: that session ends. */
  previous?: string | undefined
}

/**
 * Takes the password, the first of two steps: the session it opens leads only to the second factor. An unknown e-mail
 * and a wrong password take the same work and get the same words.
 */
export async function signInStaff(
  ctx: Ctx,
  { email: typed, password, caller, previous }: StaffCredentials,
): Promise<{ token: string }> {
  const email = typedLine(typed).toLowerCase()
  const attempt = { email, network: networkOf(caller.address) }
  await spendStaffTry(ctx, attempt, caller)
  const held = await findCredential(ctx, email)
  const isRight = await verifyPassword(ctx, password, held?.password_hash)
  if (!held || !isRight) {
    ctx.log.warn('staff.sign-in-failed', { staffId: held?.id })
    throw new WrongStaffPassword()
  }
  await releaseLimit(ctx, staffLimits.password, keyOf(attempt))
  await renewStaffHash(ctx, held, password)
  await endByStaffToken(ctx, previous)
  const { token } = await startStaffSession(ctx, ctx.db, {
    staffId: held.id,
    caller,
    hasFactor: false,
  })
  return { token }
}

type Attempt = { email: string; network: string }

const keyOf = ({ email, network }: Attempt) => `${email} ${network}`

/** Counts an attempt before it is made, so that attempts at the same time count too. */
async function spendStaffTry(ctx: Ctx, attempt: Attempt, caller: StaffCaller): Promise<void> {
  await limit(ctx, staffLimits.network, attempt.network)
  await limit(ctx, staffLimits.password, keyOf(attempt))
  try {
    await limit(ctx, staffLimits.stranger, attempt.email)
  } catch (refusal) {
    // During an attack from many networks somebody may still come in where they did before.
    if (!(await hasComeInFrom(ctx, attempt.email, caller))) throw refusal
  }
}

async function hasComeInFrom(ctx: Ctx, email: string, { address }: StaffCaller): Promise<boolean> {
  const seen = await ctx.db
    .selectFrom('staff')
    .innerJoin('staff_session', 'staff_session.staff_id', 'staff.id')
    .select('staff_session.id')
    .where('staff.email', '=', email)
    .where('staff_session.factor_at', 'is not', null)
    .where('staff_session.address_hash', '=', networkHash(ctx, address))
    .limit(1)
    .executeTakeFirst()
  return seen !== undefined
}

async function findCredential({ db }: Ctx, email: string) {
  return db
    .selectFrom('staff')
    .innerJoin('staff_credential', 'staff_credential.staff_id', 'staff.id')
    .select(['staff.id', 'staff_credential.password_hash'])
    .where('staff.email', '=', email)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
}

type HeldHash = { id: string; password_hash: string }

async function renewStaffHash(ctx: Ctx, { id, password_hash }: HeldHash, password: string) {
  if (!isOutdated(password_hash)) return
  await ctx.db
    .updateTable('staff_credential')
    .set({ password_hash: await hashPassword(ctx, password) })
    .where('staff_id', '=', id)
    // A password changed meanwhile must stay changed.
    .where('password_hash', '=', password_hash)
    .execute()
}
