import { ApiFailure, api, apiBase } from '#app/client/api.client.ts'
import type { PaymentApi } from '#features/payment/api.server.ts'
import type { StatusBody } from '#features/payment/contract.ts'
import type { WatchPorts } from './payment-watch.ts'

/** What watching a donation's payment needs, from this browser. */
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

/** Has the provider asked where the payment stands. Throws ApiFailure, whose message is for the person. */
export async function checkNow(id: string): Promise<StatusBody> {
  const response = await api<PaymentApi>().donations[':id'].check.$post({ param: { id } })
  return (await response.json()).data
}

/** The sentence for a call that failed; anything but a failure of the API is a bug and thrown on. */
export function sentenceOf(cause: unknown): string {
  if (cause instanceof ApiFailure) return cause.message
  throw cause
}
