import { boxRecord } from '#features/donation-box/box-record.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/kotak-berita.ts'

/** The record of a count as paper. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx } = context.get(deskContext)
  const { bytes, number } = await orNotFound(() => boxRecord(ctx, rowIdOf(params.id)))
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${number.replaceAll('/', '-')}.pdf"`,
      'Content-Length': String(bytes.length),
    },
  })
}
