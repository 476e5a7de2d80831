import type { ContactKind } from './db/schema-account.ts'

/** A contact of a person: email in lower case, phone as +62…. */
export type Contact = { kind: ContactKind; value: string }

const EMAIL = /^[^\s@,;:"<>()[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i
export const LONGEST_EMAIL = 254

/** True for text that has the form of an email address, in capitals or not. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** An Indonesian mobile number as +62…, however it was typed; undefined when it is none. */
export function normalisePhone(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '')
  const [, number] = /^(?:\+?62|0)?(8\d{8,11})$/.exec(digits) ?? []
  return number && `+62${number}`
}

/** The email address or mobile number typed into one field; undefined when it is neither. */
export function readContact(typed: string): Contact | undefined {
  const text = typed.normalize('NFC').trim()
  const phone = normalisePhone(text)
  if (phone) return { kind: 'phone', value: phone }
  const email = text.toLowerCase()
  if (email.length > LONGEST_EMAIL || !isEmail(email)) return undefined
  return { kind: 'email', value: email }
}

/** A contact that its owner recognises and others cannot read. */
export function maskContact({ kind, value }: Contact): string {
  return kind === 'phone' ? maskPhone(value) : maskEmail(value)
}

/** The same for contacts inside a text, such as the answer of a mail server; other long numbers lose their middle, too. */
export function maskContactsIn(text: string): string {
  return text
    .replace(/[^\s@,;:"<>()[\]\\]+@[\w.-]+\.[a-z]{2,}/gi, maskEmail)
    .replace(/\+?\d(?:[ .-]?\d){8,}/g, (digits) => `${digits.slice(0, 2)}••••••${digits.slice(-2)}`)
}

/** '+6281234567889' → '08••••••89', whatever its length. */
export function maskPhone(phone: string): string {
  return `08••••••${phone.slice(-2)}`
}

/** 'ahmad@contoh.id' → 'a***@c***.id'. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const ending = domain.slice(domain.lastIndexOf('.'))
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${ending}`
}
