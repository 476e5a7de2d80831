import { addressContext, ctxContext } from '#app/context.ts'
import { receiptFile } from './receipt-file.server.ts'
import type { Route } from './+types/bsz.ts'

export const handle = { cache: 'none' }

/** The Bukti Setor Zakat of a zakat donation, as a PDF. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const address = context.get(addressContext)
  return receiptFile(context.get(ctxContext), {
    publicId: params.id,
    kind: 'bsz',
    request,
    address,
  })
}
