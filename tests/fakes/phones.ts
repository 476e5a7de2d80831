import { createHmac } from 'node:crypto'
import type { PhoneMessage } from '#platform/outside/message/otp-port.ts'
import { type Sent, type ProviderServer, startProvider } from './provider-server.ts'

export type Phones = ProviderServer & {
  /** Messages that reached a phone, each key once. */
  received: PhoneMessage[]
}

/** A gateway to phones as OTP_HTTP_URL expects one: checks the signature and sends each key once. */
export async function startPhones(secret: string): Promise<Phones> {
  const received: PhoneMessage[] = []

  function respond(asked: Sent) {
    if (asked.headers['x-amanah-signature'] !== signatureOf(asked, secret)) {
      return { status: 401, body: { error: 'signature' } }
    }
    const message = asked.body as PhoneMessage
    if (!received.some(({ key }) => key === message.key)) received.push(message)
    return { status: 202, body: { accepted: true } }
  }

  return { ...(await startProvider(respond)), received }
}

function signatureOf({ headers, body }: Sent, secret: string): string {
  const signed = `${headers['x-amanah-timestamp']}.${JSON.stringify(body)}`
  return createHmac('sha256', secret).update(signed).digest('hex')
}
