import {
  answerOfCloudApi,
  cloudHook,
  type CloudMessage,
} from '#platform/outside/message/cloud-api.ts'
import { whatsappSignature } from '#platform/outside/message/whatsapp.server.ts'
import { type Answer, type ProviderServer, type Sent, startProvider } from './provider-server.ts'

/** The settings with which an installation reaches the fake. */
export const whatsappEnv = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'EAAJB-token-of-the-tests',
  WHATSAPP_APP_SECRET: 'app-secret-example',
  WHATSAPP_VERIFY_TOKEN: 'verify-token-of-the-tests',
}

export type SignedHook = { body: string; headers: Record<string, string> }

export type WhatsappFake = ProviderServer & {
  env: Record<string, string>
  /** Messages it accepted, each with the id it gave. */
  taken: (CloudMessage & { wamid: string })[]
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
    const body = cloudHook(whatsappEnv.WHATSAPP_PHONE_NUMBER_ID, value)
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
  const account = {
    token: whatsappEnv.WHATSAPP_TOKEN,
    phoneNumberId: whatsappEnv.WHATSAPP_PHONE_NUMBER_ID,
  }
  const call = { method, path: url, authorization: headers.authorization ?? null, body }
  return answerOfCloudApi(call, account, (message) => {
    const code = fake.refusals.get(message.to)
    fake.refusals.delete(message.to)
    if (code) return code
    const wamid = `wamid.HBgN${message.to}${fake.taken.length}`
    fake.taken.push({ ...message, wamid })
    return wamid
  })
}
