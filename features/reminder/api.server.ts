import { Hono } from 'hono'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import {
  type ReminderBody,
  reminderParam,
  remindersResponse,
  reminderWish,
  stopParam,
  stoppedResponse,
} from './contract.ts'
import { keepReminder, stopByLink, stopReminder } from './keep-reminder.server.ts'
import { listReminders } from './queries.server.ts'
import type { Reminder } from './reminder.ts'

const own = { tag: 'Pengingat', access: 'member' } as const

export type ReminderApi = typeof reminderApi

/** Members' donation reminders; a stop link works without signing in. */
export const reminderApi = new Hono<ApiEnv>()
  .get(
    '/me/reminders',
    documented({ ...own, summary: 'Pengingat saya', ok: remindersResponse }),
    memberAccess,
    async (c) => {
      const found = await listReminders(c.var.ctx.db, memberIn(c).accountId)
      return c.json({ data: found.map(toBody) })
    },
  )
  .put(
    '/me/reminders/:kind',
    documented({
      ...own,
      summary: 'Menyalakan pengingat; ini sekaligus persetujuan untuk dihubungi',
      ok: remindersResponse,
      errors: [400, 404, 422],
    }),
    memberAccess,
    validated('param', reminderParam),
    validated('json', reminderWish),
    async (c) => {
      const wish = { ...c.req.valid('json'), ...c.req.valid('param') }
      const { accountId } = memberIn(c)
      const found = await keepReminder(c.var.ctx, { ...wish, accountId })
      return c.json({ data: found.map(toBody) })
    },
  )
  .delete(
    '/me/reminders/:kind',
    documented({
      ...own,
      summary: 'Menghentikan pengingat',
      ok: remindersResponse,
      errors: [404],
    }),
    memberAccess,
    validated('param', reminderParam),
    async (c) => {
      const { accountId } = memberIn(c)
      const found = await stopReminder(c.var.ctx, { ...c.req.valid('param'), accountId })
      return c.json({ data: found.map(toBody) })
    },
  )
  .post(
    '/reminders/stop/:token',
    documented({
      tag: own.tag,
      access: 'none',
      summary: 'Berhenti sekali tekan dari e-mail (RFC 8058), tanpa masuk',
      ok: stoppedResponse,
      errors: [404, 410],
    }),
    validated('param', stopParam),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const kind = await stopByLink(c.var.ctx, c.req.valid('param').token)
      return c.json({ data: { kind } })
    },
  )

function toBody({ nextAt, ...reminder }: Reminder): ReminderBody {
  return { ...reminder, nextAt: nextAt?.toISOString() ?? null }
}
