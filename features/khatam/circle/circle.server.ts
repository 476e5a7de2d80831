import { createHash } from 'node:crypto'
import { daysBetween } from '#features/calendar/day.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { type Limit, limit } from '#platform/http/rate-limit.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { InvalidInput, refusal } from '#platform/refusal.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { CIRCLE_MONTHS, CIRCLE_MOST_DAYS, circleJuz, type CircleRole } from './circle.ts'
import type { JuzAct } from './contract.ts'

/** No such link, or its time is over. */
class CircleNotFound extends refusal({
  code: 'khatam-circle/not-found',
  status: 404,
  message: 'Tautan khatam bersama ini tidak ada atau masanya sudah selesai.',
}) {}

/** Somebody else was faster. */
class JuzTaken extends refusal({ code: 'khatam-circle/taken', status: 409 }) {
  constructor(juz: readonly number[]) {
    super(`Juz ${juz.join(', ')} sudah diambil orang lain. Pilih juz yang masih kosong.`)
  }
}

/** The link does not belong to who took the juz or began the circle. */
class NotYourJuz extends refusal({
  code: 'khatam-circle/not-yours',
  status: 403,
  message: 'Hanya pembaca juz ini atau pengatur khatam yang dapat mengubahnya.',
}) {}

const DAY = 86_400
const begun: Limit = { name: 'khatam circles address', windows: [{ most: 10, seconds: DAY }] }
/** A mosque's whole circle may stand behind one address. */
const changes: Limit = { name: 'khatam circle changes', windows: [{ most: 120, seconds: 3_600 }] }
const ofCircle: Limit = { name: 'khatam circle', windows: [{ most: 600, seconds: DAY }] }

type Begun = { id: string; kunci: string; nama: string; hingga: string }

