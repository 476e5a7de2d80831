import { NotFound, Refusal } from '../refusal.ts'
import {
  changeCharge,
  listCharges,
  pickCharge,
  type SandboxCharge,
  turnOn,
} from './sandbox-book.server.ts'
import { type Sandbox, TIMEOUT_NEXT } from './sandbox-gateway.server.ts'
import { type SandboxNews, type SignedBody, sandboxWebhook } from './sandbox-webhook.ts'

export const sandboxActions = [
  'pay',
  'pay-wrong',
  'pay-late',
  'pay-silent',
  'expire',
  'reverse',
  'duplicate',
  'out-of-order',
  'forge',
  'timeout-next',
] as const

export type SandboxAction = (typeof sandboxActions)[number]

/** Brings a webhook to the app and answers the app's HTTP status, 0 when nobody was there. */
export type Deliver = (webhook: SignedBody) => Promise<number>

export type Driven = {
  action: SandboxAction
  charge: SandboxCharge | undefined
  /** HTTP statuses the app answered the webhooks with, in order. */
  webhooks: number[]
}

export type Simulator = {
  /** `id`: our charge reference, the provider's id, or a donation's public id (its newest charge). */
  drive(id: string, action: SandboxAction): Promise<Driven>
  charges(limit: number): Promise<SandboxCharge[]>
}

export class NotNow extends Refusal {
  override name = 'NotNow'
  readonly code = 'sandbox/not-now'
  readonly status = 409
}

type Play = (charge: SandboxCharge) => Promise<{ charge: SandboxCharge; send: SignedBody[] }>

/** The hand that pays, delays and forges at the offline provider. */
export function openSimulator({ db, now, signing }: Sandbox, deliver: Deliver): Simulator {
  const change = (charge: SandboxCharge, to: Parameters<typeof changeCharge>[2]['to']) =>
    changeCharge(db, charge.provider_id, { from: charge.status, to })

  function news(
    charge: SandboxCharge,
    over: Partial<SandboxNews> = {},
    isForged = false,
  ): SignedBody {
    const message: SandboxNews = {
      reference: charge.reference,
      providerId: charge.provider_id,
      channel: charge.channel,
      status: charge.status,
      amount: charge.paid_amount ?? charge.amount,
      captures: charge.captures,
      at: now(),
      ...over,
    }
    return sandboxWebhook(message, signing, isForged)
  }

  async function capture(charge: SandboxCharge, amount: number): Promise<SandboxCharge> {
    if (charge.status === 'cancelled' || charge.status === 'reversed') {
      throw new NotNow('Kode ini sudah dibatalkan, jadi tidak dapat dibayar lagi.')
    }
    return change(charge, {
      status: 'paid',
      paid_amount: ((charge.paid_amount ?? 0) + amount) as SandboxCharge['amount'],
      paid_at: now(),
      captures: charge.captures + 1,
    })
  }

  async function lapse(charge: SandboxCharge): Promise<SandboxCharge> {
    if (charge.status !== 'pending') throw new NotNow('Hanya kode yang menunggu dapat kedaluwarsa.')
    const end = new Date(Math.min(charge.expires_at.getTime(), now().getTime() - 1))
    return change(charge, { status: 'expired', expires_at: end })
  }

  const paid: Play = async (charge) => {
    const after = await capture(charge, charge.amount)
    return { charge: after, send: [news(after)] }
  }

  const plays: Record<Exclude<SandboxAction, 'timeout-next'>, Play> = {
    pay: paid,
    'pay-wrong': async (charge) => {
      const after = await capture(charge, charge.amount - 1)
      return { charge: after, send: [news(after)] }
    },
    'pay-late': async (charge) => {
      const over = charge.status === 'expired' ? charge : await lapse(charge)
      const after = await capture(over, charge.amount)
      return { charge: after, send: [news(over), news(after)] }
    },
    'pay-silent': async (charge) => ({ charge: await capture(charge, charge.amount), send: [] }),
    expire: async (charge) => {
      const after = await lapse(charge)
      return { charge: after, send: [news(after)] }
    },
    reverse: async (charge) => {
      if (charge.status !== 'paid')
        throw new NotNow('Hanya pembayaran yang masuk dapat dibalikkan.')
      const after = await change(charge, { status: 'reversed' })
      return { charge: after, send: [news(after)] }
    },
    duplicate: async (charge) => {
      const { charge: after, send } =
        charge.status === 'pending' ? await paid(charge) : { charge, send: [news(charge)] }
      return { charge: after, send: [...send, ...send, ...send] }
    },
    'out-of-order': async (charge) => {
      const { charge: after, send } = await paid(charge)
      return { charge: after, send: [...send, news(charge, { status: 'pending', captures: 0 })] }
    },
    forge: async (charge) => ({ charge, send: [news(charge, { status: 'paid' }, true)] }),
  }

  return {
    drive: async (id, action) => {
      const charge = await pickCharge(db, id)
      if (action === 'timeout-next') {
        await turnOn(db, TIMEOUT_NEXT)
        return { action, charge, webhooks: [] }
      }
      if (!charge) throw new NotFound('Tagihan itu tidak ada di sandbox.')
      const played = await plays[action](charge)
      const webhooks: number[] = []
      for (const webhook of played.send) webhooks.push(await deliver(webhook))
      return { action, charge: played.charge, webhooks }
    },
    charges: (limit) => listCharges(db, limit),
  }
}

/** Real HTTP to the app's own address, as a provider would; a server that is away answers 0 and is not waited for. */
export function deliverTo(address: () => string): Deliver {
  return async ({ body, headers }) => {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`${address()}/webhooks/sandbox`, {
      method: 'POST',
      body,
      headers,
      signal,
    }).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.status ?? 0
  }
}
