import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import { dateIn } from './asrama.ts'
import { VisitNotFound } from './errors.ts'
import { type Visitor, visitorLabel } from './visit.ts'

/**
 * A visit for anyone who knows its id: the house is included only while the visit is confirmed and in the future.
 * Refuses with VisitNotFound.
 */
export async function getVisit(ctx: Ctx, id: string) {
  const row = await visitRow(ctx, id)
  if (!row) throw new VisitNotFound()
  const { state, slug, name, province, hours, phone, visit_on: date, people, reason } = row
  const isPast = date < dateIn(province, ctx.now())
  return {
    id,
    state,
    slug,
    name,
    province,
    hours,
    phone,
    date,
    people,
    reason,
    isPast,
    address: state === 'confirmed' && !isPast ? row.address : null,
  }
}

/** The same with the visitor, for emails and staff; undefined when the visitor's data was deleted. */
export async function visitWithVisitor(ctx: Ctx, id: string) {
  const row = await visitRow(ctx, id)
  return row && { ...row, visitor: visitorIn(ctx, row) }
}

async function visitRow({ db }: Ctx, id: string) {
  return db
    .selectFrom('asrama_visit')
    .innerJoin('asrama', 'asrama.id', 'asrama_visit.asrama_id')
    .where('public_id', '=', id)
    .select([
      'asrama_visit.public_id',
      'asrama_visit.visit_on',
      'asrama_visit.people',
      'asrama_visit.state',
      'asrama_visit.person',
      'asrama_visit.reason',
      'asrama.slug',
      'asrama.name',
      'asrama.province',
      'asrama.hours',
      'asrama.phone',
      'asrama.email',
      'asrama.address',
      'asrama.head',
    ])
    .executeTakeFirst()
}

const visitorSchema = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.optional(v.string()),
  message: v.optional(v.string()),
})

function visitorIn(
  { config }: Ctx,
  { public_id: id, person }: { public_id: string; person: string | null },
): Visitor | undefined {
  if (person === null) return undefined
  return v.parse(visitorSchema, JSON.parse(unseal(config, visitorLabel(id), person)))
}
