import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { VisitState } from '#platform/db/schema/schema-asrama.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { fingerprintOf, seal } from '#platform/security/secret-box.server.ts'
import { dateIn } from './asrama.ts'
import { plannedVisit } from './contract.ts'
import { AsramaNotFound, VisitFormUsed, VisitNotPossible, VisitsByPhone } from './errors.ts'
import { notifyOfVisitJob } from './jobs.server.ts'
import { type Visitor, visitDays, visitorLabel, visitProblems } from './visit.ts'

export type VisitInput = Visitor & {
  slug: string
  /** The form's own id: a repeat with it is the same request. */
  id?: string | undefined
  date: string
  people: number
}

export type VisitKept = {
  id: string
  slug: string
  state: VisitState
  date: string
  people: number
}

const HOUR = 3_600
const DAY = 24 * HOUR

/** Per address: a family or a school shares one. */
export const visitsOfAddress: WindowLimit = {
  name: 'asrama visits address',
  windows: [
    { most: 10, seconds: HOUR },
    { most: 30, seconds: DAY },
  ],
}
/** Per phone or email address: others must not be able to send messages to it again and again. */
const visitsOfContact: WindowLimit = {
  name: 'asrama visits contact',
  windows: [{ most: 3, seconds: DAY }],
}

/**
 * Requests a visit; emails go to the dormitory, and to the visitor if they gave an address. The same id with the same
 * answers is the same request; with other answers it refuses.
 */
export async function requestVisit(ctx: Ctx, input: VisitInput): Promise<VisitKept> {
  const asrama = await findAsrama(ctx, input.slug)
  const id = input.id ?? ctx.newPublicId()
  const earlier = await earlierVisit(ctx, { id, asramaId: asrama.id, input })
  if (earlier) return { ...earlier, slug: input.slug }
  if (!asrama.takes_visits) throw new VisitsByPhone(asrama.phone)
  const { date, people } = input
  const today = dateIn(asrama.province, ctx.now())
  const rules = { hours: asrama.hours, mostVisitors: asrama.most_visitors, today }
  const problems = visitProblems({ date, people }, rules)
  if (Object.keys(problems).length > 0) throw new VisitNotPossible(problems)
  await limit(ctx, visitsOfContact, input.phone)
  if (input.email) await limit(ctx, visitsOfContact, input.email)
  const wish = { id, asramaId: asrama.id, input }
  // Of two clicks at once, the first sends the emails and decides what the request is.
  const first = (await keep(ctx, wish)) ? undefined : await earlierVisit(ctx, wish)
  ctx.wake()
  return { id, slug: input.slug, ...(first ?? { state: 'requested', date, people }) }
}

/** What the dormitory says of the day and the number of a request that is refused for other fields. */
export async function visitMistakes(ctx: Ctx, slug: string, sent: unknown): Promise<FieldErrors> {
  const { date, people } = { ...(sent as Record<string, unknown>) }
  const read = v.safeParse(plannedVisit, { date, people })
  const wrong = new Set(read.issues?.map((issue) => v.getDotPath(issue)))
  const found = await findAsrama(ctx, slug)
  const today = dateIn(found.province, ctx.now())
  const plan = {
    date: wrong.has('date') ? visitDays(today).first : String(date),
    people: wrong.has('people') ? 1 : Number(people),
  }
  const rules = { hours: found.hours, mostVisitors: found.most_visitors, today }
  const problems = Object.entries(visitProblems(plan, rules))
  return Object.fromEntries(problems.filter(([field]) => !wrong.has(field)))
}

async function findAsrama({ db }: Ctx, slug: string) {
  const found = await db
    .selectFrom('asrama')
    .where('slug', '=', slug)
    .where('is_published', '=', true)
    .select(['id', 'province', 'hours', 'most_visitors', 'takes_visits', 'phone'])
    .executeTakeFirst()
  if (!found) throw new AsramaNotFound()
  return found
}

type VisitToFind = { id: string; asramaId: string; input: VisitInput }

async function earlierVisit({ db, config }: Ctx, { id, asramaId, input }: VisitToFind) {
  const row = await db
    .selectFrom('asrama_visit')
    .where('public_id', '=', id)
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  const isSame =
    row.asrama_id === asramaId && row.input_mark === fingerprintOf(config, ...answersOf(input))
  if (!isSame) throw new VisitFormUsed()
  return { id, state: row.state, date: row.visit_on, people: row.people }
}

/** False when a request with this id exists already. */
async function keep(ctx: Ctx, { id, asramaId, input }: VisitToFind): Promise<boolean> {
  const { name, phone, email, message, date, people } = input
  const visitor: Visitor = { name, phone, email, message }
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.now()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('asrama_visit')
      .values({
        asrama_id: asramaId,
        public_id: id,
        input_mark: fingerprintOf(ctx.config, ...answersOf(input)),
        visit_on: date,
        people,
        state: 'requested',
        person: seal(ctx.config, visitorLabel(id), JSON.stringify(visitor)),
        created_at: now,
      })
      // No column: the id stands in two unique keys, and a race can meet either of them first.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    for (const to of email ? (['house', 'visitor'] as const) : (['house'] as const)) {
      const payload = { id, event: 'requested' as const, to }
      await enqueue(tx, notifyOfVisitJob, { payload, now, key: `${id}.requested.${to}` })
    }
    return true
  })
}

/** The input of the fingerprint: its purpose and all answers. A plain hash would reveal a phone number. */
function answersOf({ date, people, name, phone, email, message }: VisitInput): [string, string] {
  return ['asrama.visit', JSON.stringify([date, people, name, phone, email, message])]
}
