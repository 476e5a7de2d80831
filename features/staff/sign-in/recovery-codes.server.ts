import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { RECOVERY_CODES, settledRecoveryCode, shownRecoveryCode } from './entry.ts'

const CODE_LENGTH = 10

/** Ten new codes in the place of all earlier ones; they are stored as hashes and can be shown only now. */
export async function renewRecoveryCodes(
  ctx: Pick<Ctx, 'config' | 'newPublicId'>,
  tx: Db | Tx,
  staffId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    ctx.newPublicId().slice(0, CODE_LENGTH),
  )
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(ctx, staffId, code) })))
    .execute()
  return codes.map(shownRecoveryCode)
}

/** Uses a code up; false when it is wrong or was used. */
export async function spendRecoveryCode(
  ctx: Pick<Ctx, 'config' | 'now'>,
  db: Db | Tx,
  { staffId, code }: { staffId: string; code: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: ctx.now() })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(ctx, staffId, settledRecoveryCode(code)))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Db | Tx, staffId: string): Promise<number> {
  const rows = await db
    .selectFrom('staff_recovery_code')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
  return rows.length
}

function hashOf({ config }: Pick<Ctx, 'config'>, staffId: string, code: string): Buffer {
  return keyedHash(config, 'staff recovery code', `${staffId} ${code}`)
}
