import { api } from '#app/client/api.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { carriedFor } from './carried-zakat.ts'
import { snapshotFor } from './zakat-snapshot.client.ts'
import type { DonationApi } from '#features/donation/api.server.ts'
import { type FormValues, donationPayload } from './donation.ts'

/**
 * Starts the donation of a filled form and returns the address of its payment. The page's id is also the
 * Idempotency-Key, so a retry from the same page is the same donation. A signed-in donor owns the donation. Throws
 * ApiFailure.
 */
export async function sendDonation(values: FormValues): Promise<string> {
  const donation = donationPayload(values)
  const { campaignSlug, amount } = donation
  const zakat = snapshotFor(campaignSlug, amount) ?? carriedFor(values.zakat, amount)
  const access = memberSession() === null ? 'public' : 'member'
  const response = await api<DonationApi>(access).donations.$post({
    header: { 'idempotency-key': values.id ?? '' },
    json: { ...donation, zakat },
  })
  return (await response.json()).data.paymentUrl
}
