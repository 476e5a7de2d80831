import type { Contact } from '#platform/contact.ts'
import type { SocialProvider } from '#platform/firebase-settings.ts'
import type { Theme } from '#platform/db/schema-account.ts'

/** What people agree to one by one; only `terms` is needed for an account. */
export const purposes = [
  'terms',
  'news-email',
  'news-whatsapp',
  'reminders-email',
  'reminders-whatsapp',
] as const
export type Purpose = (typeof purposes)[number]

export const accountThemes = [
  'sistem',
  'terang',
  'gelap',
  'sepia',
] as const satisfies readonly Theme[]

export const NAME_MOST = 100

/** A code lives five minutes and is void after five wrong answers; another can be asked for a minute later (charity.md §6.2). */
export const CODE_MINUTES = 5
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60
/** How long a registration that was begun can be finished. */
export const CHALLENGE_HOURS = 1
export const RESET_MINUTES = 30
/** How fresh a sign-in must be where there is no password to ask for. */
export const FRESH_MINUTES = 10

/** A way in through a sign-in provider; which one is not known of the oldest. */
export type Identity = { id: string; provider: SocialProvider | null; createdAt: Date }

/** A person as they see themselves on /account. */
export type Me = {
  id: string
  name: string
  /** Whether their donations are given as Hamba Allah unless they say otherwise. */
  isAnonymous: boolean
  theme: Theme
  /** Which photo it is, for whoever keeps a copy; null where there is none. */
  photo: string | null
  hasTaxId: boolean
  hasPassword: boolean
  createdAt: Date
  contacts: (Contact & { verifiedAt: Date })[]
  /** Sign-in providers through which they can come in. */
  identities: Identity[]
  consents: Record<Purpose, boolean>
}

/** A device on which somebody is signed in. */
export type Device = {
  id: string
  device: string
  createdAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

/** What a code is asked for; an answer to one is never taken for another. */
export type ChallengePurpose = 'register' | 'contact' | 'sign-in' | 'gift'

/** Whether a code is sent also to contacts nobody has yet; every other goes only to those it is for. */
export function goesToEverybody(purpose: string): boolean {
  return purpose === 'register' || purpose === 'contact'
}

/** For how long a sign-in has to wait after so many wrong ones in a row: five are free, then it doubles to 15 minutes. */
export function waitAfter(tries: number): number {
  if (tries <= FREE_TRIES) return 0
  return Math.min(15 * 60, 30 * 2 ** (tries - FREE_TRIES - 1))
}

const FREE_TRIES = 5

/** A name as it is kept: one space between words, no signs that cannot be seen. */
export function settledName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
