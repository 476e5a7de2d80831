import { useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useMember } from '#app/client/use-member.ts'
import { dropDraft, dropDrafts } from '#app/client/form-draft.client.ts'
import { donorOfMember, keptDonor, type OwnDonor } from '#app/site/donation/own-donor.client.ts'

/**
 * The donor as typed, for whoever typed it: in this tab, or signed in. Undefined for everybody else, who see what the
 * page has, masked.
 */
export function useOwnDonor(donationId: string): OwnDonor | undefined {
  const isMember = typeof useMember() === 'string'
  const stored = useHydrated() ? keptDonor(donationId) : undefined
  const [own, setOwn] = useState<{ donationId: string; donor: OwnDonor | undefined }>()
  const isAsked = isMember && !stored
  useEffect(() => {
    if (!isAsked) return
    const left = new AbortController()
    // The page also says who gives without the account: masked.
    donorOfMember(donationId, left.signal).then(
      (donor) => left.signal.aborted || setOwn({ donationId, donor }),
      () => undefined,
    )
    return () => left.abort()
  }, [donationId, isAsked])
  return stored ?? (own?.donationId === donationId ? own.donor : undefined)
}

type Donated = { id: string; donor: { name: string; isAnonymous: boolean } }

/** Who gives: Hamba Allah, or the name, as typed for whoever typed it. */
export function DonorName({ donation: { id, donor } }: { donation: Donated }) {
  const own = useOwnDonor(id)
  return <span>{donor.isAnonymous ? 'Hamba Allah' : (own?.name ?? donor.name)}</span>
}

/** Forgets what was typed for a campaign, once that is paid or cancelled; nothing without a slug. */
export function useDropForm(slug: string | undefined): void {
  useEffect(() => {
    if (slug === undefined) return
    for (const form of [`donasi.${slug}`, 'sedekah']) dropDraft(form)
    dropDrafts('zakat.')
  }, [slug])
}
