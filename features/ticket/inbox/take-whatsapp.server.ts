import type { InboundText } from '#features/message/inbound/inbound-job.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Proof, readProof } from '#platform/proof/proof.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { typedProse } from '#platform/text/typed-text.ts'
import { receiveReply } from './receive-reply.server.ts'

/** Takes what somebody wrote by WhatsApp into their thread; a word that only stops news is nothing to answer. */
export async function takeWhatsapp(ctx: Ctx, message: InboundText): Promise<void> {
  const { outsideId, phone, text, media, isStop } = message
  if (isStop) return
  const proof = media ? await proofOf(ctx, media.id) : undefined
  const isLacking = media !== null && proof === undefined
  const words = [typedProse(text), isLacking && '(Ada lampiran yang tidak dapat disimpan.)']
  await receiveReply(ctx, {
    via: 'whatsapp',
    outsideId,
    contact: { phone },
    text: words.filter(Boolean).join('\n\n') || '(lampiran)',
    proofs: proof ? [proof] : [],
  })
}

async function proofOf(ctx: Ctx, mediaId: string): Promise<Proof | undefined> {
  if (!ctx.whatsapp) return undefined
  const { bytes } = await ctx.whatsapp.download(mediaId)
  return await readProof(bytes).catch((error: unknown) => {
    if (isRefusal(error) && error.status !== 503) return undefined
    throw error
  })
}
