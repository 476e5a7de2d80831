import * as v from 'valibot'
import { reminderKinds } from './reminder.ts'

export const reminderParam = v.object({ kind: v.picklist(reminderKinds) })

const DAYS = 'Pilih tanggal 1 sampai 31.'

/** PUT /v2/me/reminders/{kind}. `day` applies to 'bulanan' only. */
export const reminderWish = v.object({
  via: v.picklist(['email', 'phone'], 'Pilih e-mail atau nomor HP.'),
  day: v.optional(
    v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(31, DAYS)),
  ),
})

export const stopParam = v.object({ token: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })

const moment = v.pipe(v.string(), v.isoTimestamp())

export const remindersResponse = v.object({
  data: v.array(
    v.object({
      kind: v.picklist(reminderKinds),
      via: v.picklist(['email', 'phone']),
      day: v.nullable(v.number()),
      isOn: v.boolean(),
      nextAt: v.nullable(moment),
    }),
  ),
})

export const stoppedResponse = v.object({ data: v.object({ kind: v.picklist(reminderKinds) }) })

export type ReminderBody = v.InferOutput<typeof remindersResponse>['data'][number]
