import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { DeliveryReport } from '#platform/mail/delivery-report.ts'
import { readMessageId } from '#platform/outside/message/signed-message-id.server.ts'
import { sendJobOf } from '../send/deliver-message.server.ts'
import { stopAfterComplaint, suppressAddress } from '../suppression.server.ts'

export type ReportOutcome = 'bounced' | 'complained' | 'returned' | 'unknown'

/**
 * Takes what came back for an e-mail. Anybody can write a report: it counts only with the signed Message-ID of ours to
 * that address.
 */
export async function receiveReport(ctx: Ctx, report: DeliveryReport): Promise<ReportOutcome> {
  const { messageId, recipients } = report
  const email = readMessageId(ctx.config, messageId, await withRecipientOf(ctx, report))
  if (!email) {
    ctx.log.info('mail.report-unknown', { kind: report.kind, hasRecipient: recipients.length > 0 })
    return 'unknown'
  }
  return applyReport(ctx, { ...report, ...email })
}

/** A complaint may hide whom it is from: the message knows it. */
async function withRecipientOf(ctx: Ctx, { messageId, recipients }: DeliveryReport) {
  const id = /^<([0-9a-f-]{36})\./.exec(messageId ?? '')?.[1]
  const row =
    id &&
    (await ctx.db
      .selectFrom('sent_message')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst())
  return row && row.email ? [...recipients, row.email] : recipients
}

/** What became of an e-mail to this address, from whoever may say so. */
export type KnownReport = Pick<DeliveryReport, 'kind' | 'isHard' | 'words' | 'at'> & {
  to: string
  /** The id of the message, where it is one of the book. */
  id?: string | undefined
}

/** Suppresses the address where it is to blame, and says so of its message. */
export async function applyReport(ctx: Ctx, report: KnownReport): Promise<ReportOutcome> {
  const { kind, isHard, words, to, id } = report
  const now = ctx.now()
  const at = report.at && report.at < now ? report.at : now
  return inTransaction(ctx.db, async (tx) => {
    const inTx = ctx.within(tx)
    if (kind === 'complaint') {
      const found = { words: `Melaporkan surat kami (${words}).`, at }
      await stopAfterComplaint(inTx, to, found)
      return 'complained'
    }
    if (isHard) {
      const found = { words: `Tidak ada penerima di alamat ini (${words}).`, at }
      await suppressAddress(inTx, to, found)
    }
    if (id) await returnMessage(inTx, tx, { id, why: isHard ? 'bounced' : 'returned' })
    return isHard ? 'bounced' : 'returned'
  })
}

/** It did not arrive: it goes by WhatsApp where it can, and counts as failed where not. */
async function returnMessage(ctx: Ctx, tx: Tx, { id, why }: { id: string; why: string }) {
  const row = await tx
    .selectFrom('sent_message')
    .select(['kind', 'phone', 'content', 'tried', 'lot_id as lotId'])
    .where('id', '=', id)
    .where('channel', '=', 'email')
    .where('status', 'in', ['sent', 'sending', 'unknown'])
    .where('delivered_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const { kind, phone, content, tried, lotId } = row
  const goesOn =
    phone !== null &&
    content !== null &&
    !content.via &&
    ctx.whatsapp &&
    !tried.includes('whatsapp')
  await tx
    .updateTable('sent_message')
    .set({
      status: goesOn ? 'queued' : 'failed',
      channel: goesOn ? null : 'email',
      tried: [...tried, 'email'],
      why,
      failed_at: goesOn ? null : ctx.now(),
    })
    .where('id', '=', id)
    .execute()
  if (goesOn)
    await enqueue(tx, sendJobOf(kind, lotId), { payload: { messageId: id }, now: ctx.now() })
}
