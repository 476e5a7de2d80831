import { toCardView } from '#app/site/campaign/campaign-view.server.ts'
import { type Asrama, freePlaces } from '#features/asrama/asrama.ts'
import { provinceName } from '#features/asrama/provinces.ts'
import { weekRows } from '#features/asrama/visit.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { placeMap, cityAndProvince } from './views.server.ts'

/** The data of an asrama's page, ready to display. */
export async function asramaPage(ctx: Ctx, asrama: Asrama) {
  const now = ctx.now()
  const { slug, name, summary, story, city, district, province, needs, countedOn } = asrama
  const { cover, picture, capacity, residents, nonResidents, head, phone, hours, takesVisits } =
    asrama
  const programs = await Promise.all(asrama.programs.map((each) => cardOf(ctx, each, now)))
  return {
    asrama: {
      slug,
      name,
      summary,
      story,
      city,
      district,
      cover,
      picture,
      needs,
      countedOn,
      capacity,
      residents,
      nonResidents,
      head,
      phone,
      takesVisits,
      province: { slug: province, name: provinceName(province) },
      place: cityAndProvince(asrama),
      free: freePlaces(asrama),
      week: weekRows(hours, province),
      mostVisitors: asrama.mostVisitors,
    },
    campaign: asrama.campaign ? await cardOf(ctx, asrama.campaign, now) : undefined,
    programs: programs.filter((program) => program !== undefined),
    map: placeMap(asrama),
    url: `${ctx.config.origin}/asrama/${slug}`,
    now: now.toISOString(),
  }
}

async function cardOf(ctx: Ctx, slug: string, now: Date) {
  const found = await findCampaignBySlug(ctx.read, slug)
  return found?.kind === 'found' ? toCardView(found.campaign, now) : undefined
}

export type AsramaView = Awaited<ReturnType<typeof asramaPage>>['asrama']
