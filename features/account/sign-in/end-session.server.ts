import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { SessionNotFound } from '../errors.ts'
import { forgetDevice } from './known-device.server.ts'

/** Signs one device of an account out; another account's device does not exist for it. */
export async function endSession(
  { db, now, log }: Ctx,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now() })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new SessionNotFound()
  log.info('account.signed-out', { accountId, sessionId })
}

/** Signs another device out at its owner's wish; it counts as a stranger's from then on. */
export async function putOutDevice(
  ctx: Ctx,
  own: { accountId: string; sessionId: string },
): Promise<void> {
  await endSession(ctx, own)
  await forgetDevice(ctx.db, own)
}

export type Ending = { accountId: string; now: Date; except?: string | undefined }

/**
 * Signs an account out everywhere, or everywhere but on one device; answers the number of devices. They count as
 * strangers' from then on.
 */
export async function endSessions(
  tx: Db | Tx,
  { accountId, now, except }: Ending,
): Promise<number> {
  const all = tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
  const { numUpdatedRows } = await (except === undefined
    ? all
    : all.where('id', '!=', except)
  ).executeTakeFirst()
  const known = tx
    .updateTable('session')
    .set({ device_hash: null })
    .where('account_id', '=', accountId)
    .where('device_hash', 'is not', null)
  await (except === undefined ? known : known.where('id', '!=', except)).execute()
  return Number(numUpdatedRows)
}
