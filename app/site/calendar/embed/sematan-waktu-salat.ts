import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { embedResponse, embedTheme } from '#app/site/sharing/embed/embed-document.ts'
import type { Route } from './+types/sematan-waktu-salat.ts'
import { framedPlace, timesFrame } from './times-frame.ts'

export const handle = { cache: 'own' }

/** A day may begin within so many seconds of another's end. */
const SECONDS = 300

/** Today's times for the frames of other sites. `?kota=` names the place, `?tema=terang|gelap` sets the look. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const place = framedPlace(searchParams)
  if (!place) throw data({ message: 'Page Not Found' }, { status: 404 })
  return embedResponse(
    timesFrame(context.get(ctxContext), place),
    embedTheme(searchParams),
    SECONDS,
  )
}
