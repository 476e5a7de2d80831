import { networkOf } from '#platform/http/client-address.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { deviceLabel } from '#platform/http/device.ts'
import { keyedHash, tokenHash } from '#platform/security/keyed-hash.server.ts'
import { PUBLIC_ID_CHARACTER } from '#platform/ids/public-id.ts'
import { FACTOR_WAIT_MS, STAFF_IDLE_MS, STAFF_LONGEST_MS } from './entry.ts'
import { StaffSessionUnknown } from './entry-errors.ts'
import type { Staff } from '../staff.ts'

/** Where a request of staff comes from. */
export type StaffCaller = {
  /** The client's network address; stored only as a keyed hash of its network. */
  address: string
  userAgent: string | undefined
}

export type StaffSession = { id: string; staff: Staff }

const SEEN_EVERY_MS = 60_000
const SESSION_VALUE = new RegExp(`^${PUBLIC_ID_CHARACTER}{52}$`)

export type NewStaffSession = { staffId: string; caller: StaffCaller; hasFactor: boolean }

/** Opens a session; its value is always new, never one that a browser sent. */
export async function startStaffSession(
  ctx: Ctx,
  tx: Db | Tx,
  { staffId, caller, hasFactor }: NewStaffSession,
): Promise<{ token: string; sessionId: string }> {
  const now = ctx.now()
  const token = ctx.newPublicId() + ctx.newPublicId()
  const sessionId = ctx.newId()
  await tx
    .insertInto('staff_session')
    .values({
      id: sessionId,
      staff_id: staffId,
      token_hash: tokenHash(token),
      factor_at: hasFactor ? now : null,
      device: deviceLabel(caller.userAgent),
      address_hash: networkHash(ctx, caller.address),
      created_at: now,
      last_seen_at: now,
    })
    .execute()
  return { token, sessionId }
}

/** Whether a person came in before, from the caller's network or only from elsewhere; undefined for never. */
export async function hasSessionFrom(
  ctx: Pick<Ctx, 'config' | 'db'>,
  { staffId, caller }: { staffId: string; caller: StaffCaller },
): Promise<'here' | 'elsewhere' | undefined> {
  const sessions = await ctx.db
    .selectFrom('staff_session')
    .select('address_hash')
    .distinct()
    .where('staff_id', '=', staffId)
    .where('factor_at', 'is not', null)
    .execute()
  if (sessions.length === 0) return undefined
  const here = networkHash(ctx, caller.address)
  return sessions.some(({ address_hash }) => here.equals(address_hash)) ? 'here' : 'elsewhere'
}

/** The network of a caller as a session stores it: it shows only whether somebody came in from there before. */
export function networkHash({ config }: Pick<Ctx, 'config'>, address: string): Buffer {
  return keyedHash(config, 'staff session network', networkOf(address))
}

/**
 * The session of a cookie's value, with the person and role as they are now; undefined for one that ended, and for a
 * password whose second factor was not shown. Reads the database every time; the last use is written once a minute.
 */
export async function findStaffSession(
  { config, db, now: clock }: Pick<Ctx, 'config' | 'db' | 'now'>,
  value: string | undefined,
): Promise<StaffSession | undefined> {
  const now = clock()
  const found = await liveSession(db, value, now)
  if (!found || found.factor_at === null) return undefined
  if (found.is_sample && config.mode !== 'demo') return undefined
  if (now.getTime() - found.last_seen_at.getTime() >= SEEN_EVERY_MS) await markSeen(db, found, now)
  const { id, name, email, role, factor_at: factorAt } = found
  return { id: found.session_id, staff: { id, name, email, role, factorAt } }
}

/** Whose password was given in this session, also when the second factor is still missing. */
export async function findEntering(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  value: string | undefined,
) {
  const found = await liveSession(db, value, now())
  if (!found) return undefined
  const { id: staffId, session_id: sessionId, factor_at: factorAt, is_sample: isSample } = found
  const { name, email, role } = found
  return { staffId, sessionId, name, email, role, factorAt, isSample }
}

async function liveSession(db: Db | Tx, value: string | undefined, now: Date) {
  if (value === undefined || !SESSION_VALUE.test(value)) return undefined
  const found = await db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select([
      'session.id as session_id',
      'session.factor_at',
      'session.created_at',
      'session.last_seen_at',
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.is_sample',
    ])
    .where('session.token_hash', '=', tokenHash(value))
    .where('session.ended_at', 'is', null)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
  return found && isLive(found, now) ? found : undefined
}

type Times = { factor_at: Date | null; created_at: Date; last_seen_at: Date }

function isLive({ factor_at, created_at, last_seen_at }: Times, now: Date): boolean {
  const age = now.getTime() - created_at.getTime()
  if (factor_at === null) return age < FACTOR_WAIT_MS
  return age < STAFF_LONGEST_MS && now.getTime() - last_seen_at.getTime() < STAFF_IDLE_MS
}

async function markSeen(
  db: Db,
  { session_id, last_seen_at }: { session_id: string; last_seen_at: Date },
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ last_seen_at: now })
    .where('id', '=', session_id)
    // Requests at the same time write it once.
    .where('last_seen_at', '=', last_seen_at)
    .execute()
}

/** A signed-in device as its owner, or an admin, sees it. */
export type StaffDevice = {
  id: string
  device: string
  createdAt: Date
  lastSeenAt: Date
}

/** The open sessions of a person, the last used first. */
export async function listStaffSessions(
  { db, now: clock }: Pick<Ctx, 'db' | 'now'>,
  staffId: string,
): Promise<StaffDevice[]> {
  const now = clock()
  const rows = await db
    .selectFrom('staff_session')
    .select(['id', 'device', 'factor_at', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('factor_at', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - STAFF_LONGEST_MS))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .filter((row) => isLive(row, now))
    .map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    }))
}

/** Ends one session of a person; another person's does not exist for them. */
export async function endStaffSession(
  { db, now, log }: Pick<Ctx, 'db' | 'now' | 'log'>,
  { staffId, sessionId }: { staffId: string; sessionId: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('staff_session')
    .set({ ended_at: now() })
    .where('id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StaffSessionUnknown()
  log.info('staff.signed-out', { staffId, sessionId })
}

/** Ends every session of a person, or every one but this. */
export async function endStaffSessions(
  tx: Db | Tx,
  { staffId, now, except }: { staffId: string; now: Date; except?: string | undefined },
): Promise<void> {
  const all = tx
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
  await (except === undefined ? all : all.where('id', '!=', except)).execute()
}

/** Ends the session of a cookie's value, whatever its state: signing out never fails. */
export async function endByStaffToken(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  value: string | undefined,
): Promise<void> {
  if (value === undefined || !SESSION_VALUE.test(value)) return
  await db
    .updateTable('staff_session')
    .set({ ended_at: now() })
    .where('token_hash', '=', tokenHash(value))
    .where('ended_at', 'is', null)
    .execute()
}
