import { rupiah } from '#platform/money/money.ts'
import { NotFound, refusal } from '#platform/refusal.ts'
import {
  changeSandboxCharge,
  listCharges,
  pickCharge,
  type SandboxCharge,
  TIMEOUT_NEXT,
  turnOn,
} from './sandbox-book.server.ts'
import { SANDBOX_REFUSALS } from './sandbox-debits.server.ts'
import { LINK_ACTS, listSandboxLinks } from './sandbox-links.server.ts'
import type { Sandbox } from './sandbox-gateway.server.ts'
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
  'refuse-next',
  'refuse-for-good-next',
  'link-allow',
  'link-release',
] as const

export type SandboxAction = (typeof sandboxActions)[number]

/** Delivers a webhook to the app and answers the app's HTTP status, 0 when it did not answer. */
export type Deliver = (webhook: SignedBody) => Promise<number>

export type Driven = {
  action: SandboxAction
  charge: SandboxCharge | undefined
  /** HTTP statuses with which the app answered the webhooks, in order. */
  webhooks: number[]
}

export type Simulator = {
  /** `id`: our charge reference, the provider's id, or a donation's public id (its newest charge). */
  drive(id: string, action: SandboxAction): Promise<Driven>
  charges(limit: number): Promise<SandboxCharge[]>
  /** Wallets that are linked, or wait for their owner. */
  links(): Promise<{ id: string; isAllowed: boolean }[]>
}

export class NotNow extends refusal({ code: 'sandbox/not-now', status: 409 }) {}

/** What changes the next request instead of a charge. */
type Switch = typeof TIMEOUT_NEXT | keyof typeof SANDBOX_REFUSALS

function isSwitch(action: SandboxAction): action is Switch {
  return action === TIMEOUT_NEXT || action in SANDBOX_REFUSALS
}

/** What the owner of a linked wallet does in its app; `id` is the link's. */
function isLinkAct(action: SandboxAction): action is keyof typeof LINK_ACTS {
  return action in LINK_ACTS
}

type Play = (charge: SandboxCharge) => Promise<{ charge: SandboxCharge; send: SignedBody[] }>

/** The controls that pay, delay and forge at the offline provider. */
export function openSimulator(sandbox: Sandbox, deliver: Deliver): Simulator {
  const plays = playsOf(sandbox)
  async function drive(id: string, action: SandboxAction): Promise<Driven> {
    if (isLinkAct(action)) {
      await turnOn(sandbox.db, `${LINK_ACTS[action]} ${id}`)
      return { action, charge: undefined, webhooks: [] }
    }
    const charge = await pickCharge(sandbox.db, id)
    if (isSwitch(action)) {
      await turnOn(sandbox.db, action)
      return { action, charge, webhooks: [] }
    }
    if (!charge) throw new NotFound('Tagihan itu tidak ada di sandbox.')
    const played = await plays[action](charge)
    const webhooks: number[] = []
    for (const webhook of played.send) webhooks.push(await deliver(webhook))
    return { action, charge: played.charge, webhooks }
  }
  return {
    drive,
    charges: (limit) => listCharges(sandbox.db, limit),
    links: () => listSandboxLinks(sandbox.db),
  }
}

function playsOf({
  db,
  now,
  signing,
}: Sandbox): Record<Exclude<SandboxAction, Switch | keyof typeof LINK_ACTS>, Play> {
  function change(charge: SandboxCharge, to: Parameters<typeof changeSandboxCharge>[2]['to']) {
    return changeSandboxCharge(db, charge.provider_id, { from: charge.status, to })
  }

  async function capture(charge: SandboxCharge, amount: number): Promise<SandboxCharge> {
    if (charge.status === 'cancelled' || charge.status === 'reversed') {
      throw new NotNow('Kode ini sudah dibatalkan, jadi tidak dapat dibayar lagi.')
    }
    return change(charge, {
      status: 'paid',
      paid_amount: rupiah((charge.paid_amount ?? 0) + amount),
      paid_at: now(),
      captures: charge.captures + 1,
    })
  }

  async function lapse(charge: SandboxCharge): Promise<SandboxCharge> {
    if (charge.status !== 'pending') throw new NotNow('Hanya kode yang menunggu dapat kedaluwarsa.')
    const end = new Date(Math.min(charge.expires_at.getTime(), now().getTime() - 1))
    return change(charge, { status: 'expired', expires_at: end })
  }

  function tell(charge: SandboxCharge, over: Partial<SandboxNews> = {}): SignedBody {
    return sandboxWebhook({ ...newsOf(charge, now()), ...over }, signing)
  }

  function forged(charge: SandboxCharge): SignedBody {
    return sandboxWebhook({ ...newsOf(charge, now()), status: 'paid' }, signing, true)
  }

  async function andTell(changing: Promise<SandboxCharge>): ReturnType<Play> {
    const charge = await changing
    return { charge, send: [tell(charge)] }
  }

  const pay: Play = (charge) => andTell(capture(charge, charge.amount))

  return {
    pay,
    'pay-wrong': (charge) => andTell(capture(charge, charge.amount - 1)),
    'pay-silent': async (charge) => ({ charge: await capture(charge, charge.amount), send: [] }),
    expire: (charge) => andTell(lapse(charge)),
    forge: async (charge) => ({ charge, send: [forged(charge)] }),
    'pay-late': async (charge) => {
      const over = charge.status === 'expired' ? charge : await lapse(charge)
      const late = await capture(over, charge.amount)
      return { charge: late, send: [tell(over), tell(late)] }
    },
    reverse: async (charge) => {
      if (charge.status !== 'paid')
        throw new NotNow('Hanya pembayaran yang masuk dapat dibalikkan.')
      return andTell(change(charge, { status: 'reversed' }))
    },
    duplicate: async (charge) => {
      const once =
        charge.status === 'pending' ? await pay(charge) : { charge, send: [tell(charge)] }
      return { charge: once.charge, send: [...once.send, ...once.send, ...once.send] }
    },
    'out-of-order': async (charge) => {
      const { charge: after, send } = await pay(charge)
      return { charge: after, send: [...send, tell(after, { status: 'pending', captures: 0 })] }
    },
  }
}

function newsOf(charge: SandboxCharge, at: Date): SandboxNews {
  return {
    reference: charge.reference,
    providerId: charge.provider_id,
    channel: charge.channel,
    status: charge.status,
    amount: charge.paid_amount ?? charge.amount,
    captures: charge.captures,
    at,
  }
}

/** Real HTTP to the app's own address, like a provider; a stopped server gives 0 without a wait. */
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
