import { assertGoodPassword } from '#platform/security/check-password.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { deviceLabel } from '#platform/http/device.ts'
import { hashPassword } from '#platform/security/password-hash.server.ts'
import { recordAudit } from '../audit.server.ts'
import { InviteNotValid, WrongFactor } from './entry-errors.ts'
import { getInvite, type Invite } from './invite.server.ts'
import { noticeStaff } from '../notices.server.ts'
import { addPasskey, checkNewPasskey, type NewPasskey } from './passkey.server.ts'
import { renewRecoveryCodes } from './recovery-codes.server.ts'
import type { FactorProof } from './second-factor.server.ts'
import { endStaffSessions, startStaffSession, type StaffCaller } from './staff-session.server.ts'
import { addTotpApp } from './totp-apps.server.ts'
import { newTotpSecret, totpStep } from './totp.server.ts'

/** Takes the password of somebody with a link; it counts once the second factor is shown. */
export async function chooseStaffPassword(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { id, staffId, name, email } = await getInvite(ctx, token)
  await assertGoodPassword({ password, about: [{ name, contact: email }] })
  const passwordHash = await hashPassword(ctx, password)
  const { numUpdatedRows } = await ctx.db
    .updateTable('staff_invite')
    .set({ password_hash: passwordHash, totp_secret: newTotpSecret(ctx, staffId) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new InviteNotValid()
}

/**
 * Takes the second factor of somebody with a link, uses the link up and signs them in. Everything they had before
 * (password, factors, codes, sessions) is void. Answers the session's value and the codes of recovery, once.
 */
export async function acceptInvite(
  ctx: Ctx,
  entry: { token: string; proof: FactorProof; caller: StaffCaller },
): Promise<{ token: string; recoveryCodes: string[] }> {
  const invite = await getInvite(ctx, entry.token)
  if (!invite.chosen) throw new InviteNotValid()
  const factor = await newFactor(ctx, invite, entry.proof)
  const { staffId, name, role } = invite
  const accepted = await inTransaction(ctx.db, async (tx) => {
    const now = ctx.now()
    const used = await tx
      .updateTable('staff_invite')
      .set({ used_at: now, password_hash: null, totp_secret: null })
      .where('id', '=', invite.id)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows !== 1n) throw new InviteNotValid()
    await storeCredential(ctx, tx, { invite, factor, device: entry.caller.userAgent })
    const recoveryCodes = await renewRecoveryCodes(ctx, tx, staffId)
    await endStaffSessions(tx, { staffId, now })
    const sentence = invite.kind === 'join' ? 'Bergabung' : 'Memulihkan cara masuk'
    const details = { dengan: 'passkey' in factor ? 'kunci sandi' : 'kode aplikasi' }
    const staff = { id: staffId, name, role }
    await recordAudit(ctx, tx, { staff, permission: 'own-session.write', sentence, details })
    if (invite.kind === 'recover') {
      const device = deviceLabel(entry.caller.userAgent)
      await noticeStaff(ctx.within(tx), { staffId, kind: 'recovered', device })
    }
    const session = { staffId, caller: entry.caller, hasFactor: true }
    return { token: (await startStaffSession(ctx, tx, session)).token, recoveryCodes }
  })
  ctx.log.info('staff.invite-accepted', { staffId, kind: invite.kind })
  return accepted
}

type ChosenFactor = { step: number } | { passkey: NewPasskey }

async function newFactor(ctx: Ctx, invite: Invite, proof: FactorProof): Promise<ChosenFactor> {
  const { staffId, chosen } = invite
  if ('answer' in proof) return { passkey: await checkNewPasskey(ctx, staffId, proof) }
  const code = proof.code.replaceAll(/\s/g, '')
  const step = chosen && totpStep(ctx, { staffId, sealed: chosen.totpSecret, code })
  if (step === undefined) throw new WrongFactor()
  return { step }
}

type Storing = { invite: Invite; factor: ChosenFactor; device: string | undefined }

async function storeCredential(
  ctx: Ctx,
  tx: Tx,
  { invite: { staffId, chosen }, factor, device }: Storing,
): Promise<void> {
  if (!chosen) throw new InviteNotValid()
  const held = {
    password_hash: chosen.passwordHash,
    password_changed_at: ctx.now(),
  }
  await tx
    .insertInto('staff_credential')
    .values({ staff_id: staffId, ...held })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(held))
    .execute()
  await tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
  await tx.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute()
  const label = deviceLabel(device)
  if ('passkey' in factor) {
    await addPasskey(ctx, tx, { staffId, passkey: factor.passkey, device: label })
    return
  }
  // The code that proved the app is used up with it.
  const { step } = factor
  await addTotpApp(ctx, tx, { staffId, secret: chosen.totpSecret, step, device: label })
}
