import { coverSvg, parseCoverName } from '#app/ui/cover.ts'
import { existing } from '#app/not-found.ts'
import type { Route } from './+types/sampul.ts'

// The address describes the whole picture, so it never changes.
export const handle = { cache: 'public', maxAge: 31_536_000 }

/** A campaign's cover by its address, for later navigations and for link previews. */
export function loader({ params }: Route.LoaderArgs) {
  const cover = existing(parseCoverName(params.slug))
  return new Response(coverSvg(cover), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
  })
}
