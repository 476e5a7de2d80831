import { findFrozen } from '#features/statements/frozen-sets.server.ts'
import { frozenFile } from '#features/statements/frozen-file.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { pageNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/set-berkas.ts'

/** A frozen set as paper, or as the very text whose sum was taken. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx } = context.get(deskContext)
  const found = await findFrozen(ctx.db, { id: rowIdOf(params.id) })
  const format = new URL(request.url).searchParams.get('bentuk')
  if (!found || (format !== 'pdf' && format !== 'json')) throw pageNotFound()
  return await frozenFile(ctx, found, format)
}
