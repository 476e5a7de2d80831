import type { Ctx } from '#platform/context.ts'
import type { MessageChannel, MessageContent } from '#platform/db/schema/message/schema-message.ts'
import type { TemplateVersion } from '../book/template-book.server.ts'
import { hasStoppedNews, whyHeld, type Wish } from '../contact-choices.server.ts'
import { goesAsPlainText } from '../message-channels.ts'
import { isHeldBack } from './holds.server.ts'
import type { MessageRow } from './message-rows.server.ts'
import { isWithinBudget } from './month-cost.server.ts'

type Choosing = { row: MessageRow; template: TemplateVersion; content: MessageContent; wish: Wish }

/** Why a message goes by no channel, or by no other. What only waits for somebody is held. */
export type NoChannel = { why: string; isHeld: boolean }

/**
 * The channels a message may go by, best first: what there is, what its reader chose, what holds. Each is asked about as
 * its turn comes, since most messages need the first alone.
 */
export async function* channelsFor(
  ctx: Ctx,
  choosing: Choosing,
): AsyncGenerator<MessageChannel, NoChannel> {
  const { row, content, wish } = choosing
  let why: string | undefined
  let isHeld = false
  for (const channel of preferred(wish)) {
    if (content.via && content.via !== channel) continue
    if (row.tried.includes(channel)) continue
    const reason = await whyNot(ctx, channel, choosing)
    if (reason === undefined) {
      yield channel
      continue
    }
    if (!['no-contact', 'no-channel'].includes(reason) || why === undefined) why = reason
    if (reason === 'held' || reason === 'over-budget') isHeld = true
  }
  return { why: why ?? 'no-contact', isHeld }
}

/** E-mail first, unless the reader asked for WhatsApp. */
function preferred({ channel }: Wish): readonly MessageChannel[] {
  return channel === 'whatsapp' ? ['whatsapp', 'email', 'phone'] : ['email', 'whatsapp', 'phone']
}

async function whyNot(
  ctx: Ctx,
  channel: MessageChannel,
  { row, template, content }: Choosing,
): Promise<string | undefined> {
  const value = channel === 'email' ? row.email : row.phone
  if (!value) return 'no-contact'
  const isNews = row.kind === 'news'
  if (channel === 'phone' && !(goesAsPlainText(template.purpose) && ctx.otp.isReachable))
    return 'no-channel'
  if (channel === 'whatsapp') {
    const { whatsapp } = template.words
    if (!ctx.whatsapp || !whatsapp || (whatsapp.hasDocument && !content.document))
      return 'no-channel'
  }
  const kind = channel === 'email' ? 'email' : 'phone'
  const held = await whyHeld(ctx, { kind, value, isNews })
  if (held && !(held === 'stopped-all' && template.isAskedFor)) return held
  const stopsWithNews = template.endsWithNews === true
  if (stopsWithNews && (await hasStoppedNews(ctx, { kind, value }))) return 'stopped-news'
  if (channel !== 'whatsapp') return undefined
  if (await isHeldBack(ctx.db, template)) return 'held'
  return (await isWithinBudget(ctx, row.kind)) ? undefined : 'over-budget'
}
