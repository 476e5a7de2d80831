import { ctxContext } from '#app/context.ts'
import { frozenFile } from '#features/statements/frozen-file.server.ts'
import { frozenOn } from '#features/statements/frozen-sets.server.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/laporan-berkas.ts'

export const handle = { cache: 'own' }

/** The frozen statements of closed days as a file. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(ctxContext)
  const { hari, bentuk } = params
  const found = await frozenOn(ctx.read, hari)
  if (!found || (bentuk !== 'pdf' && bentuk !== 'json')) throw pageNotFound()
  const answer = await frozenFile(ctx, found, bentuk)
  answer.headers.set('Cache-Control', 'public, max-age=300')
  return answer
}
