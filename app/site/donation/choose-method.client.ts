import { api } from '#app/client/api.client.ts'
import type { PaymentMethod } from '#platform/db/schema.ts'
import type { PaymentApi } from '#features/checkout/api.server.ts'

export type MethodChoice = {
  method: PaymentMethod
  channel: string
  /** As it was typed, for a wallet that asks its own app. */
  phone?: string
  attempt: number
}

/** Requests a payment code for the donation and returns the address of its screen. Throws ApiFailure. */
export async function chooseMethod(
  id: string,
  { method, channel, phone, attempt }: MethodChoice,
): Promise<string> {
  const response = await api<PaymentApi>().donations[':id'].charges.$post({
    param: { id },
    header: { 'idempotency-key': `${id}.${attempt}.${channel}` },
    json: { method, channel, ...(phone !== undefined && { phone }) },
  })
  return (await response.json()).data.url
}
