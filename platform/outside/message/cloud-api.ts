import type { WhatsappSettings } from '#platform/settings/whatsapp-settings.ts'

/** A message as the Cloud API gets it (https://developers.facebook.com/docs/whatsapp/cloud-api). */
export type CloudMessage = {
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

type Call = { method: string; path: string; authorization: string | null; body: unknown }
export type CloudAnswer = { status: number; body: unknown }
type Account = Pick<WhatsappSettings, 'token' | 'phoneNumberId'>

/** Takes a message and answers its id, or the code it is refused with. */
type Take = (message: CloudMessage) => string | number

/** What the Cloud API answers, as documented: for tests, and while one develops. */
export function answerOfCloudApi(
  { method, path, authorization, body }: Call,
  { token, phoneNumberId }: Account,
  take: Take,
): CloudAnswer {
  if (authorization !== `Bearer ${token}`) return refused(401, 190, 'Invalid OAuth access token.')
  if (method === 'POST' && path.endsWith(`/${phoneNumberId}/media`))
    return { status: 200, body: { id: '1037543291543636' } }
  if (method !== 'POST' || !path.endsWith(`/${phoneNumberId}/messages`))
    return refused(400, 100, 'Unsupported request.')
  const message = body as CloudMessage
  const taken = wrongOf(message) ?? take(message)
  if (typeof taken === 'number') return refused(400, taken, 'as documented')
  const messages = [{ id: taken, message_status: 'accepted' }]
  const contacts = [{ input: message.to, wa_id: message.to }]
  return { status: 200, body: { messaging_product: 'whatsapp', contacts, messages } }
}

/** The code of a message that the documents forbid. */
function wrongOf({ to, type, template }: CloudMessage): number | undefined {
  if (!/^\d{8,15}$/.test(to)) return 131009
  if (type !== 'template') return undefined
  const texts = (template?.components ?? []).flatMap(({ parameters }) =>
    parameters.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])),
  )
  return texts.some((text) => text === '' || /[\n\t]| {4}/.test(text)) ? 132012 : undefined
}

function refused(status: number, code: number, details: string): CloudAnswer {
  const error = { message: `(#${code}) ${details}`, type: 'OAuthException', code }
  return { status, body: { error: { ...error, error_data: { details }, fbtrace_id: 'A' } } }
}

/** One change, as Meta posts it; whoever sends it signs its bytes. */
export function cloudHook(phoneNumberId: string, value: Record<string, unknown>): string {
  const metadata = { display_phone_number: '15550783881', phone_number_id: phoneNumberId }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  const entry = [{ id: '102290129340398', changes: [change] }]
  return JSON.stringify({ object: 'whatsapp_business_account', entry })
}
