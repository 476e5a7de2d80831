import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { findCity } from '#features/prayer-time/places.ts'
import type { Route } from './+types/waktu-salat-kota.ts'
import { cityDays } from './day-facts.server.ts'

/** A device asks again when its days are used up. */
const DAYS = 31

export const handle = { cache: 'public', maxAge: 3_600 }

/** The next days of a city, which the home screen keeps on the device of whoever has chosen that city. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const city = findCity(params.kota)
  if (!city) throw data({ message: 'Page Not Found' }, { status: 404 })
  return Response.json(await cityDays(context.get(ctxContext), city, DAYS))
}
