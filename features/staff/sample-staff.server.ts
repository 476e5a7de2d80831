import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'
import { NotFound } from '#platform/refusal.ts'
import { recordAudit } from './audit.server.ts'
import {
  endByStaffToken,
  startStaffSession,
  type StaffCaller,
} from './sign-in/staff-session.server.ts'

/**
 * The people of a demo, so that anyone can look at the desk: one per role, and a second one where a role may decide
 * only what another of it has proposed.
 */
export const samplePeople = {
  admin: { role: 'admin', name: 'Aisyah (contoh)' },
  'admin-kedua': { role: 'admin', name: 'Arif (contoh)' },
  bendahara: { role: 'bendahara', name: 'Bakri (contoh)' },
  'bendahara-kedua': { role: 'bendahara', name: 'Bunga (contoh)' },
  program: { role: 'program', name: 'Citra (contoh)' },
  editor: { role: 'editor', name: 'Dimas (contoh)' },
  layanan: { role: 'layanan', name: 'Endah (contoh)' },
  auditor: { role: 'auditor', name: 'Fahri (contoh)' },
} as const satisfies Record<string, { role: Role; name: string }>

/** What a press names: a role, or its second person. */
export type SamplePerson = keyof typeof samplePeople

/** A sample person as a row. */
export function sampleRow(person: SamplePerson) {
  return { email: `${person}@pegawai.contoh.id`, ...samplePeople[person], is_sample: true }
}

type SampleEntry = { person: SamplePerson; caller: StaffCaller; previous?: string | undefined }

/** Signs a sample person in, without password and factor; a live installation has no such person. */
export async function signInSample(
  ctx: Ctx,
  { person, caller, previous }: SampleEntry,
): Promise<{ token: string }> {
  if (ctx.config.mode !== 'demo') throw new NotFound()
  const { role, name } = samplePeople[person]
  return await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('staff')
      .values({
        id: ctx.newId(),
        ...sampleRow(person),
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
    await recordAudit(ctx, tx, {
      staff,
      permission: 'own-session.write',
      sentence: 'Masuk',
      details,
    })
    return startStaffSession(ctx, tx, { staffId: row.id, caller, hasFactor: true })
  })
}
