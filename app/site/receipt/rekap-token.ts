import { data } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { recapBehind } from '#features/donor-recap/send-recap.server.ts'
import { limit, type SteadyLimit } from '#platform/http/rate-limit.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/rekap-token.ts'

export const handle = { cache: 'none' }

const prints: SteadyLimit = { name: 'recap files', burst: 30, everySeconds: 5 }

/** The recap that a donor asked for, as a PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  try {
    await limit(ctx, prints, context.get(addressContext))
    const { bytes, name } = await recapBehind(ctx, params.token)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    })
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    throw data({ message: cause.message }, { status: cause.status })
  }
}
