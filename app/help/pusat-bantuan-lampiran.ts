import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { openProof } from '#features/ticket/follow-ticket.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/pusat-bantuan-lampiran.ts'

export const handle = { cache: 'none' }

/** A proof as a download. It is never displayed, so its content cannot run as a page of this site. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { token, id: fileId } = params
  try {
    const { type, bytes } = await openProof(context.get(ctxContext), { token, fileId })
    const ending = type === 'application/pdf' ? 'pdf' : 'jpg'
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': type,
        'Content-Length': String(bytes.length),
        'Content-Disposition': `attachment; filename="lampiran.${ending}"`,
        'Content-Security-Policy': "sandbox; default-src 'none'",
      },
    })
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    throw data({ message: 'Page Not Found' }, { status: cause.status })
  }
}
