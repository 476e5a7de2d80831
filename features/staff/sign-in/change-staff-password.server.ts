import { assertGoodPassword } from '#platform/security/check-password.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { hashPassword, verifyPassword } from '#platform/security/password-hash.server.ts'
import { limit, releaseLimit } from '#platform/http/rate-limit.server.ts'
import { recordAudit } from '../audit.server.ts'
import { WrongOwnPassword } from './entry-errors.ts'
import { staffLimits } from './entry-limits.ts'
import { noticeStaff } from '../notices.server.ts'
import type { Staff } from '../staff.ts'
import { endStaffSessions, type StaffSession } from './staff-session.server.ts'

export type OwnPasswordChange = {
  session: StaffSession
  currentPassword: string
  newPassword: string
}

/** Sets another password for oneself; all other sessions end. */
export async function changeStaffPassword(
  ctx: Ctx,
  { session, currentPassword, newPassword }: OwnPasswordChange,
): Promise<void> {
  const { staff } = session
  const { id: staffId, name, email } = staff
  const about = [{ name, contact: email }]
  await assertGoodPassword({ password: newPassword, about, field: 'newPassword' })
  await provePassword(ctx, staff, currentPassword)
  const passwordHash = await hashPassword(ctx, newPassword)
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .updateTable('staff_credential')
      .set({ password_hash: passwordHash, password_changed_at: now })
      .where('staff_id', '=', staffId)
      .execute()
    await endStaffSessions(tx, { staffId, now, except: session.id })
    await noticeStaff(ctx.within(tx), { staffId, kind: 'password' })
    await recordAudit(ctx, tx, {
      staff,
      permission: 'own-session.write',
      sentence: 'Mengganti kata sandi',
    })
  })
  ctx.log.info('staff.password-changed', { staffId })
}

async function provePassword(ctx: Ctx, { id }: Pick<Staff, 'id'>, password: string): Promise<void> {
  await limit(ctx, staffLimits.password, `own ${id}`)
  const held = await ctx.db
    .selectFrom('staff_credential')
    .select('password_hash')
    .where('staff_id', '=', id)
    .executeTakeFirst()
  if (!(await verifyPassword(ctx, password, held?.password_hash))) {
    ctx.log.warn('staff.proof-failed', { staffId: id })
    throw new WrongOwnPassword()
  }
  await releaseLimit(ctx, staffLimits.password, `own ${id}`)
}
