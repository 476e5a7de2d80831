import type { ContactKind } from '#platform/db/schema/schema-account.ts'

type DonationWish = {
  email: string | null
  phone: string | null
  isAsked: boolean
  /** The words beside the tick named the number as well. */
  isAskedByPhone: boolean
  createdAt: Date
}
type Consent = { isGiven: boolean; withdrawnAt: Date | null; to: string | null }
type Consents = Partial<Record<ContactKind, Consent>>

/** Whose wish a message follows: that of the donation, or of the donor's account. */
export type NewsReader = {
  email: string | undefined
  phone: string | undefined
  by: 'donation' | 'account'
}

/**
 * Where news of a campaign goes for one donation: by each way to the contact of the donation where its donor asked, else
 * to the account's where that consents. A withdrawn consent ends what was asked before it.
 */
export function newsReaderOf(
  wish: DonationWish,
  { email: mail, phone: number }: Consents = {},
): NewsReader | undefined {
  const ownEmail = wish.isAsked && !isEnded(wish, mail) ? wish.email : null
  const ownPhone = wish.isAskedByPhone && !isEnded(wish, number) ? wish.phone : null
  const email = ownEmail ?? agreedContact(mail)
  const phone = ownPhone ?? agreedContact(number)
  if (!email && !phone) return undefined
  return { email, phone, by: ownEmail || ownPhone ? 'donation' : 'account' }
}

function isEnded({ createdAt }: DonationWish, consent: Consent | undefined): boolean {
  const withdrawnAt = consent?.withdrawnAt
  return Boolean(withdrawnAt && createdAt <= withdrawnAt)
}

function agreedContact(consent: Consent | undefined): string | undefined {
  return (consent?.isGiven && consent.to) || undefined
}
