/** What a message to somebody outside is about. */
export type MessagePurpose =
  | 'account'
  | 'receipt'
  | 'money'
  | 'donor-bank'
  | 'reminder'
  | 'visit'
  | 'news'
  | 'ticket'

export type Way = 'email' | 'phone'

/** Whose words may go to a phone as well. The others go by e-mail alone, whatever is installed. */
const goesToPhones: Readonly<Record<MessagePurpose, boolean>> = {
  account: true,
  receipt: false,
  money: false,
  'donor-bank': true,
  reminder: true,
  visit: true,
  news: false,
  ticket: false,
}

/** Every message of the template book has its words for WhatsApp, so that a number alone is enough; a code has none. */
function goesByWhatsapp(purpose: MessagePurpose): boolean {
  return purpose !== 'account'
}

/** Why nothing is sent to a contact. */
export type WhyNothing = 'no-contact' | 'no-email' | 'no-channel'

export type Contacts = { email?: string | null | undefined; phone?: string | null | undefined }

/** How this installation reaches phones; an address is always reached. */
export type Reach = { isReachable: boolean; hasWhatsapp?: boolean | undefined }

export type Route = { way: Way; to: string } | { way: null; why: WhyNothing }

/** The ways by which a message of this purpose leaves this installation, best first. */
export function messageWays(purpose: MessagePurpose, phones: Reach): readonly Way[] {
  const isReached = goesToPhones[purpose] && phones.isReachable
  const hasTemplate = goesByWhatsapp(purpose) && phones.hasWhatsapp === true
  return isReached || hasTemplate ? ['email', 'phone'] : ['email']
}

/** By which way this contact is written to for this purpose, or why nothing is: what screens promise and what is sent. */
export function routeTo({ email, phone }: Contacts, purpose: MessagePurpose, phones: Reach): Route {
  if (email) return { way: 'email', to: email }
  if (!phone) return { way: null, why: 'no-contact' }
  if (messageWays(purpose, phones).includes('phone')) return { way: 'phone', to: phone }
  return { way: null, why: goesToPhones[purpose] ? 'no-channel' : 'no-email' }
}

/** True where something is sent. */
export function isReached(contacts: Contacts, purpose: MessagePurpose, phones: Reach): boolean {
  return routeTo(contacts, purpose, phones).way !== null
}

/** Whether plain words without a template may go to a phone for this purpose. */
export function goesAsPlainText(purpose: MessagePurpose): boolean {
  return goesToPhones[purpose]
}

/** How this process reaches phones, by plain text and by WhatsApp. */
export function reachOf(ctx: { otp: Reach; whatsapp?: unknown }): Reach {
  return { isReachable: ctx.otp.isReachable, hasWhatsapp: ctx.whatsapp !== undefined }
}
