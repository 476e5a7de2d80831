import { whatsappSignature } from '#platform/outside/message/whatsapp.server.ts'
import { type Answer, type ProviderServer, type Sent, startProvider } from './provider-server.ts'

/** The settings with which an installation reaches the fake. */
export const whatsappEnv = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'EAAJB-token-of-the-tests',
  WHATSAPP_APP_SECRET: 'app-secret-example',
  WHATSAPP_VERIFY_TOKEN: 'verify-token-of-the-tests',
}

export type WhatsappMessage = {
  to: string
  type: string
  biz_opaque_callback_data?: string
  text?: { body: string }
  template?: {
    name: string
    language: { code: string }
    components: { type: string; parameters: Record<string, unknown>[] }[]
  }
}

export type SignedHook = { body: string; headers: Record<string, string> }

export type WhatsappFake = ProviderServer & {
  env: Record<string, string>
  /** Messages it accepted, each with the id it gave. */
  taken: (WhatsappMessage & { wamid: string })[]
  /** Answers the next message to a number with this code. */
  refuse(phone: string, code: number): void
  /** A signed delivery of one change, as Meta posts it. */
  hook(value: Record<string, unknown>, secret?: string): SignedHook
  status(
    wamid: string,
    status: string,
    more?: { at?: Date; code?: number; category?: string; reference?: string },
  ): SignedHook
  /** Somebody writes to our number. */
  write(phone: string, text: string, more?: { id?: string; at?: Date }): SignedHook
}

type Fake = {
  taken: WhatsappFake['taken']
  refusals: Map<string, number>
}

/**
 * The Cloud API as Meta documents it: bearer token, messages, media, errors by code, webhooks signed over their bytes.
 */
export async function startWhatsapp(now: () => Date = () => new Date()): Promise<WhatsappFake> {
  const fake: Fake = { taken: [], refusals: new Map() }
  const server = await startProvider((asked) => respond(fake, asked))
  const hook: WhatsappFake['hook'] = (value, secret = whatsappEnv.WHATSAPP_APP_SECRET) => {
    const metadata = {
      display_phone_number: '15550783881',
      phone_number_id: whatsappEnv.WHATSAPP_PHONE_NUMBER_ID,
    }
    const change = {
      field: 'messages',
      value: { messaging_product: 'whatsapp', metadata, ...value },
    }
    const entry = [{ id: '102290129340398', changes: [change] }]
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry })
    const signature = whatsappSignature(Buffer.from(body), secret)
    return { body, headers: { 'x-hub-signature-256': signature } }
  }
  const stamp = (at: Date) => String(Math.floor(at.getTime() / 1000))
  return {
    ...server,
    env: { ...whatsappEnv, WHATSAPP_BASE_URL: `${server.origin}/v23.0` },
    taken: fake.taken,
    refuse: (phone, code) => void fake.refusals.set(phone.replace('+', ''), code),
    hook,
    status: (id, status, { at = now(), code, category, reference } = {}) =>
      hook({
        statuses: [
          {
            id,
            status,
            timestamp: stamp(at),
            recipient_id: '6281234567890',
            ...(reference && { biz_opaque_callback_data: reference }),
            ...(category && { pricing: { billable: true, pricing_model: 'PMP', category } }),
            ...(code && { errors: [{ code, title: 'as documented' }] }),
          },
        ],
      }),
    write: (phone, body, { id = `wamid.in.${body}.${phone}`, at = now() } = {}) => {
      const from = phone.replace('+', '')
      const message = { from, id, timestamp: stamp(at), type: 'text', text: { body } }
      const contacts = [{ profile: { name: 'Siti' }, wa_id: from }]
      return hook({ contacts, messages: [message] })
    },
  }
}

function respond(fake: Fake, { method, url, headers, body }: Sent): Answer {
  if (headers.authorization !== `Bearer ${whatsappEnv.WHATSAPP_TOKEN}`)
    return refused(401, 190, 'Invalid OAuth access token.')
  if (method === 'POST' && url.endsWith(`/${whatsappEnv.WHATSAPP_PHONE_NUMBER_ID}/media`))
    return { status: 200, body: { id: '1037543291543636' } }
  if (method !== 'POST' || !url.endsWith(`/${whatsappEnv.WHATSAPP_PHONE_NUMBER_ID}/messages`))
    return refused(400, 100, 'Unsupported request.')
  const message = body as WhatsappMessage
  const code = fake.refusals.get(message.to) ?? wrongOf(message)
  fake.refusals.delete(message.to)
  if (code) return refused(400, code, 'as documented')
  const wamid = `wamid.HBgN${message.to}${fake.taken.length}`
  fake.taken.push({ ...message, wamid })
  return {
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: message.to, wa_id: message.to }],
      messages: [{ id: wamid, message_status: 'accepted' }],
    },
  }
}

/** The code of a message that the documents forbid. */
function wrongOf({ to, type, template }: WhatsappMessage): number | undefined {
  if (!/^\d{8,15}$/.test(to)) return 131009
  if (type !== 'template') return undefined
  const texts = (template?.components ?? []).flatMap(({ parameters }) =>
    parameters.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])),
  )
  return texts.some((text) => text === '' || /[\n\t]| {4}/.test(text)) ? 132012 : undefined
}

function refused(status: number, code: number, details: string): Answer {
  const error = { message: `(#${code}) ${details}`, type: 'OAuthException', code }
  return { status, body: { error: { ...error, error_data: { details }, fbtrace_id: 'A' } } }
}
