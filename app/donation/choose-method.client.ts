import { api } from '#app/client/api.client.ts'
import type { PaymentApi } from '#features/payment/api.server.ts'

export type MethodChoice = { method: 'qris' | 'va' | 'retail'; channel: string; attempt: number }

/** Requests a payment code for the donation and returns the address of its screen. Throws ApiFailure. */
export async function chooseMethod(id: string, { method, channel, attempt }: MethodChoice) {
  const response = await api<PaymentApi>().donations[':id'].charges.$post({
    param: { id },
    header: { 'idempotency-key': `${id}.${attempt}.${channel}` },
    json: { method, channel },
  })
  return (await response.json()).data.url
}
