import type { Ctx } from '#platform/context.ts'
import type { MessageChannel, MessageContent } from '#platform/db/schema/message/schema-message.ts'
import { PermanentFailure } from '#platform/jobs/permanent-failure.ts'
import { AddressRefused } from '#platform/outside/message/mail-port.ts'
import { maskContact } from '#platform/text/contact.ts'
import type { WhatsappTemplate } from '#platform/outside/message/whatsapp-port.ts'
import type { TemplateVersion } from '../book/template-book.server.ts'
import { filled, type Values, whatsappParameters } from '../book/template.ts'
import { choicesLink } from '../choices.server.ts'
import { latestChoices, recordChoice, type Wish } from '../contact-choices.server.ts'
import { suppressAddress } from '../suppression.server.ts'
import { ALL_WHATSAPP, holdMessages } from './holds.server.ts'
import type { MessageRow } from './message-rows.server.ts'
import { categoryOf, countCost } from './month-cost.server.ts'
import { type Consequence, consequenceOf } from './whatsapp-failure.ts'

export type MessageSending = {
  row: MessageRow
  template: TemplateVersion
  content: MessageContent
  channel: MessageChannel
  /** How its reader wants to be spoken to. */
  wish: Wish
}

export type Attempt =
  | { kind: 'sent'; providerId?: string; category?: string }
  /** Not by this channel; the code of its provider where there is one. */
  | { kind: 'refused'; why: string }
  /** It may have left: it goes by no other. */
  | { kind: 'unknown'; why: string }

/** Hands a message to its channel. Throws where nothing left and the same may be tried again. */
export async function sendBy(ctx: Ctx, message: MessageSending): Promise<Attempt> {
  const sending = { ...message, content: withOwnValues(ctx, message) }
  if (sending.channel === 'email') return sendEmail(ctx, sending)
  if (sending.channel === 'whatsapp') return sendWhatsapp(ctx, sending)
  const { row, template, content } = sending
  await ctx.otp.send({
    to: row.phone ?? '',
    text: filled(template.words.body, content.values),
    key: row.event,
  })
  return { kind: 'sent' }
}

const salutations = { bapak: 'Bapak', ibu: 'Ibu', kak: 'Kak' } as const

/** What every message may name: the institution, the way to stop, and the reader as they want to be called. */
function withOwnValues(
  { config }: Ctx,
  { row, content, wish: { salutation } }: MessageSending,
): MessageContent {
  const { plainName } = content
  const values = {
    lembaga: config.institution.name,
    berhenti: choicesLink(config, row.id),
    ...content.values,
    ...(salutation && plainName && { nama: `${salutations[salutation]} ${plainName}` }),
  }
  return { ...content, values }
}

async function sendEmail(ctx: Ctx, { row, template, content }: MessageSending): Promise<Attempt> {
  const { words } = template
  const to = row.email ?? ''
  const headers = {
    ...(row.kind === 'news' && stopHeaders(ctx.config, row.id)),
    ...content.headers,
  }
  const mail = {
    id: row.id,
    to,
    subject: filled(words.subject, content.values),
    text: textOf(words.body, content.values),
    ...(Object.keys(headers).length > 0 && { headers }),
  }
  try {
    await ctx.mail.send(mail)
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error
    if (!(error instanceof AddressRefused)) return { kind: 'refused', why: 'returned' }
    await suppressAddress(ctx, to, { words: WORDS_OF_REFUSAL, at: ctx.now() })
    return { kind: 'refused', why: 'bounced' }
  }
}

const WORDS_OF_REFUSAL = 'Server penerima menolak alamat ini.'

/** Every e-mail names the page where its reader chooses what else they get. */
function textOf(body: string, values: Values): string {
  const text = filled(body, values)
  return body.includes('{{berhenti}}')
    ? text
    : `${text}\n\nAtur pesan dari kami, tanpa masuk:\n${values['berhenti'] ?? ''}`
}

