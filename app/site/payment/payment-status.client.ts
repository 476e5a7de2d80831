import { ApiFailure, api, apiBase } from '#app/client/api.client.ts'
import type { PaymentApi } from '#features/checkout/api.server.ts'
import type { StatusBody } from '#features/charge/contract.ts'
import type { WatchPorts } from './payment-watch.ts'

/** The browser's implementation of what watching a payment needs. */
export function browserPorts(id: string): WatchPorts<StatusBody> {
  return {
    open({ onMessage, onError }) {
      const events = new EventSource(`${apiBase()}v2/donations/${id}/events`)
      events.addEventListener('status', ({ data }: MessageEvent<string>) => {
        onMessage(JSON.parse(data) as StatusBody)
      })
      events.addEventListener('error', onError)
      return events
    },
    ask: () => askStatus(id).catch(() => undefined),
    isHidden: () => document.hidden,
    onVisibility(changed) {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
  }
}

async function askStatus(id: string): Promise<StatusBody> {
  const response = await api<PaymentApi>().donations[':id'].status.$get({ param: { id } })
  return (await response.json()).data
}

/** Asks the provider for the payment status now. Throws ApiFailure with a message for the user. */
export async function checkNow(id: string): Promise<StatusBody> {
  const response = await api<PaymentApi>().donations[':id'].check.$post({ param: { id } })
  return (await response.json()).data
}

/** The message of a failed API call. Any other error is a bug and is thrown again. */
export function sentenceOf(cause: unknown): string {
  if (cause instanceof ApiFailure) return cause.message
  throw cause
}
