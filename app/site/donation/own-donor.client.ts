import { api } from '#app/client/api.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { tabStorage } from '#app/client/storage.client.ts'
import type { DonationApi } from '#features/donation/api.server.ts'

/** Who gives, as they typed it, and the address of the form they typed it into. */
export type OwnDonor = { name: string; email: string | null; form: string | null }

const KEY = 'amanah.donatur'
/** More than anybody gives in one tab. */
const MOST = 20

/** Keeps who gives a donation that was just sent from this tab. */
export function keepOwnDonor(donationId: string, donor: OwnDonor): void {
  const others = Object.entries(keptDonors()).filter(([id]) => id !== donationId)
  const all = [...others.slice(-MOST + 1), [donationId, donor] as const]
  tabStorage.setJson(KEY, Object.fromEntries(all))
}

/** Who gives this donation, if it was sent from this tab. */
export function keptDonor(donationId: string): OwnDonor | undefined {
  return keptDonors()[donationId]
}

/** The same from the account of a member whose donation it is. Throws ApiFailure. */
export async function donorOfMember(
  id: string,
  signal: AbortSignal,
): Promise<OwnDonor | undefined> {
  if (memberSession() === null) return undefined
  const calls = api<DonationApi>('member').donations[':id']
  const response = await calls.$get({ param: { id } }, { init: { signal } })
  const { donor, isOwn } = (await response.json()).data
  return isOwn ? { name: donor.name, email: donor.email, form: null } : undefined
}

function keptDonors(): Record<string, OwnDonor> {
  return tabStorage.getJson(KEY, (value) => {
    const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
    return Object.fromEntries(entries.filter(([, donor]) => isDonor(donor)))
  })
}

function isDonor(value: unknown): value is OwnDonor {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'name') === 'string'
  )
}
