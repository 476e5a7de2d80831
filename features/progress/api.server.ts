import { Hono } from 'hono'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import { limited } from '#platform/http/rate-limit.server.ts'
import { type ProgressItemWire, progressBody, progressResponse } from './contract.ts'
import { syncProgress } from './sync-progress.server.ts'

/** Faster than anyone reads; whole schools share an address. */
const writes = limited({ name: 'progress address', burst: 600, everySeconds: 0.1 })

/** Members' own plans and verses by heart; nobody sees another's. */
export const progressApi = new Hono<ApiEnv>().post(
  '/me/progress',
  documented({
    tag: 'Kemajuan membaca',
    access: 'member',
    summary: 'Gabungkan rencana khatam atau hafalan perangkat ini dengan yang ada di akun',
    ok: progressResponse,
    errors: [409, 422, 429],
  }),
  memberAccess,
  writes,
  validated('json', progressBody),
  async (c) => {
    const { jenis: kind, sejak: since, items } = c.req.valid('json')
    const {
      owner,
      version,
      items: found,
      hasMore,
    } = await syncProgress(c.var.ctx, memberIn(c).accountId, {
      kind,
      since,
      items: items.map(({ kunci, isi }) => ({ key: kunci, state: isi })),
    })
    const wire = found.map(({ key, state }) => ({ kunci: key, isi: state }) as ProgressItemWire)
    return c.json({ data: { pemilik: owner, versi: version, items: wire, masihAda: hasMore } })
  },
)

export type ProgressApi = typeof progressApi
