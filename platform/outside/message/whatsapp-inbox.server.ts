import type { Ctx } from '#platform/context.ts'
import { answerOfCloudApi, cloudHook, type CloudMessage } from './cloud-api.ts'
import { keepMail } from './mail.server.ts'
import type { WhatsappPort } from './whatsapp-port.ts'
import { openWhatsapp, whatsappSignature } from './whatsapp.server.ts'

type Parts = Pick<Ctx, 'db' | 'now' | 'newPublicId'> & {
  /** Where statuses are posted to: this process. Without it none come. */
  appAddress?: () => string
}

const STATUS_AFTER_MS = 1_000

/**
 * WhatsApp while one develops: the Cloud API within this process. Messages go the way they go to Meta and are shown in
 * the captured inbox as it got them; their statuses come back signed.
 */
export function openWhatsappInbox({ db, now, newPublicId, appAddress }: Parts): WhatsappPort {
  const account = { token: 'inbox-token', phoneNumberId: '100000000000001' }
  // Of this process alone: nobody else can sign a status.
  const appSecret = newPublicId()

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body } = init
    const headers = new Headers(init.headers)
    const sent: { message?: CloudMessage } = {}
    const call = {
      method,
      path: new URL(url).pathname,
      authorization: headers.get('authorization'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    const answer = answerOfCloudApi(call, account, (message) => {
      sent.message = message
      return idOf(message)
    })
    const { message } = sent
    if (message) {
      await keepMail(db, { to: `+${message.to}`, ...shown(message), at: now() })
      if (appAddress) setTimeout(() => void arrive(message), STATUS_AFTER_MS).unref()
    }
    return Response.json(answer.body, { status: answer.status })
  }

  async function arrive({ to: recipient_id, ...message }: CloudMessage): Promise<void> {
    const timestamp = String(Math.floor(now().getTime() / 1_000))
    const id = idOf({ to: recipient_id, ...message })
    const statuses = [{ id, status: 'delivered', timestamp, recipient_id }]
    const body = cloudHook(account.phoneNumberId, { statuses })
    const headers = { 'x-hub-signature-256': whatsappSignature(Buffer.from(body), appSecret) }
    const url = `${appAddress?.()}/webhooks/whatsapp`
    // Whoever develops may have stopped the server meanwhile.
    await fetch(url, { method: 'POST', body, headers }).catch(() => {})
  }

  return openWhatsapp({
    ...account,
    appSecret,
    verifyToken: newPublicId(),
    baseUrl: 'https://cloud-api.localhost/v23.0',
    prices: { utility: 400, marketing: 650, authentication: 400, service: 0 },
    monthlyMost: undefined,
    fetch: answer,
  })
}

function idOf({ biz_opaque_callback_data: reference = '' }: CloudMessage): string {
  return `wamid.inbox.${reference}`
}

/** A message as its provider got it. */
function shown({ text, template }: CloudMessage): { subject: string; text: string } {
  if (!template) return { subject: 'WhatsApp: teks', text: text?.body ?? '' }
  const lines = template.components.flatMap(({ type, parameters }) =>
    parameters.map((value, at) => {
      if (type === 'body') return `{{${at + 1}}} ${String(value['text'])}`
      if (type === 'button') return `Tombol: ${String(value['text'])}`
      const file = (value['document'] ?? value['image']) as { link?: string; id?: string }
      return `Lampiran: ${file.link ?? file.id}`
    }),
  )
  const { name, language } = template
  return { subject: `WhatsApp: templat ${name} (${language.code})`, text: lines.join('\n') }
}