/** Begins a circle; the same form again changes nothing. */
export async function beginCircle(ctx: Ctx, address: string, form: Begun): Promise<void> {
  await limit(ctx, begun, address)
  const now = ctx.now()
  const days = daysBetween(dayOf(now), form.hingga)
  if (!(days >= 0 && days <= CIRCLE_MOST_DAYS))
    throw new InvalidInput({
      hingga: `Pilih hari antara hari ini dan ${CIRCLE_MOST_DAYS} hari lagi.`,
    })
  const endsAt = new Date(now)
  endsAt.setUTCMonth(endsAt.getUTCMonth() + CIRCLE_MONTHS)
  await ctx.db
    .insertInto('khatam_circle')
    .values({
      id: ctx.newId(),
      token_hash: hashOf(form.id),
      organiser_hash: hashOf(form.kunci),
      title: form.nama,
      last_day: form.hingga,
      created_at: now,
      ends_at: endsAt,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** The token of the link, and what the opener has beside it: a reader's key or the organiser's. */
export type CircleLink = { token: string; key: string | undefined }

/** The circle behind a link, as who opens it sees it. */
export async function circleView(ctx: Ctx, link: CircleLink) {
  const circle = await findCircle(ctx, ctx.db, link)
  const rows = await ctx.db
    .selectFrom('khatam_circle_juz')
    .select(['juz', 'reader', 'reader_hash', 'done_at'])
    .where('circle_id', '=', circle.id)
    .execute()
  const mine = keyHash(link)
  const isOver = dayOf(ctx.now()) > circle.last_day
  const juz = circleJuz({ rows, isOver, mine })
  const isReader = rows.some((row) => row.reader_hash === mine)
  const role: CircleRole = circle.isOrganiser ? 'organiser' : isReader ? 'reader' : 'guest'
  return {
    title: circle.title,
    lastDay: circle.last_day,
    endsOn: dayOf(circle.ends_at),
    isOver,
    role,
    juz,
    done: juz.filter(({ taken }) => taken?.isDone).length,
  }
}

export type CircleView = Awaited<ReturnType<typeof circleView>>

type Taking = { link: CircleLink; juz: readonly number[]; reader: string; key: string }

/** Takes juz for a typed name, all or none. `key` is the reader's own from then on. */
export async function takeJuz(
  ctx: Ctx,
  address: string,
  { link, juz, reader, key }: Taking,
): Promise<void> {
  const chosen = [...new Set(juz)].filter(
    (each) => Number.isInteger(each) && each > 0 && each <= 30,
  )
  if (chosen.length === 0) throw new InvalidInput({ juz: 'Pilih sedikitnya satu juz.' })
  const circle = await openCircle(ctx, address, link)
  await inTransaction(ctx.db, async (tx) => {
    await lockCircle(tx, circle.id)
    const rows = await tx
      .selectFrom('khatam_circle_juz')
      .select(['juz', 'reader', 'reader_hash', 'done_at'])
      .where('circle_id', '=', circle.id)
      .execute()
    const isOver = dayOf(ctx.now()) > circle.last_day
    const now = circleJuz({ rows, isOver, mine: hashOf(key) })
    const gone = chosen.filter((each) => {
      const { canTake, taken } = now[each - 1] ?? {}
      return !canTake && !taken?.isMine
    })
    if (gone.length > 0) throw new JuzTaken(gone)
    const values = chosen
      .filter((each) => now[each - 1]?.canTake)
      .map((each) => ({
        circle_id: circle.id,
        juz: each,
        reader,
        reader_hash: hashOf(key),
        taken_at: ctx.now(),
        done_at: null,
      }))
    if (values.length === 0) return
    await tx
      .insertInto('khatam_circle_juz')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['circle_id', 'juz']).doUpdateSet((eb) => ({
          reader: eb.ref('excluded.reader'),
          reader_hash: eb.ref('excluded.reader_hash'),
          taken_at: eb.ref('excluded.taken_at'),
        })),
      )
      .execute()
  })
}

type Change = { link: CircleLink; juz: number; act: JuzAct }

/** Marks a juz as read or not, or frees it: its reader may, and who began the circle. */
export async function changeJuz(ctx: Ctx, address: string, { link, juz, act }: Change) {
  const circle = await openCircle(ctx, address, link)
  await inTransaction(ctx.db, async (tx) => {
    await lockCircle(tx, circle.id)
    const row = await tx
      .selectFrom('khatam_circle_juz')
      .select('reader_hash')
      .where('circle_id', '=', circle.id)
      .where('juz', '=', juz)
      .executeTakeFirst()
    // It was freed in the meantime: nothing is left to change.
    if (!row) return
    if (!circle.isOrganiser && row.reader_hash !== keyHash(link)) throw new NotYourJuz()
    const found = { circle_id: circle.id, juz }
    if (act === 'lepas')
      await tx
        .deleteFrom('khatam_circle_juz')
        .where(({ and }) => and(found))
        .execute()
    else {
      const done_at = act === 'selesai' ? ctx.now() : null
      await tx
        .updateTable('khatam_circle_juz')
        .set({ done_at })
        .where(({ and }) => and(found))
        .execute()
    }
  })
}

/** Forgets circles, and the names in them, when their time is over. */
export const forgetCirclesSchedule: Schedule = {
  name: 'khatam.forget-circles',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    await db.deleteFrom('khatam_circle').where('ends_at', '<=', now()).execute()
  },
}

/** Counts the call and finds the circle, before anything is locked. */
async function openCircle(ctx: Ctx, address: string, link: CircleLink) {
  await limit(ctx, changes, address)
  const circle = await findCircle(ctx, ctx.db, link)
  await limit(ctx, ofCircle, circle.id)
  return circle
}

/** Two who take the same juz write one after the other. */
async function lockCircle(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('khatam_circle').select('id').where('id', '=', id).forUpdate().execute()
}

async function findCircle(ctx: Ctx, db: Ctx['db'] | Tx, link: CircleLink) {
  if (!isPublicId(link.token)) throw new CircleNotFound()
  const circle = await db
    .selectFrom('khatam_circle')
    .select(['id', 'organiser_hash', 'title', 'last_day', 'ends_at'])
    .where('token_hash', '=', hashOf(link.token))
    .where('ends_at', '>', ctx.now())
    .executeTakeFirst()
  if (!circle) throw new CircleNotFound()
  return { ...circle, isOrganiser: circle.organiser_hash === keyHash(link) }
}

function keyHash({ key }: CircleLink): string | undefined {
  return key && isPublicId(key) ? hashOf(key) : undefined
}

/** The database keeps no link that opens anything. */
function hashOf(secret: string): string {
  return createHash('sha256').update(`khatam:${secret}`).digest('hex')
}
