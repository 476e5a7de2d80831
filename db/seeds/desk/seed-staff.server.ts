import { proposeMonth } from '#features/calendar/proposals.server.ts'
import { monthAt, monthIndex } from '#features/calendar/hijri.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import { proposeTarget } from '#features/campaign/edit/proposals.server.ts'
import { samplePeople, type SamplePerson, sampleRow } from '#features/staff/sample-staff.server.ts'
import { proposeInvite } from '#features/staff/staff-proposals.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { demoId } from '../deterministic.ts'

type Ids = Readonly<Record<string, string>>

/** The people of the demo's desk, and a proposal that waits for each role that decides any. Answers their ids. */
export async function seedStaff(deskCtx: Ctx): Promise<Ids> {
  let made = 0
  const newId = () => demoId(`staff row ${(made += 1)}`)
  const ctx = { ...deskCtx, newId }
  const people = Object.keys(samplePeople) as SamplePerson[]
  const at = { created_at: ctx.now(), removed_at: null }
  await ctx.db
    .insertInto('staff')
    .values(
      people.map((person) => ({ id: demoId(`staff ${person}`), ...sampleRow(person), ...at })),
    )
    // Somebody has pressed already, in a demo that began without sample data.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await ctx.db.selectFrom('staff').select(['id', 'email']).execute()
  const ids: Ids = Object.fromEntries(rows.map(({ id, email }) => [email.split('@')[0], id]))
  await seedTargets(ctx, ids)
  await seedMonth(ctx, ids)
  const invited = {
    email: 'gita@lembaga.contoh.id',
    name: 'Gita (contoh)',
    role: 'editor' as const,
  }
  const note = 'Menggantikan editor yang cuti.'
  await proposeInvite(ctx, invited, { by: ids['admin-kedua'] ?? '', note })
  return ids
}

async function seedTargets(ctx: Ctx, ids: Ids): Promise<void> {
  const eyes = { id: demoId('campaign operasi-katarak-lansia'), to: rupiah(200_000_000) }
  const note = 'Daftar tunggu bertambah; rincian biaya sudah diperbarui.'
  await proposeTarget(ctx, { ...eyes, note }, { by: ids['program'] ?? '' })
  const water = { id: demoId('campaign tandon-air-desa-oebola'), to: rupiah(36_000_000) }
  const price = 'Harga pipa naik sejak penawaran pertama.'
  await proposeTarget(ctx, { ...water, note: price }, { by: ids['admin-kedua'] ?? '' })
}

/** The month after the present one, at the day it is reckoned for: an approval moves no date of the demo. */
async function seedMonth(ctx: Ctx, ids: Ids): Promise<void> {
  const months = await findMonths(ctx.db)
  const index = monthIndex(months.dateOf(dayOf(ctx.now()))) + 1
  const decree = 'Pengumuman hasil sidang isbat (contoh)'
  const terms = { ...monthAt(index), firstDay: months.firstDay(index), source: 'isbat' as const }
  await proposeMonth(ctx, { ...terms, decree }, { by: ids['admin'] ?? '', note: 'Data contoh.' })
}
