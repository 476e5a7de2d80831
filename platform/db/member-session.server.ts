import { DAY_MS } from '../time/jakarta.ts'
import { tokenHash } from '../security/keyed-hash.server.ts'
import { PUBLIC_ID_CHARACTER } from '../ids/public-id.ts'
import type { Db } from './connect.server.ts'

/** A session ends after this time without use, and at the latest after the second time, however often it is used. */
export const SESSION_IDLE_MS = 30 * DAY_MS
export const SESSION_LONGEST_MS = 180 * DAY_MS
const SEEN_EVERY_MS = 5 * 60_000

/** The form of a session value: two public ids, 260 random bits. */
const SESSION_VALUE = new RegExp(`^${PUBLIC_ID_CHARACTER}{52}$`)

/** True for text that may be a session value; no other text is looked up. */
export function isSessionValue(text: string): boolean {
  return SESSION_VALUE.test(text)
}

export type MemberSession = { id: string; accountId: string }

/**
 * The session of a raw Authorization value; undefined when it is none, was ended or has expired. It reads the
 * database every time, so that an ended session is refused at once in every process; the last use is written rarely.
 */
export async function findSession(
  db: Db,
  value: string,
  now: Date,
): Promise<MemberSession | undefined> {
  if (!isSessionValue(value)) return undefined
  const found = await db
    .selectFrom('session')
    .select(['id', 'account_id', 'created_at', 'last_seen_at'])
    .where('token_hash', '=', tokenHash(value))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return undefined
  if (now.getTime() - found.last_seen_at.getTime() >= SEEN_EVERY_MS) await markSeen(db, found, now)
  return { id: found.id, accountId: found.account_id }
}

type Seen = { id: string; created_at: Date; last_seen_at: Date }

async function markSeen(db: Db, session: Seen, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: sessionEnd(session.created_at, now) })
    .where('id', '=', session.id)
    // Calls at the same time write it once.
    .where('last_seen_at', '=', session.last_seen_at)
    .where('revoked_at', 'is', null)
    .execute()
}

/** When a session ends that was opened and last used at these times. */
export function sessionEnd(openedAt: Date, seenAt: Date): Date {
  const idle = seenAt.getTime() + SESSION_IDLE_MS
  return new Date(Math.min(idle, openedAt.getTime() + SESSION_LONGEST_MS))
}
