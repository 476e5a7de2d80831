import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { contactHash, whyHeld } from '../contact-choices.server.ts'
import { followCode } from './send-by-channel.server.ts'
import { endMessage, notSentYet } from './message-rows.server.ts'
import { consequenceOf } from './whatsapp-failure.ts'

/** Answers in free text are no template of the book. */
export const FREE_TEXT = 'teks'

type FreeText = { to: string; text: string; key: string; donorId?: string | null }
export type FreeTextOutcome =
  | 'sent'
  | 'window-closed'
  | 'no-channel'
  | 'stopped'
  | 'failed'
  | 'unknown'

/**
 * Answers somebody by WhatsApp in free words, which their provider carries within a day of their last message. A second
 * call with a key sends nothing. Throws when the channel is busy. Runs outside transactions.
 */
export async function sendFreeText(ctx: Ctx, message: FreeText): Promise<FreeTextOutcome> {
  const { to, key } = message
  if (!ctx.whatsapp) return 'no-channel'
  const last = await lastInboundAt(ctx.db, ctx.config, to)
  if (!last || ctx.now().getTime() - last.getTime() >= DAY_MS) return 'window-closed'
  const isConfirming = key.startsWith('stopped ')
  if (!isConfirming && (await whyHeld(ctx, { kind: 'phone', value: to, isNews: false })))
    return 'stopped'
  const row = await writeText(ctx, message)
  if (!row) return 'sent'
  const order = { kind: 'text', to, text: message.text, reference: row.id } as const
  const answer = await ctx.whatsapp.send(order)
  if (answer.kind === 'accepted') {
    const { providerId } = answer
    const end = { status: 'sent', channel: 'whatsapp', providerId, category: 'service' } as const
    await endMessage(ctx, row.id, end)
    return 'sent'
  }
  if (answer.kind === 'unknown') {
    await endMessage(ctx, row.id, { status: 'unknown', channel: 'whatsapp', why: answer.cause })
    return 'unknown'
  }
  const consequence = answer.kind === 'busy' ? 'back-off' : consequenceOf(answer.code)
  if (consequence === 'back-off') {
    // The same key must be able to go at the next try.
    await ctx.db.deleteFrom('sent_message').where('id', '=', row.id).execute()
    throw new Error('WhatsApp took no message now')
  }
  const code = answer.kind === 'refused' ? answer.code : 0
  await followCode(ctx, { row, template: FREE_TEXT, code, consequence })
  await endMessage(ctx, row.id, { status: 'failed', why: String(code) })
  return consequence === 'window-closed' ? 'window-closed' : 'failed'
}

async function writeText(ctx: Ctx, { to, text, key, donorId = null }: FreeText) {
  return ctx.db
    .insertInto('sent_message')
    .values({
      id: ctx.newId(),
      event: key,
      template: FREE_TEXT,
      version: 1,
      kind: 'service',
      donation_id: null,
      donor_id: donorId,
      lot_id: null,
      email: null,
      phone: to,
      email_hash: null,
      phone_hash: contactHash(ctx.config, to),
      content: JSON.stringify({ values: { isi: text } }),
      channel: 'whatsapp',
      status: 'sending',
      ...notSentYet,
      queued_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning(['id', 'phone', 'phone_hash as phoneHash'])
    .executeTakeFirst()
}

/** When the owner of a number last wrote to us: free text goes within a day of it. */
export async function lastInboundAt(
  db: Db | Tx,
  config: Ctx['config'],
  phone: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('inbound_message')
    .select('written_at')
    .where('phone_hash', '=', contactHash(config, phone))
    .orderBy('written_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.written_at
}
