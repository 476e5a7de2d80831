import { redirect, type RouterContextProvider } from 'react-router'
import * as v from 'valibot'
import { addressContext, ctxContext } from '#app/context.ts'
import { refusedBefore, submit } from '#app/submit.server.ts'
import { proofOnScreen, sendTransferProof } from '#features/transfer/transfer-proof.server.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'
import { limit, uploads } from '#platform/http/rate-limit.server.ts'
import { InvalidInput } from '#platform/refusal.ts'

type Args = {
  params: { id: string }
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What the donor's own screen says of a proof: that it came, never what is in it. */
export async function proofView({ params, request, context }: Args) {
  const proof = await proofOnScreen(context.get(ctxContext).db, params.id)
  const query = new URL(request.url).searchParams
  return {
    sentAt: proof?.sentAt.toISOString() ?? null,
    isLast: proof?.isLast ?? false,
    isTooLarge: query.get('berkas') === 'besar',
  }
}

export type ProofView = Awaited<ReturnType<typeof proofView>>

/** Takes the proof of a transfer; the screen then says that it came. */
export async function sendProof({ params, request, context }: Args) {
  const ctx = context.get(ctxContext)
  const address = context.get(addressContext)
  const refused = await refusedBefore(() => limit(ctx, uploads, address))
  if (refused) return refused
  return submit(v.object({}), request, async (_, form) => {
    const bytes = await proofIn(form.get('proof'))
    if (!bytes) throw new InvalidInput({ proof: 'Pilih berkas buktinya dahulu.' })
    await sendTransferProof(ctx, { publicId: params.id, bytes, address })
    return redirect(`/checkout-transfer/${params.id}?bukti=1`, 303)
  })
}
