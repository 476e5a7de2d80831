import PostalMime from 'postal-mime'
import sanitizeHtml from 'sanitize-html'
import { normaliseEmail } from '../text/contact.ts'
import { typedLine, typedProse } from '../text/typed-text.ts'
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts'

/** Where a quoted letter begins, as the mail programs of our donors write it. */
const QUOTES = [
  /^>/,
  /^-{2,}\s?(?:original message|pesan asli|forwarded message|pesan terusan)/i,
  /^(?:on|pada|tanggal) .{5,200}(?:wrote|menulis|wrote|tulis):?$/i,
  /^_{10,}$/,
  /^(?:from|dari):\s.{3,}@/i,
]

/** A letter that came to us, as far as it is read. */
export type InboundMail = {
  messageId: string | undefined
  from: { email: string; name: string } | undefined
  /** Every address it went to, in small letters. */
  to: string[]
  subject: string
  /** What is new in it: without what it quotes. */
  text: string
  /** A machine wrote it: an absence, a list, a bounce. Nobody answers those. */
  isAutomatic: boolean
  /** What a mail server or a provider of mailboxes reports of a letter of ours. */
  report: DeliveryReport | undefined
  files: Buffer[]
}

const MOST_FILES = 3
const LONGEST_TEXT = 8_000

/** Reads a whole letter (RFC 5322); runs in the worker. */
export async function parseMail(bytes: Buffer): Promise<InboundMail> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 200_000 })
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value.toLowerCase()]))
  const from = normaliseEmail(mail.from?.address ?? '')
  const addresses = [...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address }) => address ?? '')
  const also = ['delivered-to', 'x-original-to'].map((name) => headers.get(name) ?? '')
  const text = typedProse(newWordsOf(mail.text ?? wordsOfHtml(mail.html ?? '')))
  return {
    messageId: mail.messageId?.slice(0, 500),
    from: from === undefined ? undefined : { email: from, name: typedLine(mail.from?.name ?? '') },
    to: [...addresses, ...also].map((each) => typedLine(each).toLowerCase()).filter(Boolean),
    subject: typedLine(mail.subject ?? '').slice(0, 200),
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}\n(dipotong)` : text,
    isAutomatic: isByMachine(headers),
    report: await reportIn(bytes, headers),
    files: mail.attachments
      .filter(({ disposition }) => disposition === 'attachment')
      .slice(0, MOST_FILES)
      .map(({ content }) =>
        typeof content === 'string' ? Buffer.from(content) : toBuffer(content),
      ),
  }
}

const machineParts: Readonly<Record<string, DeliveryReport['kind']>> = {
  'message/delivery-status': 'bounce',
  'message/feedback-report': 'complaint',
}

/** RFC 6522: words for people, a part for machines, and the letter or its headers. */
async function reportIn(bytes: Buffer, headers: ReadonlyMap<string, string>) {
  if (!headers.get('content-type')?.startsWith('multipart/report')) return undefined
  const options = { maxNestingDepth: 20, maxHeadersSize: 200_000, forceRfc822Attachments: true }
  const { attachments } = await PostalMime.parse(bytes, options)
  const machine = attachments.find(({ mimeType }) => Object.hasOwn(machineParts, mimeType))
  const kind = machineParts[machine?.mimeType ?? '']
  if (!machine || !kind) return undefined
  const returned = attachments.find(({ mimeType }) =>
    ['message/rfc822', 'message/global', 'text/rfc822-headers'].includes(mimeType),
  )
  return readDeliveryReport({
    machine: textIn(machine.content),
    kind,
    returned: returned ? textIn(returned.content) : '',
  })
}

function textIn(content: ArrayBuffer | Uint8Array | string): string {
  const text = typeof content === 'string' ? content : toBuffer(content).toString('utf8')
  return text.slice(0, 200_000).trim()
}

function toBuffer(content: ArrayBuffer | Uint8Array): Buffer {
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}

/** RFC 3834, and what lists and bounces say of themselves. */
function isByMachine(headers: ReadonlyMap<string, string>): boolean {
  const auto = headers.get('auto-submitted') ?? 'no'
  return (
    !auto.startsWith('no') ||
    ['bulk', 'list', 'junk', 'auto_reply'].includes(headers.get('precedence') ?? '') ||
    headers.has('list-id') ||
    headers.has('x-auto-response-suppress') ||
    (headers.get('content-type') ?? '').startsWith('multipart/report') ||
    headers.get('return-path') === '<>'
  )
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

function wordsOfHtml(html: string): string {
  const withLines = html.replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b/gi, '\n$&')
  const bare = sanitizeHtml(withLines, { allowedTags: [], allowedAttributes: {} })
  return bare.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
}

/** What somebody wrote above the letter they answer; a letter of quotes alone stays whole. */
function newWordsOf(text: string): string {
  const lines = text.split(/\r?\n/)
  const first = lines.findIndex(
    (line, at) => isQuote(line) || isQuote(`${line} ${lines[at + 1] ?? ''}`),
  )
  const words = (first === -1 ? lines : lines.slice(0, first)).join('\n').trim()
  return words || text.trim()
}

function isQuote(line: string): boolean {
  const bare = line.trim()
  return QUOTES.some((quote) => quote.test(bare))
}
