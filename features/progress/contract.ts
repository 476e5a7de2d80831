import * as v from 'valibot'
import { MOST_MARKS } from '#features/hafalan/marks.ts'
import { progressKinds } from './progress.ts'

export const BATCH_ITEMS = 100

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const day = v.pipe(v.string(), v.regex(/^20\d\d-[01]\d-[0-3]\d$/))
const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(604))

/** A plan for reading: pages with the day they were read; without a day ('') the mark was taken back. */
const planState = v.object({
  startDay: day,
  first: page,
  lastDay: v.object({ is: day, at: moment }),
  isEnded: v.object({ is: v.boolean(), at: moment }),
  isRemoved: v.boolean(),
  usedAt: moment,
  pages: v.pipe(
    v.array(v.object({ from: page, to: page, day: v.union([day, v.literal('')]), at: moment })),
    v.maxLength(604),
  ),
})

/** The marks of a verse: seconds since 1970 and in the last digit 1 forgotten, 2 unsure, 3 fluent. */
const verseState = v.object({ marks: v.pipe(v.array(moment), v.maxLength(MOST_MARKS)) })

const item = v.object({
  /** The id of a plan, or a verse as '2:255'. */
  kunci: v.pipe(v.string(), v.maxLength(26)),
  isi: v.union([planState, verseState], 'Catatan ini tidak dapat dibaca.'),
})

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** POST /v2/me/progress: what a device changed, and since when it wants what others changed. */
export const progressBody = v.object({
  jenis: v.picklist(progressKinds),
  sejak: version,
  items: v.pipe(
    v.array(item),
    v.maxLength(BATCH_ITEMS, `Paling banyak ${BATCH_ITEMS} catatan sekaligus.`),
  ),
})

export const progressResponse = v.object({
  data: v.object({
    /** The same for every session of one account; it tells nothing else. */
    pemilik: v.string(),
    versi: version,
    items: v.array(item),
    /** Ask again from `versi` on. */
    masihAda: v.boolean(),
  }),
})

export type ProgressItemWire = v.InferOutput<typeof item>
