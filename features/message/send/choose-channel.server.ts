import type { Ctx } from '#platform/context.ts'
import type { MessageChannel, MessageContent } from '#platform/db/schema/message/schema-message.ts'
import type { TemplateVersion } from '../book/template-book.server.ts'
import { hasStoppedNews, whyHeld, wishOf } from '../contact-choices.server.ts'
import { goesAsPlainText } from '../message-channels.ts'
import { isHeldBack } from './holds.server.ts'
import type { MessageRow } from './message-rows.server.ts'
import { isWithinBudget } from './month-cost.server.ts'

type Choosing = { row: MessageRow; template: TemplateVersion; content: MessageContent }

/** The channels a message may go by now, best first; with none, why. What only waits for somebody is held. */
export type Choosable = { channels: MessageChannel[]; why: string; isHeld: boolean }

/** Reads by which channels a message reaches its reader now: what there is, what they chose, what holds. */
export async function channelsFor(ctx: Ctx, choosing: Choosing): Promise<Choosable> {
  const { row, content } = choosing
  const channels: MessageChannel[] = []
  let why: string | undefined
  let isHeld = false
  for (const channel of await preferred(ctx, row)) {
    if (content.via && content.via !== channel) continue
    if (row.tried.includes(channel)) continue
    const reason = await whyNot(ctx, channel, choosing)
    if (reason === undefined) channels.push(channel)
    else if (!['no-contact', 'no-channel'].includes(reason) || why === undefined) why = reason
    if (reason === 'held' || reason === 'over-budget') isHeld = true
  }
  return { channels, why: why ?? 'no-contact', isHeld }
}

/** E-mail first, unless the reader asked for WhatsApp. */
async function preferred(ctx: Ctx, { emailHash, phoneHash }: MessageRow) {
  const hashes = [emailHash, phoneHash].filter((hash) => hash !== null)
  const { channel } = await wishOf(ctx.db, hashes)
  const order: MessageChannel[] = ['email', 'whatsapp', 'phone']
  return channel === 'whatsapp' ? (['whatsapp', 'email', 'phone'] as const) : order
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
  const held = await whyHeld(ctx, { kind: channel === 'email' ? 'email' : 'phone', value, isNews })
  if (held && !(held === 'stopped-all' && template.isAskedFor)) return held
  const stopsWithNews = template.endsWithNews === true
  if (stopsWithNews && (await hasStoppedNews(ctx, value))) return 'stopped-news'
  if (channel !== 'whatsapp') return undefined
  if (await isHeldBack(ctx.db, template)) return 'held'
  return (await isWithinBudget(ctx, row.kind)) ? undefined : 'over-budget'
}
