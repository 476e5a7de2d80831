import type { NewCharge, PaymentGateway } from './payment-gateway.ts'

const FAILURES = 5
const REST_MS = 30_000

/** The notice beside a disabled payment method. */
const TROUBLED = 'Metode ini sedang gangguan, pilih metode lain.'

type State = { failures: number; restsUntil: number }

/**
 * Disables a channel for 30 seconds when its provider gave no answer five times in a row (F14). It is not asked
 * meanwhile; the next request then decides. Any answer, also a refusal, enables it again.
 */
export function withBreaker<G extends PaymentGateway>(gateway: G, now: () => Date): G {
  const states = new Map<string, State>()
  const rests = (channel: { method: string; channel: string }) =>
    (states.get(nameOf(channel))?.restsUntil ?? 0) > now().getTime()

  async function create(order: NewCharge) {
    // A debit that was surely not asked for is tried on another day; a code is asked for again at once.
    if (rests(order) && order.token) return { kind: 'rejected', code: 'CHANNEL_RESTS' } as const
    if (rests(order)) return { kind: 'unknown', cause: 'the channel rests' } as const
    const answer = await gateway.create(order)
    const name = nameOf(order)
    if (answer.kind !== 'unknown') {
      states.delete(name)
      return answer
    }
    const failures = (states.get(name)?.failures ?? 0) + 1
    const restsUntil = failures >= FAILURES ? now().getTime() + REST_MS : 0
    states.set(name, { failures, restsUntil })
    return answer
  }

  return {
    ...gateway,
    create,
    channels: (amount) =>
      gateway
        .channels(amount)
        .map((offer) => (rests(offer) ? { ...offer, disabled: TROUBLED } : offer)),
  }
}

function nameOf({ method, channel }: { method: string; channel: string }): string {
  return `${method} ${channel}`
}
