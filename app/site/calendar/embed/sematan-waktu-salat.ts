import { ctxContext } from '#app/context.ts'
import { embedResponse, embedTheme, missingFrame } from '#app/site/sharing/embed/embed-document.ts'
import type { Route } from './+types/sematan-waktu-salat.ts'
import { framedPlace, timesFrame } from './times-frame.ts'

export const handle = { cache: 'own' }

/** A day may begin within so many seconds of another's end. */
const SECONDS = 300

/** Today's times for the frames of other sites. `?kota=` names the place, `?tema=terang|gelap` sets the look. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const ctx = context.get(ctxContext)
  const place = framedPlace(searchParams)
  const shown = place ? timesFrame(ctx, place) : noSuchPlace(ctx.config)
  return embedResponse(shown, embedTheme(searchParams), SECONDS)
}

function noSuchPlace({ origin }: { origin: string }) {
  return missingFrame({
    title: 'Tempat ini tidak ada di daftar',
    hint: 'Cari kota atau kecamatannya di halaman waktu salat.',
    link: `${origin}/waktu-salat`,
  })
}
