import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'
import { LastAdmin, SecondAdminNeeded, StaffKnown, StaffUnknown } from './sign-in/entry-errors.ts'
import { createInvite, voidInvites } from './sign-in/invite.server.ts'
import { type ProposalKind, withdrawLost } from './proposal.server.ts'
import { endStaffSessions } from './sign-in/staff-session.server.ts'

export type NewStaff = { email: string; name: string; role: Role }

/** Adds somebody with a link to join; who was removed earlier comes back under the old id. */
export async function addStaff(
  ctx: Ctx,
  { email, name, role }: NewStaff,
): Promise<{ staffId: string; inviteId: string; token: string; expiresAt: Date }> {
  return await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('staff')
      .values({ id: ctx.newId(), email, name, role, created_at: ctx.now(), removed_at: null })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ name, role, removed_at: null })
          .where('staff.removed_at', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new StaffKnown()
    const invite = await createInvite(ctx, tx, { staffId: row.id, kind: 'join' })
    return { staffId: row.id, ...invite }
  })
}

/** All kinds of proposals of the product: what somebody loses the right to is withdrawn. */
type OfStaff = { staffId: string; kinds: readonly ProposalKind[] }

/**
 * Gives somebody another role, ends their sessions, and withdraws what they may no longer propose. The last admin stays
 * one.
 */
export async function changeStaffRole(
  ctx: Ctx,
  { staffId, role, kinds }: OfStaff & { role: Role },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (role !== 'admin') await keepAnAdmin(tx, staffId)
    const { numUpdatedRows } = await tx
      .updateTable('staff')
      .set({ role })
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new StaffUnknown()
    await endStaffSessions(tx, { staffId, now: ctx.now() })
    const note = 'Ditarik sendiri: pengajunya berganti peran.'
    await withdrawLost(ctx.within(tx), { staffId, kinds, note })
  })
}

/**
 * Removes somebody: nothing of theirs opens the desk any more, and what they have open is withdrawn; the audit log still
 * names them.
 */
export async function removeStaff(ctx: Ctx, { staffId, kinds }: OfStaff): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await keepAnAdmin(tx, staffId)
    const now = ctx.now()
    const { numUpdatedRows } = await tx
      .updateTable('staff')
      .set({ removed_at: now })
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new StaffUnknown()
    await endStaffSessions(tx, { staffId, now })
    await voidInvites(tx, staffId, now)
    await tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
    await tx.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute()
    await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
    await tx.deleteFrom('staff_credential').where('staff_id', '=', staffId).execute()
    const note = 'Ditarik sendiri: akses pegawainya dicabut.'
    await withdrawLost(ctx.within(tx), { staffId, kinds, note })
  })
}

/** Makes a link for somebody who lost password or factor; their sessions end at once. */
export async function recoverStaff(
  ctx: Ctx,
  staffId: string,
): Promise<{ inviteId: string; token: string; expiresAt: Date }> {
  return await inTransaction(ctx.db, async (tx) => {
    const held = await tx
      .selectFrom('staff')
      .leftJoin('staff_credential', 'staff_credential.staff_id', 'staff.id')
      .select(['staff.id', 'staff_credential.staff_id as joined'])
      .where('staff.id', '=', staffId)
      .where('staff.removed_at', 'is', null)
      .executeTakeFirst()
    if (!held) throw new StaffUnknown()
    await endStaffSessions(tx, { staffId, now: ctx.now() })
    return createInvite(ctx, tx, { staffId, kind: held.joined === null ? 'join' : 'recover' })
  })
}

/** Refuses where two people are needed and only one admin can come in. */
export async function assertTwoAdmins(db: Db | Tx): Promise<void> {
  const admins = await adminsOf(db)
  if (admins.filter(({ can_enter }) => can_enter).length < 2) throw new SecondAdminNeeded()
}

/**
 * Refuses to take the last admin out. It holds all rows of admins until the transaction ends, so of two that want to
 * take out each other the second sees what the first has done.
 */
async function keepAnAdmin(tx: Tx, staffId: string): Promise<void> {
  await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const admins = await adminsOf(tx)
  const target = admins.find(({ id }) => id === staffId)
  if (!target) return
  const others = admins.filter(({ id }) => id !== staffId)
  // An invited admin who never came counts only against another such.
  const rest = target.can_enter ? others.filter(({ can_enter }) => can_enter) : others
  if (rest.length === 0) throw new LastAdmin()
}

/** The admins, and whether each has chosen a password and a factor, or needs none in a demo. */
async function adminsOf(db: Db | Tx): Promise<{ id: string; can_enter: boolean }[]> {
  return db
    .selectFrom('staff')
    .leftJoin('staff_credential', 'staff_credential.staff_id', 'staff.id')
    .select('staff.id')
    .select(
      sql<boolean>`(staff.is_sample or staff_credential.staff_id is not null)`.as('can_enter'),
    )
    .where('staff.role', '=', 'admin')
    .where('staff.removed_at', 'is', null)
    .execute()
}
