import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { sessionEnd } from '#platform/db/member-session.server.ts'
import { keyedHash, tokenHash } from '#platform/security/keyed-hash.server.ts'
import { deviceLabel } from '#platform/http/device.ts'
import { deviceHash } from './known-device.server.ts'

/** The requester of a session, as far as the request shows. */
export type Caller = {
  /** The client's network address; stored only as a keyed hash. */
  address: string
  userAgent: string | undefined
  /** The session value this browser already sent, if any: that session ends when another opens. */
  previous?: string | undefined
  /** The random value of this browser, if any; stored only as a hash. */
  device?: string | undefined
}

/** The raw value that only the device has, and its expiry (seconds since 1970). */
export type OpenedSession = { token: string; expiresAt: number; sessionId: string }

/**
 * Opens a session for an account. The value is always new (never one from the client), and the browser's earlier
 * session ends.
 */
export async function startSession(
  ctx: Ctx,
  tx: Db | Tx,
  { accountId, caller }: { accountId: string; caller: Caller },
): Promise<OpenedSession> {
  const now = ctx.now()
  const token = ctx.newPublicId() + ctx.newPublicId()
  const sessionId = ctx.newId()
  const expiresAt = sessionEnd(now, now)
  if (caller.previous) await endByValue(tx, caller.previous, now)
  await tx
    .insertInto('session')
    .values({
      id: sessionId,
      account_id: accountId,
      token_hash: tokenHash(token),
      device: deviceLabel(caller.userAgent),
      address_hash: addressHash(ctx, caller.address),
      device_hash: deviceHash(caller.device),
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt: Math.floor(expiresAt.getTime() / 1000), sessionId }
}

/** An address as a session stores it: it shows only whether the account was there before. */
export function addressHash({ config }: Pick<Ctx, 'config'>, address: string): Buffer {
  return keyedHash(config, 'session address', address)
}

async function endByValue(tx: Db | Tx, value: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash(value))
    .where('revoked_at', 'is', null)
    .execute()
}
