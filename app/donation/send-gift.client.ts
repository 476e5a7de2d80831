import { api } from '#app/api.client.ts'
import { memberSession } from '#app/session.client.ts'
import { carriedFor } from '#app/zakat/carried.ts'
import { snapshotFor } from '#app/zakat/snapshot.client.ts'
import type { DonationApi } from '#features/donation/api.server.ts'
import { type FormValues, giftOf } from './gift.ts'

/**
 * Starts the donation of a filled form and answers the address of its payment. The page's own id is also the
 * Idempotency-Key: a retry of the same page is the same donation. Signed in, the gift is the giver's. Throws ApiFailure.
 */
export async function sendGift(values: FormValues): Promise<string> {
  const gift = giftOf(values)
  const { campaignSlug, amount } = gift
  const zakat = snapshotFor(campaignSlug, amount) ?? carriedFor(values.zakat, amount)
  const access = memberSession() === null ? 'public' : 'member'
  const response = await api<DonationApi>(access).donations.$post({
    header: { 'idempotency-key': values.id ?? '' },
    json: { ...gift, zakat },
  })
  return (await response.json()).data.paymentUrl
}
