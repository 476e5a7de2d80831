import type { Insertable } from 'kysely'
import type { Database } from '#platform/db/schema.ts'
import type { WeekHours } from '#platform/db/schema/schema-asrama.ts'
import type { TestCtx } from './context.ts'

/** The address of the house of `anAsrama`; it is secret until a visit is confirmed. */
export const SECRET_ADDRESS = 'Jalan Rahasia No. 7'

// Sunday first.
const open = ['13:00', '16:30'] as const
const hours: WeekHours = [null, open, open, open, open, null, ['09:00', '15:00']]

type AsramaFields = Omit<Partial<Insertable<Database['asrama']>>, 'hours' | 'story' | 'cover'>

/** A published dormitory in Palembang that accepts visits; answers its row id. */
export async function anAsrama(ctx: TestCtx, fields: AsramaFields = {}): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  await ctx.db
    .insertInto('asrama')
    .values({
      id,
      slug: 'tepian-musi',
      name: 'Asrama Tepian Musi',
      summary: 'Tempat tinggal dan belajar.',
      story: JSON.stringify(['Anak-anak bersekolah pagi.']),
      province: 'sumatera-selatan',
      city: 'Kota Palembang',
      district: 'Kecamatan Seberang Ulu',
      latitude: -3.01,
      longitude: 104.76,
      address: SECRET_ADDRESS,
      capacity: 90,
      residents: 85,
      non_residents: 40,
      counted_on: '2026-06-01',
      head: 'Ibu Ratna',
      phone: '+62 800 0000 0002',
      email: 'tepian-musi@contoh.id',
      hours: JSON.stringify(hours),
      takes_visits: true,
      most_visitors: 20,
      cover: JSON.stringify({ motif: 'rumah', palette: 'senja', seed: 1 }),
      campaign_id: null,
      created_at: now,
      updated_at: now,
      ...fields,
    })
    .execute()
  return id
}

type NeedFields = { name?: string; unit?: string; wanted?: number; from?: string; until?: string }

/** A need of a dormitory; answers its row id. */
export async function aNeed(ctx: TestCtx, asramaId: string, fields: NeedFields = {}) {
  const id = ctx.newId()
  const { name = 'Beras', unit = 'kg', wanted = 600, from = '2026-01', until = null } = fields
  await ctx.db
    .insertInto('asrama_need')
    .values({
      asrama_id: asramaId,
      id,
      name,
      unit,
      wanted,
      position: 1,
      from_month: from,
      until_month: until,
    })
    .execute()
  return id
}
