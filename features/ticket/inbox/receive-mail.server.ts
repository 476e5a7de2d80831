import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { receiveReport } from '#features/message/bounce/receive-report.server.ts'
import type { Ctx } from '#platform/context.ts'
import { readInWorker } from '#platform/files/read-in-worker.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { type Proof, readProof } from '#platform/proof/proof.server.ts'
import { receiveReply } from './receive-reply.server.ts'
import { ticketOfAddresses } from './reply-address.server.ts'

/** An e-mail with three proofs of 5 MB each, as base64. */
export const MAIL_BYTES = 22 * 1024 * 1024

/** Nobody fills the inbox, and a loop of two machines ends. */
const perSender: WindowLimit = {
  name: 'mail sender',
  windows: [
    { most: 20, seconds: 3_600 },
    { most: 60, seconds: 24 * 3_600 },
  ],
}

export type MailOutcome = 'taken' | 'repeated' | 'reported' | 'ignored' | 'forged' | 'closed'

/**
 * Takes an e-mail that the mail server hands over: its raw bytes, and `sha256=` with the hex HMAC-SHA256 of them under
 * INBOUND_MAIL_SECRET. What a machine wrote is left alone, but reports of our own e-mails.
 */
export async function receiveMail(
  ctx: Ctx,
  { raw, signature }: { raw: Buffer; signature: string },
): Promise<MailOutcome> {
  const { inboundMail } = ctx.config
  if (!inboundMail) return 'closed'
  if (!isSigned(raw, { signature, secret: inboundMail.secret })) return 'forged'
  const mail = await readInWorker('mail', raw)
  if (mail.report) {
    const outcome = await receiveReport(ctx, mail.report)
    return outcome === 'unknown' ? 'ignored' : 'reported'
  }
  const { from } = mail
  if (!from || mail.isAutomatic || from.email.split('@')[1] === inboundMail.address.split('@')[1]) {
    ctx.log.info('mail.ignored', { isAutomatic: mail.isAutomatic, hasSender: from !== undefined })
    return 'ignored'
  }
  await limit(ctx, perSender, from.email)
  const { proofs, isLacking } = await proofsIn(mail.files)
  const words = [
    mail.text || mail.subject,
    isLacking && '(Ada lampiran yang tidak dapat disimpan.)',
  ]
  const received = await receiveReply(ctx, {
    via: 'mail',
    outsideId: mail.messageId ?? createHash('sha256').update(raw).digest('hex'),
    contact: { email: from.email },
    number: ticketOfAddresses(ctx.config, mail.to),
    text: words.filter(Boolean).join('\n\n'),
    proofs,
  })
  return received ? 'taken' : 'repeated'
}

function isSigned(raw: Buffer, { signature, secret }: { signature: string; secret: string }) {
  const own = createHmac('sha256', secret).update(raw).digest()
  const signed = Buffer.from(/^sha256=([0-9a-f]{64})$/.exec(signature)?.[1] ?? '', 'hex')
  return signed.length === own.length && timingSafeEqual(signed, own)
}

/** What may be kept of the attachments; an e-mail is never refused for them. */
async function proofsIn(files: readonly Buffer[]) {
  const proofs: Proof[] = []
  for (const file of files) {
    const proof = await readProof(file).catch((error: unknown) => {
      if (isRefusal(error) && error.status !== 503) return undefined
      throw error
    })
    if (proof) proofs.push(proof)
  }
  return { proofs, isLacking: proofs.length < files.length }
}
