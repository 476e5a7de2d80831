import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'

/** A person of the desk as a list shows them. */
export type StaffRow = {
  id: string
  name: string
  email: string
  role: Role
  isSample: boolean
  /** False while the link to join waits. */
  hasJoined: boolean
  lastSeenAt: Date | null
  /** When the open link ends, if there is one. */
  inviteEndsAt: Date | null
}

/** Everybody who may come in or is invited, by role and name. */
export async function listStaff({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<StaffRow[]> {
  const rows = await staffRows(db, now()).orderBy('staff.role').orderBy('staff.name').execute()
  return rows.map(toStaffRow)
}

/** One of them by id. */
export async function findStaff(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  staffId: string,
): Promise<StaffRow | undefined> {
  const row = await staffRows(db, now()).where('staff.id', '=', staffId).executeTakeFirst()
  return row && toStaffRow(row)
}

/** One of them by e-mail. */
export async function findStaffByEmail(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  email: string,
): Promise<StaffRow | undefined> {
  const row = await staffRows(db, now()).where('staff.email', '=', email).executeTakeFirst()
  return row && toStaffRow(row)
}

function staffRows(db: Ctx['db'], now: Date) {
  return db
    .selectFrom('staff')
    .leftJoin('staff_credential', 'staff_credential.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.is_sample'])
    .select('staff_credential.staff_id as joined')
    .select(
      sql<Date | null>`(select max(last_seen_at) from staff_session
        where staff_session.staff_id = staff.id)`.as('last_seen_at'),
    )
    .select(
      sql<Date | null>`(select max(expires_at) from staff_invite
        where staff_invite.staff_id = staff.id and used_at is null and expires_at > ${now})`.as(
        'invite_ends_at',
      ),
    )
    .where('staff.removed_at', 'is', null)
}

type Raw = Awaited<ReturnType<ReturnType<typeof staffRows>['execute']>>[number]

function toStaffRow(row: Raw): StaffRow {
  const { id, name, email, role } = row
  return {
    id,
    name,
    email,
    role,
    isSample: row.is_sample,
    hasJoined: row.is_sample || row.joined !== null,
    lastSeenAt: row.last_seen_at,
    inviteEndsAt: row.invite_ends_at,
  }
}
