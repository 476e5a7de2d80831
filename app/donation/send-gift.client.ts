import { api } from '#app/api.client.ts'
import { snapshotFor } from '#app/zakat/snapshot.client.ts'
import type { DonationApi } from '#features/donation/api.server.ts'
import { type FormValues, giftOf } from './gift.ts'

/**
 * Starts the donation of a filled form and answers the address of its payment. The page's own id is also the
 * Idempotency-Key: a retry of the same page is the same donation. Throws ApiFailure.
 */
export async function sendGift(values: FormValues): Promise<string> {
  const gift = giftOf(values)
  const response = await api<DonationApi>().donations.$post({
    header: { 'idempotency-key': values.id ?? '' },
    json: { ...gift, zakat: snapshotFor(gift.campaignSlug, gift.amount) },
  })
  return (await response.json()).data.paymentUrl
}
