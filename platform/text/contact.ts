import type { ContactKind } from '../db/schema/schema-account.ts'
import { typedLine } from './typed-text.ts'

/** A contact of a person: email in lower case, phone as +62…. */
export type Contact = { kind: ContactKind; value: string }

/** RFC 5321: words of letters, figures and these signs, with single dots between them. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i
const TOP_LEVEL = /^([a-z]{2,}|xn--[a-z0-9-]+)$/i
const LONGEST = { local: 64, label: 63 }
export const LONGEST_EMAIL = 254

/** True for text that has the form of an email address, in capitals or not. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST_EMAIL) return false
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    local.length <= LONGEST.local &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST.label && LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  )
}

/** An email address as it is stored, however it was typed or pasted; undefined when it is none. */
export function normaliseEmail(typed: string): string | undefined {
  const email = typedLine(typed).toLowerCase()
  return isEmail(email) ? email : undefined
}

/** An Indonesian mobile number as +62…, however it was typed or pasted; undefined when it is none. */
export function normalisePhone(typed: string): string | undefined {
  const digits = typedLine(typed)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s()./·\u2212\p{Pd}]/gu, '')
    // A sheet, ours as well, writes it before a plus so that nothing is reckoned.
    .replace(/^'/, '')
  const [, number] = /^(?:\+62|0062|62)?0?(8\d{8,11})$/.exec(digits) ?? []
  return number && `+62${number}`
}

/** The email address or mobile number typed into one field; undefined when it is neither. */
export function readContact(typed: string): Contact | undefined {
  const phone = normalisePhone(typed)
  if (phone) return { kind: 'phone', value: phone }
  const email = normaliseEmail(typed)
  return email === undefined ? undefined : { kind: 'email', value: email }
}

/** A contact that its owner recognises and others cannot read. */
export function maskContact({ kind, value }: Contact): string {
  return kind === 'phone' ? maskPhone(value) : maskEmail(value)
}

/** The same for contacts inside a text, such as the answer of a mail server; other long numbers lose their middle, too. */
export function maskContactsIn(text: string): string {
  return text
    .replace(/(?<![^\s@,;:"<>()[\]\\])[^\s@,;:"<>()[\]\\]+@[\w.-]+\.[a-z]{2,}/gi, maskEmail)
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
