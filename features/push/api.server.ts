import { Hono } from 'hono'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { vapidKeys } from '#platform/outside/push/push-service.server.ts'
import { keyResponse, pushBody, pushResponse, stopBody, stopResponse } from './contract.ts'
import { keepPush, stopPush } from './keep-push.server.ts'

const tag = 'Pengingat di perangkat'

export type PushApi = typeof pushApi

/** Reminders by web push: what a browser asks for, and its one press to stop. */
export const pushApi = new Hono<ApiEnv>()
  .get(
    '/push',
    documented({
      tag,
      summary: 'Kunci VAPID untuk berlangganan',
      ok: keyResponse,
      access: 'public',
    }),
    publicAccess,
    (c) => c.json({ data: { kunci: vapidKeys(c.var.ctx.config).publicKey } }),
  )
  .put(
    '/push',
    documented({
      tag,
      summary: 'Menyimpan pengingat satu peramban; tempatnya hanya sampai kabupaten/kota',
      ok: pushResponse,
      access: 'public',
      errors: [400, 422],
    }),
    publicAccess,
    validated('json', pushBody),
    async (c) => {
      const { endpoint, keys, tempat, tujuan, tenang, jam_baca } = c.req.valid('json')
      const next = await keepPush(c.var.ctx, {
        target: { endpoint, ...keys },
        place: tempat,
        purposes: tujuan,
        quiet: tenang && { from: tenang.dari, to: tenang.sampai },
        readAt: jam_baca,
      })
      return c.json({ data: { berikutnya: next?.toISOString() ?? null } })
    },
  )
  .post(
    '/push/berhenti',
    documented({
      tag,
      summary: 'Menghentikan semua pengingat satu peramban; alamatnya hanya ia yang tahu',
      ok: stopResponse,
      access: 'none',
      errors: [400, 422],
    }),
    validated('json', stopBody),
    async (c) => {
      await stopPush(c.var.ctx, c.req.valid('json').endpoint)
      return c.json({ data: { berhenti: true as const } })
    },
  )
