import { Hono } from 'hono'
import * as v from 'valibot'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import { recapDaysOf, sendOwnRecap } from './send-recap.server.ts'

const recapOrder = v.object({
  from: v.pipe(v.string(), v.isoDate()),
  through: v.pipe(v.string(), v.isoDate()),
  via: v.picklist(['email', 'phone']),
})
const recapSent = v.object({ data: v.object({ sent: v.literal(true) }) })

export type DonorRecapApi = typeof donorRecapApi

/** A member's recap of any days, sent to a contact that they proved. */
export const donorRecapApi = new Hono<ApiEnv>().post(
  '/me/donations/rekap',
  documented({
    tag: 'Donasi saya',
    access: 'member',
    summary: 'Mengirim rekap donasi ke e-mail atau HP akun ini',
    ok: recapSent,
    errors: [400, 404, 422, 429],
  }),
  memberAccess,
  validated('json', recapOrder),
  async (c) => {
    const { from, through, via: kind } = c.req.valid('json')
    const { accountId } = memberIn(c)
    await sendOwnRecap(c.var.ctx, { accountId, kind, days: recapDaysOf(from, through) })
    return c.json({ data: { sent: true as const } })
  },
)
