import { api } from '#app/client/api.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { carriedFor } from './snapshot/carried-zakat.ts'
import { snapshotFor } from './snapshot/zakat-snapshot.client.ts'
import type { DonationApi } from '#features/donation/api.server.ts'
import { type FormValues, donationPayload } from './donation.ts'

/** The donations of the API. A signed-in donor owns what they start there. Its calls throw ApiFailure. */
export function donationsApi() {
  return api<DonationApi>(memberSession() === null ? 'public' : 'member').donations
}

/**
 * What POST /v2/donations takes of a filled form. The page's id is also the Idempotency-Key, so a retry from the same
 * page is the same donation.
 */
export function donationCall(values: FormValues) {
  const donation = donationPayload(values)
  const { campaignSlug, amount } = donation
  const zakat = snapshotFor(campaignSlug, amount) ?? carriedFor(values.zakat, amount)
  return { header: { 'idempotency-key': values.id ?? '' }, json: { ...donation, zakat } }
}
