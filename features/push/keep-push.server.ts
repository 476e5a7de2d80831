import { findMonths } from '#features/calendar/queries.server.ts'
import { findCity } from '#features/prayer-time/places.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { isPushService, type PushTarget } from '#platform/outside/push/push-service.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { sendPushJob } from './jobs.server.ts'
import { pushesBetween } from './push.ts'
import type { PushWish } from './purposes.ts'
import { InvalidInput } from '#platform/refusal.ts'

/** How far ahead the next one is looked for: a week has every purpose but sahur. */
export const AHEAD_MS = 8 * DAY_MS
const RAMADAN = 9

/** Whether a day is of Ramadan, by what is decided so far. */
export async function ramadanDays({ read }: Pick<Ctx, 'read'>): Promise<(day: string) => boolean> {
  const months = await findMonths(read)
  return (day) => months.dateOf(day).month === RAMADAN
}

type Kept = PushWish & { target: PushTarget; place: string }

/** Keeps what a browser asked for, in place of what it asked before; the first time it is told at once that it works. */
export async function keepPush(
  ctx: Ctx,
  { target, place, ...wish }: Kept,
): Promise<Date | undefined> {
  const city = findCity(place)
  if (!city) throw unknownPushPlace()
  if (!isPushService(ctx.config, target.endpoint)) throw unknownPushService()
  const now = ctx.now()
  const isRamadan = await ramadanDays(ctx)
  const until = new Date(now.getTime() + AHEAD_MS)
  const [next] = pushesBetween({ city, wish, after: now, until, isRamadan })
  const subscription = {
    p256dh: target.p256dh,
    auth: target.auth,
    place: city.code,
    purposes: [...new Set(wish.purposes)],
    quiet_from: wish.quiet?.from ?? null,
    quiet_to: wish.quiet?.to ?? null,
    read_at: wish.readAt,
    next_at: next?.at ?? until,
    updated_at: now,
  }
  await inTransaction(ctx.db, async (tx) => {
    const known = await tx
      .selectFrom('push_subscription')
      .select('id')
      .where('endpoint', '=', target.endpoint)
      .executeTakeFirst()
    const id = known?.id ?? ctx.newId()
    await tx
      .insertInto('push_subscription')
      .values({ id, endpoint: target.endpoint, created_at: now, ...subscription })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(subscription))
      .execute()
    if (!known) await enqueue(tx, sendPushJob, { payload: { id, at: now.toISOString() }, now })
  })
  ctx.wake()
  return next?.at
}

/** Ends everything of a browser; its endpoint is known to it alone. */
export async function stopPush(ctx: Ctx, endpoint: string): Promise<void> {
  await ctx.db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()
}

/** The place is none that has prayer times. */
function unknownPushPlace(): InvalidInput {
  return new InvalidInput({ tempat: 'Tempat ini belum ada dalam daftar. Pilih kota terdekat.' })
}

/** Only known push services are called: an endpoint is an address somebody else has written. */
function unknownPushService(): InvalidInput {
  const words =
    'Layanan notifikasi peramban ini belum kami kenal, jadi pengingat tidak dapat dikirim.'
  return new InvalidInput({ endpoint: words })
}
