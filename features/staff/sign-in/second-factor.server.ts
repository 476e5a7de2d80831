import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { deviceLabel } from '#platform/http/device.ts'
import { limit, releaseLimit } from '#platform/http/rate-limit.server.ts'
import { recordAudit } from '../audit.server.ts'
import { StaffSignInNeeded, WrongFactor } from './entry-errors.ts'
import { staffLimits } from './entry-limits.ts'
import { noticeStaff } from '../notices.server.ts'
import { checkPasskey, type PasskeyAnswer } from './passkey.server.ts'
import { spendRecoveryCode } from './recovery-codes.server.ts'
import {
  findEntering,
  hasSessionFrom,
  startStaffSession,
  type StaffCaller,
} from './staff-session.server.ts'
import { spendTotp } from './totp-apps.server.ts'

/** What somebody shows besides the password: a code of the app or one of recovery, or a passkey. */
export type FactorProof = { code: string } | PasskeyAnswer

/** The sample person of a demo has no factor: a press stands for it. */
export type SampleProof = { isSample: true }

const factorWords = {
  totp: 'kode aplikasi',
  recovery: 'kode pemulihan',
  passkey: 'kunci sandi',
  sample: 'demo',
}
type FactorName = keyof typeof factorWords

export type Factor = {
  /** The value of the session cookie. */
  value: string | undefined
  proof: FactorProof | SampleProof
  caller: StaffCaller
}

/**
 * Takes the second factor in a session. After the password alone it opens a new session and answers its value; in one
 * that has a factor already it makes the factor fresh.
 */
export async function giveFactor(
  ctx: Ctx,
  { value, proof, caller }: Factor,
): Promise<{ token: string | undefined }> {
  const entering = await findEntering(ctx, value)
  if (!entering) throw new StaffSignInNeeded()
  const { staffId, sessionId, name, role } = entering
  // Counted before it is looked at, so that tries at the same time count too; on the given db, so that it is kept.
  await limit(ctx, staffLimits.factor, staffId)
  await limit(ctx, staffLimits.factorDay, staffId)
  const by = await proveFactor(ctx, entering, proof)
  await releaseLimit(ctx, staffLimits.factor, staffId)
  await releaseLimit(ctx, staffLimits.factorDay, staffId)
  const hasEntered = entering.factorAt !== null
  const token = await inTransaction(ctx.db, async (tx) => {
    const staff = { id: staffId, name, role }
    const sentence = hasEntered ? 'Membuktikan diri lagi' : 'Masuk'
    const details = { dengan: factorWords[by] }
    await recordAudit(ctx, tx, { staff, permission: 'own-session.write', sentence, details })
    const device = deviceLabel(caller.userAgent)
    const txCtx = ctx.within(tx)
    if (by === 'recovery') await noticeStaff(txCtx, { staffId, kind: 'recovery-code', device })
    // The first place of all was the invitation's, which the person has just opened.
    const isNew = !hasEntered && (await hasSessionFrom(txCtx, { staffId, caller })) === 'elsewhere'
    if (isNew) await noticeStaff(txCtx, { staffId, kind: 'new-place', device })
    const held = tx
      .updateTable('staff_session')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
    if (hasEntered) {
      await held.set({ factor_at: ctx.now() }).execute()
      return undefined
    }
    const { numUpdatedRows } = await held.set({ ended_at: ctx.now() }).executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new StaffSignInNeeded()
    return (await startStaffSession(ctx, tx, { staffId, caller, hasFactor: true })).token
  })
  ctx.log.info(hasEntered ? 'staff.factor-renewed' : 'staff.signed-in', { staffId, by })
  return { token }
}

type Entering = { staffId: string; isSample: boolean }

async function proveFactor(
  ctx: Ctx,
  { staffId, isSample }: Entering,
  proof: FactorProof | SampleProof,
): Promise<FactorName> {
  if ('isSample' in proof) {
    if (!isSample || ctx.config.mode !== 'demo') throw new WrongFactor()
    return 'sample'
  }
  if ('answer' in proof) {
    await checkPasskey(ctx, staffId, proof)
    return 'passkey'
  }
  const digits = proof.code.replaceAll(/\s/g, '')
  const isTotp = /^\d{6}$/.test(digits)
  const isRight = isTotp
    ? await spendTotp(ctx, { staffId, code: digits })
    : await spendRecoveryCode(ctx, ctx.db, { staffId, code: proof.code })
  if (!isRight) {
    ctx.log.warn('staff.factor-failed', { staffId })
    throw new WrongFactor()
  }
  return isTotp ? 'totp' : 'recovery'
}
