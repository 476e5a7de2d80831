import { dateIn } from '#features/asrama/asrama.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { demoAsramas } from './asrama.ts'
import type { DemoAsrama } from './asrama-content.ts'
import { demoId } from '../deterministic.ts'

/** The dormitories of the demo with what they need and what arrived this month; after the campaigns they name. */
export async function seedAsrama(tx: Tx, now: Date): Promise<void> {
  for (const [index, asrama] of demoAsramas.entries()) {
    await insertAsrama(tx, asrama, { now, index })
    await insertNeeds(tx, asrama, now)
  }
}

type Made = { now: Date; index: number }

async function insertAsrama(tx: Tx, asrama: DemoAsrama, { now, index }: Made): Promise<void> {
  const { slug, at, story, hours, cover, campaign, programs = [] } = asrama
  const id = demoId(`asrama ${slug}`)
  await tx
    .insertInto('asrama')
    .values({
      id,
      slug,
      name: asrama.name,
      summary: asrama.summary,
      story: JSON.stringify(story),
      province: asrama.province,
      city: asrama.city,
      district: asrama.district,
      latitude: at[0],
      longitude: at[1],
      address: `Jalan Contoh No. ${index + 1} (alamat contoh), ${asrama.district}, ${asrama.city}`,
      capacity: asrama.capacity,
      residents: asrama.residents,
      non_residents: asrama.nonResidents,
      counted_on: dateIn(asrama.province, new Date(now.getTime() - 3 * DAY_MS)),
      head: asrama.head,
      phone: `+62 800 0000 ${String(index + 1).padStart(4, '0')}`,
      email: null,
      hours: JSON.stringify(hours),
      takes_visits: asrama.takesVisits ?? true,
      most_visitors: asrama.mostVisitors ?? 20,
      cover: JSON.stringify(cover),
      cover_words: asrama.coverWords,
      campaign_id: campaign ? demoId(`campaign ${campaign}`) : null,
      is_sample: true,
      created_at: now,
      updated_at: now,
    })
    .execute()
  if (programs.length === 0) return
  await tx
    .insertInto('asrama_program')
    .values(
      programs.map((program, position) => ({
        asrama_id: id,
        campaign_id: demoId(`campaign ${program}`),
        position,
      })),
    )
    .execute()
}

async function insertNeeds(tx: Tx, { slug, province, needs }: DemoAsrama, now: Date) {
  const asrama_id = demoId(`asrama ${slug}`)
  const today = dateIn(province, now)
  const rows = needs.map(({ name, unit, wanted }, position) => ({
    asrama_id,
    id: demoId(`need ${slug} ${name}`),
    name,
    unit,
    wanted,
    position,
    from_month: today.slice(0, 7),
    until_month: null,
  }))
  await tx.insertInto('asrama_need').values(rows).execute()
  const deliveries = needs.flatMap(({ name, arrived = [] }) =>
    arrived.map((quantity, index) => ({
      asrama_id,
      id: demoId(`delivery ${slug} ${name} ${index}`),
      need_id: demoId(`need ${slug} ${name}`),
      quantity,
      received_on: earlierThisMonth(today, index * 4 + 1),
      recorded_by: 'contoh',
      recorded_at: now,
    })),
  )
  await tx.insertInto('asrama_delivery').values(deliveries).execute()
}

/** This many days before, but not before the first of the month. */
function earlierThisMonth(today: string, days: number): string {
  const day = Math.max(1, Number(today.slice(8)) - days)
  return `${today.slice(0, 8)}${String(day).padStart(2, '0')}`
}
