import { Hono } from 'hono'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { limited } from '#platform/http/rate-limit.server.ts'
import { type Asrama, type AsramaSummary, freePlaces } from './asrama.ts'
import {
  type AsramaBody,
  type AsramaCardBody,
  asramaListQuery,
  asramaListResponse,
  asramaParam,
  asramaResponse,
  visitRequest,
  visitResponse,
} from './contract.ts'
import { provinceName, zoneOf } from './provinces.ts'
import { getAsrama, listAsrama } from './queries.server.ts'
import { requestVisit, visitMistakes, visitsOfAddress } from './request-visit.server.ts'

const tag = 'Asrama'
const access = 'public'

/** Dormitories with their needs, and visit requests. No answer tells who lives in a dormitory, or in which house. */
export const asramaApi = new Hono<ApiEnv>()
  .get(
    '/asrama',
    documented({ tag, summary: 'Daftar asrama', ok: asramaListResponse, access, errors: [422] }),
    publicAccess,
    validated('query', asramaListQuery),
    async (c) => {
      const { ctx } = c.var
      const { province, free } = c.req.valid('query')
      const filter = { now: ctx.now(), province, isFree: free === 'true' }
      const found = await listAsrama(ctx.read, filter)
      return c.json({ data: found.map(toCardBody) })
    },
  )
  .get(
    '/asrama/:slug',
    documented({ tag, summary: 'Satu asrama', ok: asramaResponse, access, errors: [404] }),
    publicAccess,
    validated('param', asramaParam),
    async (c) => {
      const { ctx } = c.var
      const asrama = await getAsrama(ctx.read, c.req.valid('param').slug, ctx.now())
      return c.json({ data: toBody(asrama) })
    },
  )
  .post(
    '/asrama/:slug/visits',
    documented({
      tag,
      summary: 'Meminta kunjungan; id yang sama dengan isi yang sama adalah permintaan yang sama',
      ok: visitResponse,
      status: 201,
      access,
      errors: [400, 404, 409, 422, 429],
    }),
    publicAccess,
    validated('param', asramaParam),
    validated('json', visitRequest, (ctx, sent, { slug = '' }) => visitMistakes(ctx, slug, sent)),
    // Only valid requests count: mistakes are free.
    limited(visitsOfAddress),
    async (c) => {
      const { slug } = c.req.valid('param')
      const visit = await requestVisit(c.var.ctx, { ...c.req.valid('json'), slug })
      const { id, state, date, people } = visit
      c.header('Cache-Control', 'no-store')
      return c.json({ data: { id, state, date, people, url: `/kunjungan/${slug}/${id}` } }, 201)
    },
  )

function toCardBody(asrama: AsramaSummary): AsramaCardBody {
  const { slug, name, summary, province, city, district, latitude, longitude } = asrama
  const { capacity, residents, nonResidents, cover, picture, needs } = asrama
  return {
    slug,
    name,
    summary,
    city,
    district,
    capacity,
    residents,
    nonResidents,
    cover,
    picture,
    needs,
    province: { slug: province, name: provinceName(province) },
    location: { latitude, longitude },
    freePlaces: freePlaces(asrama),
  }
}

function toBody(asrama: Asrama): AsramaBody {
  const { story, countedOn, head, phone, takesVisits, mostVisitors, campaign, programs } = asrama
  return {
    ...toCardBody(asrama),
    story,
    countedOn,
    head,
    phone,
    takesVisits,
    mostVisitors,
    campaign,
    programs,
    zone: zoneOf(asrama.province).name,
    hours: asrama.hours.map((open) => open && { opens: open[0], closes: open[1] }),
  }
}
