import { toCardView } from '#app/routes/donation/campaign-view.server.ts'
import { freePlaces } from '#features/asrama/asrama.ts'
import { getAsrama } from '#features/asrama/queries.server.ts'
import { provinceName } from '#features/asrama/provinces.ts'
import { weekRows } from '#features/asrama/visit.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { partMap, placeOf } from './views.server.ts'

/** Everything the page of a dormitory shows, ready to be read. Refuses with AsramaNotFound. */
export async function asramaPage(ctx: Ctx, slug: string) {
  const now = ctx.now()
  const asrama = await getAsrama(ctx.read, slug, now)
  const { name, summary, story, city, district, province, cover, needs, countedOn } = asrama
  const { capacity, residents, nonResidents, head, phone, hours, takesVisits } = asrama
  const programs = await Promise.all(asrama.programs.map((each) => cardOf(ctx, each, now)))
  return {
    asrama: {
      ...{ slug, name, summary, story, city, district, cover, needs, countedOn },
      ...{ capacity, residents, nonResidents, head, phone, takesVisits },
      province: { slug: province, name: provinceName(province) },
      place: placeOf(asrama),
      free: freePlaces(asrama),
      week: weekRows(hours, province),
      mostVisitors: asrama.mostVisitors,
    },
    campaign: asrama.campaign ? await cardOf(ctx, asrama.campaign, now) : undefined,
    programs: programs.filter((program) => program !== undefined),
    map: partMap([asrama]),
    url: `${ctx.config.origin}/asrama/${slug}`,
    now: now.toISOString(),
  }
}

async function cardOf(ctx: Ctx, slug: string, now: Date) {
  const found = await findCampaignBySlug(ctx.read, slug)
  return found?.kind === 'found' ? toCardView(found.campaign, now) : undefined
}

export type AsramaView = Awaited<ReturnType<typeof asramaPage>>['asrama']
