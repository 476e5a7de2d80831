import * as v from 'valibot'
import { publicIdSchema } from '#platform/ids/public-id-schema.ts'
import { PRAYER_CURSOR, prayerSorts } from './prayer.ts'

export const prayerListQuery = v.object({
  sort: v.optional(v.picklist(prayerSorts, 'Urutan tidak dikenal.')),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]|[1-4]\d|50)$/, 'Jumlah per halaman adalah 1 sampai 50.'),
      v.transform(Number),
    ),
  ),
  after: v.optional(v.pipe(v.string(), v.regex(PRAYER_CURSOR, 'Penanda halaman tidak dikenal.'))),
})

export const prayerParam = v.object({
  id: publicIdSchema(),
})

const prayerBody = v.object({
  id: v.string(),
  name: v.string(),
  isAnonymous: v.boolean(),
  text: v.string(),
  aamiins: v.pipe(v.number(), v.integer()),
  hasSaidAamiin: v.boolean(),
  prayedAt: v.pipe(v.string(), v.isoTimestamp()),
  campaign: v.object({ slug: v.string(), title: v.string() }),
})

export const prayerListResponse = v.object({
  data: v.array(prayerBody),
  next: v.nullable(v.string()),
})
export const aamiinResponse = v.object({
  data: v.object({ id: v.string(), aamiins: v.number(), hasSaidAamiin: v.boolean() }),
})
export const reportResponse = v.object({ data: v.object({ isReported: v.literal(true) }) })

export type PrayerBody = v.InferOutput<typeof prayerBody>
