import { ctxContext } from '#app/context.ts'
import { findCity } from '#features/prayer-time/places.ts'
import { existing } from '#app/not-found.ts'
import type { Route } from './+types/waktu-salat-kota.ts'
import { cityDays } from './day-facts.server.ts'

/** A device asks again when its days are used up. */
const DAYS = 31

export const handle = { cache: 'public', maxAge: 3_600 }

/** The next days of a city, which the home screen keeps on the device of whoever has chosen that city. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const city = existing(findCity(params.kota))
  return Response.json(await cityDays(context.get(ctxContext), city, DAYS))
}
