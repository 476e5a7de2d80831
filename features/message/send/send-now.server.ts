import type { Ctx } from '#platform/context.ts'
import type { Values } from '../book/template.ts'
import { type Delivered, deliverMessage } from './deliver-message.server.ts'
import { type TemplateOrder, writeSentMessage } from './queue-message.server.ts'

/**
 * Delivers a message in the job that calls: where what follows depends on it, or where it says what is stored nowhere
 * (`secrets`). A repeat goes on with the same message, and sends nothing that has left. Runs outside transactions.
 */
export async function sendNow(
  ctx: Ctx,
  order: TemplateOrder,
  secrets: Values = {},
): Promise<Delivered> {
  const written = await writeSentMessage(ctx, order, secrets)
  if (written) return await deliverMessage(ctx, written.id, secrets)
  const { id, status, channel } = await ctx.db
    .selectFrom('sent_message')
    .select(['id', 'status', 'channel'])
    .where('event', '=', order.event)
    .executeTakeFirstOrThrow()
  if (status === 'sent' && channel) return { kind: 'sent', channel }
  return await deliverMessage(ctx, id, secrets)
}
