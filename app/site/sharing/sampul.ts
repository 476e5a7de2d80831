import { data } from 'react-router'
import { coverSvg, parseCoverName } from '#app/ui/cover.ts'
import type { Route } from './+types/sampul.ts'

// The address describes the whole picture, so it never changes.
export const handle = { cache: 'public', maxAge: 31_536_000 }

/** A campaign's cover by its address, for later navigations and for link previews. */
export function loader({ params }: Route.LoaderArgs) {
  const cover = parseCoverName(params.slug)
  if (!cover) throw data({ message: 'Page Not Found' }, { status: 404 })
  return new Response(coverSvg(cover), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
  })
}
