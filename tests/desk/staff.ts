import type { Ctx } from '#platform/context.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'
import type { Staff } from '#features/staff/staff.ts'

/** Somebody of the institution, as if signed in with a fresh factor. */
export async function aStaff(ctx: Ctx, role: Role = 'admin', name = 'Siti Aminah'): Promise<Staff> {
  const id = ctx.newId()
  const email = `${role}.${id.slice(-12)}@lembaga.test`
  await ctx.db
    .insertInto('staff')
    .values({ id, email, name, role, created_at: ctx.now(), removed_at: null })
    .execute()
  return { id, name, email, role, factorAt: ctx.now() }
}
