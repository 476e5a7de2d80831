import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { Role } from '#platform/db/schema-staff.ts'
import { NotFound } from '#platform/refusal.ts'
import { recordAudit } from './audit.server.ts'
import { endByStaffToken, openStaffSession, type StaffCaller } from './staff-session.server.ts'

/** One person per role of a demo, so that anyone can look at the desk. */
export const sampleNames: Readonly<Record<Role, string>> = {
  admin: 'Aisyah (contoh)',
  bendahara: 'Bakri (contoh)',
  program: 'Citra (contoh)',
  editor: 'Dimas (contoh)',
  layanan: 'Endah (contoh)',
  auditor: 'Fahri (contoh)',
}

type SampleEntry = { role: Role; caller: StaffCaller; previous?: string | undefined }

/** Signs the sample person of a role in, without password and factor; a live installation has no such person. */
export async function signInSample(
  ctx: Ctx,
  { role, caller, previous }: SampleEntry,
): Promise<{ token: string }> {
  if (ctx.config.mode !== 'demo') throw new NotFound()
  const name = sampleNames[role]
  return await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('staff')
      .values({
        id: ctx.newId(),
        email: `${role}@pegawai.contoh.id`,
        name,
        role,
        is_sample: true,
        created_at: ctx.now(),
        removed_at: null,
      })
      // A visitor of the demo may have given the person another role, or removed it.
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ role, removed_at: null })
          .where('staff.is_sample', '=', true),
      )
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new NotFound()
    await endByStaffToken({ db: tx, now: ctx.now }, previous)
    const staff = { id: row.id, name, role }
    const details = { dengan: 'demo' }
    await recordAudit(ctx, tx, { staff, permission: 'own-session.write', says: 'Masuk', details })
    return openStaffSession(ctx, tx, { staffId: row.id, caller, hasFactor: true })
  })
}