async function sendWhatsapp(ctx: Ctx, sending: MessageSending): Promise<Attempt> {
  const { row, template } = sending
  const { whatsapp } = ctx
  const order = await whatsappTemplate(ctx, sending)
  if (!whatsapp || !order) return { kind: 'refused', why: 'no-channel' }
  const answer = await whatsapp.send({
    kind: 'template',
    to: row.phone ?? '',
    reference: row.id,
    template: order,
  })
  if (answer.kind === 'busy') throw new Error(`WhatsApp took no message: ${answer.cause}`)
  if (answer.kind === 'unknown') return { kind: 'unknown', why: answer.cause }
  if (answer.kind === 'refused') return refusedBy(ctx, { ...sending, code: answer.code })
  const category = categoryOf(template.kind)
  await countCost(ctx, { category, count: 1, at: ctx.now() })
  return { kind: 'sent', providerId: answer.providerId, category }
}

async function whatsappTemplate(
  ctx: Ctx,
  { template, content }: MessageSending,
): Promise<WhatsappTemplate | undefined> {
  const words = template.words.whatsapp
  if (!words) return undefined
  const { values, document, picture } = content
  const image = picture && { image: { id: await uploadPicture(ctx, picture.key) } }
  const header = words.hasDocument && document ? { document } : image
  return {
    name: words.name,
    language: words.language,
    parameters: whatsappParameters(words, values),
    ...(header && { header }),
    ...(words.button && { button: values[words.button] ?? '' }),
  }
}

/** The provider takes a WebP and never shows it: the key is that of a JPEG. */
async function uploadPicture(ctx: Ctx, key: string): Promise<string> {
  const file = await ctx.files.get(key)
  if (!file || !ctx.whatsapp) throw new Error('the picture of a message is not there')
  return ctx.whatsapp.upload({ bytes: file.bytes, type: 'image/jpeg', filename: 'gambar.jpg' })
}

type Refused = Pick<MessageSending, 'row' | 'template'> & { code: number }

/** What a code of the provider does; throws where the same may be tried again. */
async function refusedBy(ctx: Ctx, { row, template, code }: Refused): Promise<Attempt> {
  const consequence = consequenceOf(code)
  if (consequence === 'back-off') throw new Error(`WhatsApp took no message: code ${code}`)
  await followCode(ctx, { row, template: template.name, code, consequence })
  return { kind: 'refused', why: String(code) }
}

type Followed = {
  row: { phoneHash: Buffer | null; phone: string | null }
  template: string
  code: number
  consequence: Consequence
}

/** What follows from a code for the next messages, whether it came with the answer or with a status. */
export async function followCode(ctx: Ctx, followed: Followed): Promise<void> {
  const { row, template, code, consequence } = followed
  if (consequence === 'hold-all') await holdMessages(ctx, ALL_WHATSAPP, code)
  if (consequence === 'hold-template') await holdMessages(ctx, `${ALL_WHATSAPP} ${template}`, code)
  const hash = row.phoneHash
  if (!hash) return
  const hashed = { kind: 'phone', hash } as const
  const found = { isStopped: true, source: 'provider', words: `WhatsApp ${code}` } as const
  if (consequence === 'stopped') await recordChoice(ctx, hashed, { scope: 'news', ...found })
  if (consequence === 'undeliverable') {
    // Once may be a phone that was off too long; the second time the number counts as not reached.
    const before = (await latestChoices(ctx.db, hash)).get('delivery')
    const isStopped = before?.source === 'provider'
    const shown = row.phone && maskContact({ kind: 'phone', value: row.phone })
    await recordChoice(ctx, hashed, { scope: 'delivery', ...found, shown, isStopped })
  }
}

/** RFC 8058: a mail program stops news with one POST there; whoever opens it sees the page, and stops nothing. */
function stopHeaders(config: Ctx['config'], messageId: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${choicesLink(config, messageId)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
