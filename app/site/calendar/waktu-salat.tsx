import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { prayerPlaces } from '#features/prayer-time/places.ts'
import { findVersesOfDay } from '#features/scholar-review/verses-of-day/queries.server.ts'
import type { Route } from './+types/waktu-salat.ts'
import { loadTimes } from './times/times-page.server.ts'
import { TimesScreen } from './times/times-screen.tsx'

// The list of places stays on the server until somebody looks for one.
export const handle = {
  cache: 'public',
  maxAge: 300,
  query: import.meta.env.SSR ? { kota: prayerPlaces.map(({ code }) => code) } : {},
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  return {
    ...loadTimes(ctx, new URL(request.url).searchParams.get('kota')),
    // Nobody is offered to be told of a verse that is not there.
    hasVerse: (await findVersesOfDay(ctx.read)) !== undefined,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.place.name ?? ''
  const page = pageMeta(matches, {
    title: `Waktu salat ${name} hari ini dan arah kiblat`,
    description: `Jadwal salat ${name}: imsak, Subuh, terbit, Duha, Zuhur, Asar, Magrib, Isya, sebulan dan setahun untuk dicetak, arah kiblat, dan waktu bayang kiblat.`,
    path: '/waktu-salat',
  })
  const { origin } = matches[0].loaderData
  const url = encodeURIComponent(`${origin}/waktu-salat?kota=${loaderData?.place.code ?? ''}`)
  const href = `${origin}/oembed/waktu-salat?url=${url}`
  return [...page, { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', href }]
}

export default function WaktuSalat({ loaderData, matches }: Route.ComponentProps) {
  return <TimesScreen drawn={loaderData} origin={matches[0].loaderData.origin} />
}
