type DonationWish = { email: string | null; isAsked: boolean; createdAt: Date }
type Consent = { isGiven: boolean; withdrawnAt: Date | null; email: string | null }

/** Whose wish a letter follows: that of the donation, or of the donor's account. */
export type NewsReader = { email: string; by: 'donation' | 'account' }

/**
 * Where news of a campaign goes for one donation: to its address where its donor asked, else to the account's where
 * that consents to news. A withdrawn consent ends what was asked before it.
 */
export function newsReaderOf(
  wish: DonationWish,
  consent: Consent | undefined,
): NewsReader | undefined {
  const { email, isAsked, createdAt } = wish
  const isStopped = consent?.withdrawnAt && createdAt <= consent.withdrawnAt
  if (isAsked && email && !isStopped) return { email, by: 'donation' }
  return consent?.isGiven && consent.email ? { email: consent.email, by: 'account' } : undefined
}
