import { listMedia } from '#features/media/queries.server.ts'
import { type KeptPicture, pictureFile } from '#platform/picture/picture.ts'
import type { Route } from './+types/media-json.ts'
import { deskContext } from '#app/desk/context.ts'
import { filtersIn } from '#app/desk/ui/filters.ts'

/** The latest pictures of the library, or those of a search, for the editor's dialog. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { kata } = filtersIn(new URL(request.url).searchParams, ['kata'])
  const { items } = await listMedia(ctx.db, { q: kata })
  const data = items.map(({ alt, credit, picture }) => ({ alt, credit, ...shownIn(picture) }))
  return Response.json({ data }, { headers: { 'Cache-Control': 'no-store' } })
}

const TEXT_WIDTH = 960

/** The files of a picture for a list and for a text, with the size of the latter. */
function shownIn({ key, width, height, widths }: KeptPicture) {
  const inText = widths.find((each) => each >= TEXT_WIDTH) ?? width
  return {
    thumbnail: `/${pictureFile(key, widths[0] ?? width, 'jpg')}`,
    src: `/${pictureFile(key, inText, 'jpg')}`,
    width: inText,
    height: Math.max(1, Math.round((height * inText) / width)),
  }
}
