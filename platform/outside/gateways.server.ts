import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.server.ts'
import type { ProviderMethod } from '../db/schema.ts'
import { withBreaker } from './payment/channel-breaker.ts'
import { openMidtrans } from './midtrans/midtrans-gateway.server.ts'
import type { PaymentGateway } from './payment/payment-gateway.ts'
import { openSandbox } from './sandbox/sandbox-gateway.server.ts'
import {
  type Deliver,
  deliverTo,
  openSimulator,
  type Simulator,
} from './sandbox/sandbox-simulator.server.ts'
import { openXendit } from './xendit/xendit-gateway.server.ts'

const cause = 'no payment provider is configured'

/**
 * For an institution that takes transfers to its own accounts alone. It offers nothing and is never asked; a code of an
 * earlier provider stays as it is.
 */
const noGateway: PaymentGateway = {
  provider: 'none',
  refundable: [],
  channels: () => [],
  create: async () => ({ kind: 'rejected', code: 'NO_PROVIDER' }),
  find: async () => ({ kind: 'unknown', cause }),
  cancel: async () => 'unknown',
  verifyWebhook: () => ({ ok: false, why: cause }),
}

export type GatewayParts = {
  config: Config
  db: Db
  now(): Date
  /** The address of this process on this machine, for the sandbox's webhooks. Read at each delivery. */
  appAddress?: () => string
  /** Delivers webhooks other than by HTTP (tests). */
  deliver?: Deliver
}

/** The sandbox is a gateway with manual controls. */
export type SandboxGateway = PaymentGateway & { simulator: Simulator }

/** The configured provider, its channels behind a breaker. readConfig refuses the sandbox in live mode. */
export function openGateway(parts: GatewayParts): PaymentGateway {
  const { config, now } = parts
  const merchant = config.institution.legalName
  const offered = <G extends PaymentGateway>(gateway: G) =>
    withBreaker(withChoices(gateway, config), now)
  if (config.xendit) return offered(openXendit({ ...config.xendit, merchant }))
  if (config.midtrans) return offered(openMidtrans({ ...config.midtrans, merchant, now }))
  return config.paymentProvider === 'none' ? noGateway : openSandboxGateway(parts)
}

/** The offline provider with its controls. */
export function openSandboxGateway(parts: GatewayParts): SandboxGateway {
  const { config, db, now } = parts
  const secret = createHash('sha256')
    .update(`sandbox ${config.appSecret ?? 'demo'}`)
    .digest('hex')
  const sandbox = { db, now, signing: { mode: config.sandboxSigning, secret } }
  const address = parts.appAddress ?? (() => `http://127.0.0.1:${config.port}`)
  const deliver = parts.deliver ?? deliverTo(address)
  const gateway = { ...openSandbox(sandbox), simulator: openSimulator(sandbox, deliver) }
  return withBreaker(withChoices(gateway, config), now)
}

/** Leaves out the wallets, cards and debits that the institution has not switched on. */
function withChoices<G extends PaymentGateway>(gateway: G, config: Config): G {
  const { ewallets, hasCards, hasDebits, debitBanks } = config
  const isOn = ({ method, channel }: { method: ProviderMethod; channel: string }) => {
    if (method === 'card') return hasCards
    if (method === 'direct_debit') return debitBanks.some((name) => name === channel)
    return method !== 'ewallet' || ewallets.some((name) => name === channel)
  }
  const debits = hasDebits ? (gateway.debits ?? []).filter(isOn) : []
  return { ...gateway, debits, channels: (amount) => gateway.channels(amount).filter(isOn) }
}

/** The simulator behind a gateway, or undefined for a real provider. */
export function simulatorOf(gateway: PaymentGateway): Simulator | undefined {
  return gateway.provider === 'sandbox' && 'simulator' in gateway
    ? (gateway as SandboxGateway).simulator
    : undefined
}
