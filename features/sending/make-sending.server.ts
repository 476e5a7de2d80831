import { sql } from 'kysely'
import * as v from 'valibot'
import { getTemplate } from '#features/message/book/template-book.server.ts'
import { missingValues } from '#features/message/book/template.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { SendingAudience } from '#platform/db/schema/message/schema-sending.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { lockSending } from './queries.server.ts'
import { OWN_VALUES } from './sending.ts'
import { getSegment, segmentMembers } from '#features/donor-record/segments.server.ts'

type Portion = {
  sendingId: string
  /** How many are on the list already, and the last of them by id. */
  listed: number
  last: string | undefined
  limit: number
}

export type NewSending = {
  title: string
  audience: SendingAudience
  template: string
  values: Record<string, string>
  perMinute: number
}

/** Writes a sending as a draft and begins the list of its people; answers its id. Nothing is sent. */
export async function makeSending(
  ctx: Ctx,
  { title, audience, template: name, values, perMinute }: NewSending,
  { by }: { by: string },
): Promise<string> {
  const template = await getTemplate(ctx.db, name)
  if (template.kind !== 'news') throw new InvalidInput({ pesan: 'Pilih pesan kabar.' })
  const own = Object.fromEntries(OWN_VALUES.map((each) => [each, '-']))
  const missing = missingValues(template, { ...values, ...own })
  if (missing.length > 0)
    throw new InvalidInput(
      Object.fromEntries(missing.map((each) => [`isi-${each.name}`, `Isi: ${each.meaning}.`])),
    )
  const id = ctx.newId()
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .insertInto('sending')
      .values({
        id,
        title,
        audience: JSON.stringify(audience),
        audience_words: await audienceWords(ctx.within(tx), audience),
        template: name,
        version: template.version,
        given: JSON.stringify(values),
        per_minute: perMinute,
        state: 'preparing',
        made_by: by,
        made_at: ctx.now(),
      })
      .execute()
    await listPeople(ctx.within(tx), id)
  })
  ctx.wake()
  return id
}

const order = v.object({ sendingId: v.pipe(v.string(), v.uuid()) })

/** Goes on with the list of a sending, a portion at a time. */
export const listPeopleJob = defineJob(
  { name: 'sending.list', lane: 'news' },
  order,
  async (ctx, { sendingId }) => {
    await inTransaction(ctx.db, async (tx) => await listPeople(ctx.within(tx), sendingId))
    ctx.wake()
  },
)

const PORTION = 2_000

/** Adds the next portion of donors; the last one makes the sending a draft. */
async function listPeople(ctx: Ctx & { db: Tx }, id: string): Promise<void> {
  const sending = await lockSending(ctx.db, id)
  if (sending.state !== 'preparing') return
  const last = await lastListed(ctx.db, id)
  const portion = { sendingId: id, listed: sending.people, limit: PORTION, last }
  const donors = await donorsIn(ctx, sending.audience, portion)
  if (donors.length > 0) {
    const rows = donors.map((donorId) => ({ sending_id: id, donor_id: donorId }))
    await ctx.db
      .insertInto('sending_member')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const isMore = donors.length === PORTION
  await ctx.db
    .updateTable('sending')
    .set({ state: isMore ? 'preparing' : 'draft', people: await membersOf(ctx.db, id) })
    .where('id', '=', id)
    .execute()
  if (!isMore) return
  const now = ctx.now()
  const key = `${id} ${sending.people}`
  await enqueue(ctx.db, listPeopleJob, { payload: { sendingId: id }, now, key })
}

async function lastListed(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select max(donor_id::text) as id from sending_member where sending_id = ${id}`.execute(db)
  return rows[0]?.id ?? undefined
}

async function membersOf(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from sending_member where sending_id = ${id}`.execute(db)
  return rows[0]?.people ?? 0
}

/** The next donors of an audience that are not on the list yet. */
async function donorsIn(
  ctx: Ctx,
  audience: SendingAudience,
  { sendingId, listed, last, limit }: Portion,
): Promise<string[]> {
  if ('segment' in audience) {
    const { items } = await segmentMembers(ctx, audience.segment, { after: last, limit })
    return items.map(({ donorId }) => donorId)
  }
  const left = Math.min(limit, audience.largest - listed)
  if (left <= 0) return []
  // Sums move between portions: by its place somebody would be left out, or come twice and stop the list.
  const rows = await ctx.db
    .selectFrom('donor_sum')
    .select('donor_id')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('sending_member as member')
            .select('member.donor_id')
            .where('member.sending_id', '=', sendingId)
            .whereRef('member.donor_id', '=', 'donor_sum.donor_id'),
        ),
      ),
    )
    .orderBy('amount', 'desc')
    .orderBy('donor_id', 'desc')
    .limit(left)
    .execute()
  return rows.map((row) => row.donor_id)
}

/** Whom an audience is, in a sentence. */
async function audienceWords({ db }: Pick<Ctx, 'db'>, audience: SendingAudience): Promise<string> {
  if ('segment' in audience) {
    const { name, words } = await getSegment(db, audience.segment)
    return `${name}: ${words}`
  }
  return `${audience.largest.toLocaleString('id-ID')} donatur dengan donasi terbesar`
}
