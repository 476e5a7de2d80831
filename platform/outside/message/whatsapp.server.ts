import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { WhatsappSettings } from '#platform/settings/whatsapp-settings.ts'
import { isOneOf } from '../payment/secret-match.server.ts'
import type {
  MediaRef,
  WhatsappAnswer,
  WhatsappFile,
  WhatsappOrder,
  WhatsappPort,
  WhatsappTemplate,
} from './whatsapp-port.ts'

const TIMEOUT_MS = 15_000
const MOST_BYTES = 16_000_000

type Options = WhatsappSettings & {
  timeoutMs?: number
  /** Another way to the provider than the network. */
  fetch?: (url: string, init?: RequestInit) => Promise<Response>
}

/** WhatsApp by Meta's Cloud API (https://developers.facebook.com/docs/whatsapp/cloud-api). */
export function openWhatsapp(options: Options): WhatsappPort {
  const { appSecret, verifyToken, phoneNumberId, prices, monthlyMost } = options
  return {
    send: (order) => send(options, order),
    upload: (file) => upload(options, file),
    download: (mediaId) => download(options, mediaId),
    isSigned: (rawBody, signature) => {
      return signature !== null && isOneOf(signature, [whatsappSignature(rawBody, appSecret)])
    },
    isOurNumber: (id) => id === phoneNumberId,
    challenge: (query) => {
      const isOurs =
        query.get('hub.mode') === 'subscribe' &&
        isOneOf(query.get('hub.verify_token') ?? '', [verifyToken])
      return isOurs ? (query.get('hub.challenge') ?? undefined) : undefined
    },
    pricing: { prices, monthlyMost },
  }
}

/** The value of X-Hub-Signature-256: over the raw bytes, as they came. */
export function whatsappSignature(rawBody: Uint8Array, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`
}

const accepted = v.object({
  messages: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()),
})
const failure = v.object({ error: v.object({ code: v.number() }) })
const uploaded = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })
const media = v.object({ url: v.string(), mime_type: v.string() })

async function send(options: Options, order: WhatsappOrder): Promise<WhatsappAnswer> {
  const { baseUrl, phoneNumberId } = options
  const body = JSON.stringify(whatsappBody(order))
  const headers = { 'content-type': 'application/json' }
  const url = `${baseUrl}/${phoneNumberId}/messages`
  try {
    const answer = await call(options, url, { method: 'POST', headers, body })
    const text = await answer.text()
    const reply = parsed(text)
    const taken = v.safeParse(accepted, reply)
    if (answer.ok && taken.success)
      return { kind: 'accepted', providerId: taken.output.messages[0].id }
    const refused = v.safeParse(failure, reply)
    if (refused.success) return { kind: 'refused', code: refused.output.error.code }
    if (answer.status === 429) return { kind: 'busy', cause: 'HTTP 429' }
    return { kind: 'unknown', cause: `HTTP ${answer.status}` }
  } catch (error) {
    return failureOf(error)
  }
}

/** The request of one message, as documented. */
export function whatsappBody({ to, reference, ...order }: WhatsappOrder): Record<string, unknown> {
  const fixed = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    biz_opaque_callback_data: reference,
  }
  return order.kind === 'text'
    ? { ...fixed, type: 'text', text: { preview_url: false, body: order.text } }
    : { ...fixed, type: 'template', template: templateBody(order.template) }
}

function templateBody({ name, language, parameters, header, button }: WhatsappTemplate) {
  const text = (value: string) => ({ type: 'text', text: value })
  const components = [
    ...(header ? [{ type: 'header', parameters: [headerParameter(header)] }] : []),
    ...(parameters.length > 0 ? [{ type: 'body', parameters: parameters.map(text) }] : []),
    ...(button === undefined
      ? []
      : [{ type: 'button', sub_type: 'url', index: '0', parameters: [text(button)] }]),
  ]
  return { name, language: { code: language }, components }
}

function headerParameter(header: NonNullable<WhatsappTemplate['header']>) {
  return 'document' in header
    ? { type: 'document', document: header.document }
    : { type: 'image', image: header.image satisfies MediaRef }
}

async function upload(options: Options, { bytes, type, filename }: WhatsappFile): Promise<string> {
  const form = new FormData()
  form.set('messaging_product', 'whatsapp')
  form.set('type', type)
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), filename)
  const url = `${options.baseUrl}/${options.phoneNumberId}/media`
  const answer = await call(options, url, { method: 'POST', body: form }).catch(withoutContent)
  const upload = v.safeParse(uploaded, parsed(await answer.text()))
  if (!answer.ok || !upload.success)
    throw new Error(`WhatsApp did not take a file: HTTP ${answer.status}`)
  return upload.output.id
}

async function download(options: Options, mediaId: string) {
  if (!/^\d{1,40}$/.test(mediaId)) throw new Error('no id of a file of WhatsApp')
  const about = await call(options, `${options.baseUrl}/${mediaId}`).catch(withoutContent)
  const { url, mime_type: type } = v.parse(media, parsed(await about.text()))
  if (!isTheirs(url, options.baseUrl)) throw new Error('a file of WhatsApp at an address of others')
  const answer = await call(options, url).catch(withoutContent)
  const size = Number(answer.headers.get('content-length') ?? 0)
  if (!answer.ok || size > MOST_BYTES)
    throw new Error(`WhatsApp did not give a file: HTTP ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (bytes.length > MOST_BYTES) throw new Error('too large a file of WhatsApp')
  return { bytes, type: type.split(';')[0] ?? type }
}

/** Our token goes to Meta's own hosts, or to that of the settings, alone. */
function isTheirs(url: string, baseUrl: string): boolean {
  const host = URL.parse(url)?.hostname ?? ''
  const isMeta = /(^|\.)(facebook\.com|fbcdn\.net|fbsbx\.com|whatsapp\.net)$/.test(host)
  return (isMeta && url.startsWith('https://')) || host === new URL(baseUrl).hostname
}

async function call(options: Options, url: string, init?: RequestInit) {
  const { token, timeoutMs = TIMEOUT_MS, fetch: ask = fetch } = options
  return ask(url, {
    ...init,
    headers: { ...init?.headers, authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Before a connection stands nothing can have been sent; afterwards nobody knows. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

function failureOf(error: unknown): WhatsappAnswer {
  const cause = causeOf(error)
  return { kind: unsent.has(cause) ? 'busy' : 'unknown', cause }
}

function withoutContent(error: unknown): never {
  throw new Error(`WhatsApp gave no answer: ${causeOf(error)}`)
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
