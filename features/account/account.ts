import type { Contact } from '#platform/text/contact.ts'
import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import type { Theme } from '#platform/db/schema/schema-account.ts'

/** The purposes people consent to one by one; an account needs only `terms`. */
export const purposes = [
  'terms',
  'news-email',
  'news-whatsapp',
  'reminders-email',
  'reminders-whatsapp',
] as const
export type Purpose = (typeof purposes)[number]

export const consentTitles: Readonly<Record<string, string>> = {
  terms: 'Syarat & Kebijakan Privasi',
  'news-email': 'Kabar lewat e-mail',
  'news-whatsapp': 'Kabar lewat WhatsApp',
  'reminders-email': 'Pengingat lewat e-mail',
  'reminders-whatsapp': 'Pengingat ke nomor HP',
} satisfies Record<Purpose, string>

export const accountThemes = [
  'sistem',
  'terang',
  'gelap',
  'sepia',
] as const satisfies readonly Theme[]

export const NAME_MOST = 100

/**
 * A code is valid for five minutes and five wrong answers; another may be requested after a minute (charity.md §6.2).
 */
export const CODE_MINUTES = 5
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60
/** How long an unfinished registration stays open. */
export const CHALLENGE_HOURS = 1
export const RESET_MINUTES = 30
/** How recent a sign-in must be where no password can be asked. */
export const FRESH_MINUTES = 10

/** A linked sign-in provider; the oldest links do not record which one. */
export type Identity = { id: string; provider: SocialProvider | null; createdAt: Date }

/** A member's own view of their account on /account. */
export type Me = {
  id: string
  name: string
  /** Whether donations are anonymous (Hamba Allah) by default. */
  isAnonymous: boolean
  theme: Theme
  /** An id of the photo, for caches; null without a photo. */
  photo: string | null
  hasTaxId: boolean
  hasPassword: boolean
  createdAt: Date
  contacts: (Contact & { verifiedAt: Date })[]
  /** The linked sign-in providers. */
  identities: Identity[]
  /** What goes to them now. */
  consents: Record<Purpose, boolean>
  /** Decided yes, and nothing goes: the contact's owner stopped it elsewhere, or nothing arrives there. */
  stopped: { purpose: Purpose; why: WhyStopped; at: Date }[]
}

export const whyStopped = ['stopped-news', 'stopped-all', 'undeliverable'] as const
type WhyStopped = (typeof whyStopped)[number]

/** A device with an open session. */
export type Device = {
  id: string
  device: string
  createdAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

/** The purpose of a code; an answer for one purpose never counts for another. */
export type ChallengePurpose = 'register' | 'contact' | 'sign-in' | 'gift'

/** Whether a code is sent also to contacts without an account; every other code goes only to its owner. */
export function goesToEverybody(purpose: string): boolean {
  return purpose === 'register' || purpose === 'contact'
}

/**
 * How long a sign-in must wait after this many failures in a row: five are free, then the wait doubles up to 15
 * minutes.
 */
export function waitAfter(tries: number): number {
  if (tries <= FREE_TRIES) return 0
  return Math.min(15 * 60, 30 * 2 ** (tries - FREE_TRIES - 1))
}

const FREE_TRIES = 5
