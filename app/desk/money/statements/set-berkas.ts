import { data } from 'react-router'
import { findFrozen } from '#features/statements/frozen-sets.server.ts'
import { frozenFile } from '#features/statements/frozen-file.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { rowIdOf } from '#app/desk/ui/found.ts'
import type { Route } from './+types/set-berkas.ts'

/** A frozen set as paper, or as the very text whose sum was taken. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx } = context.get(deskContext)
  const found = await findFrozen(ctx.db, { id: rowIdOf(params.id) })
  const format = new URL(request.url).searchParams.get('bentuk')
  if (!found || (format !== 'pdf' && format !== 'json'))
    throw data({ message: 'Page Not Found' }, { status: 404 })
  return await frozenFile(ctx, found, format)
}
