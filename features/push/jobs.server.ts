import * as v from 'valibot'
import { type City, DEFAULT_CITY } from '#features/prayer-time/cities.ts'
import { findCity } from '#features/prayer-time/places.ts'
import { timeNames } from '#features/prayer-time/prayer-time.ts'
import { findVerseOfDay } from '#features/scholar-review/verses-of-day/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { sendPush } from '#platform/outside/push/push-service.server.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { type PushPurpose, pushPurposes } from './purposes.ts'
import { plainNotice, type PushNotice } from './push.ts'

const payload = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** The moment it is due. */
  at: v.string(),
  /** Without one it says that reminders are on. */
  purpose: v.optional(v.picklist(pushPurposes)),
  day: v.optional(v.string()),
  name: v.optional(v.picklist(timeNames)),
})

type Due = v.InferOutput<typeof payload>

/** A prayer time that has long passed helps nobody; a verse may come later. */
const LATEST_MINUTES: Record<PushPurpose, number> = {
  salat: 15,
  sahur: 30,
  bacaan: 120,
  jumat: 360,
  ayat: 360,
}
const MOST_AT_ONCE = 50

/** Tells one browser of one thing; what comes too late is dropped, and a browser that is gone is forgotten. */
export const sendPushJob = defineJob(
  {
    name: 'push.send',
    lane: 'email',
    batch: {
      most: MOST_AT_ONCE,
      run: (ctx, dues) =>
        Promise.all(
          dues.map((due) =>
            send(ctx, due).then(
              () => true,
              () => false,
            ),
          ),
        ),
    },
  },
  payload,
  send,
)

async function send(ctx: Ctx, due: Due): Promise<void> {
  const late = (ctx.now().getTime() - Date.parse(due.at)) / 60_000
  const seconds = Math.round(((due.purpose ? LATEST_MINUTES[due.purpose] : 60) - late) * 60)
  if (seconds <= 0) return
  const target = await ctx.db
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth', 'place', 'purposes'])
    .where('id', '=', due.id)
    .executeTakeFirst()
  if (!target || (due.purpose && !target.purposes.includes(due.purpose))) return
  const city = findCity(target.place) ?? (findCity(DEFAULT_CITY) as City)
  const notice = await wordsFor(ctx, due, city)
  if (!notice) return
  const text = JSON.stringify(notice)
  const isUrgent = due.purpose === 'salat' || due.purpose === 'sahur'
  const outcome = await sendPush(ctx.config, target, { text, seconds, isUrgent })
  if (outcome === 'gone') {
    await ctx.db.deleteFrom('push_subscription').where('id', '=', due.id).execute()
    ctx.log.info('push.gone', {})
  }
}

async function wordsFor(
  ctx: Ctx,
  { at, purpose, day = '', name }: Due,
  city: City,
): Promise<PushNotice | undefined> {
  const tag = `${purpose ?? 'menyala'}-${day}-${name ?? ''}`
  if (!purpose) {
    const body = `Pengingat untuk ${city.name} menyala. Matikan kapan saja di Waktu salat.`
    return { title: 'Pengingat menyala', body, url: '/waktu-salat', tag }
  }
  if (purpose === 'ayat') {
    const verse = await verseNotice(ctx, day)
    return verse && { ...verse, tag }
  }
  const push = { at: new Date(at), purpose, day, ...(name && { name }) }
  return { ...plainNotice(push, city), tag }
}

/** The verse of the day in its translation, from our own text; undefined while no list is agreed on. */
async function verseNotice(ctx: Ctx, day: string): Promise<Omit<PushNotice, 'tag'> | undefined> {
  const verse = await findVerseOfDay(ctx, day)
  if (!verse) return undefined
  const { surah, ayah, name, text } = verse
  return { title: `Ayat hari ini: ${name} ${ayah}`, body: text, url: `/ayat/${surah}/${ayah}` }
}
