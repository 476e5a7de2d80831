import type { Guard } from './guard.ts'

const opens = 'features/payment/open-charge.db.test.ts'
const rests = 'features/payment/channel-rest.db.test.ts'
const webhooks = 'features/payment/receive-webhook.db.test.ts'
const settles = 'features/payment/settle-payment.db.test.ts'
const refunds = 'features/payment/send-refund.db.test.ts'
const reconciles = 'features/payment/record-settlement.db.test.ts'
const gateways = 'platform/outside/gateway-faults.test.ts'

/** F13 to F20: races, silence, ids, clocks, refunds, payouts and secrets of providers. */
export const providerGuards: Guard[] = [
  {
    of: 'F13',
    what: 'a code that was paid while it was cancelled is kept',
    file: 'features/payment/close-charge.server.ts',
    text: "if (answer === 'already_paid') return (await settleCharge(ctx, charge).catch(unclear)).charge",
    without: '',
    test: {
      file: opens,
      name: 'F13 money that arrives between the look and the cancelling is kept too',
    },
  },
  {
    of: 'F13',
    what: 'the database allows one active charge',
    file: 'db/migrations/0005_payment.sql',
    text: 'create unique index charge_one_active',
    without: 'create index charge_one_active',
    test: { file: opens, name: 'the database itself refuses a second active charge' },
  },
  {
    of: 'F14',
    what: 'a silent channel is not asked while it rests',
    file: 'platform/outside/channel-breaker.ts',
    text: "if (rests(order)) return { kind: 'unknown', cause: 'the channel rests' } as const",
    without: '',
    test: {
      file: rests,
      name: 'F14 while a channel rests nobody asks the provider, also not for a code that is still open',
    },
  },
  {
    of: 'F14',
    what: 'a resting channel is shown disabled',
    file: 'platform/outside/channel-breaker.ts',
    text: '(rests(offer) ? { ...offer, disabled: TROUBLED } : offer)',
    without: 'offer',
    test: {
      file: rests,
      name: 'F14 after five silences in a row a channel rests for 30 seconds: shown disabled, refused, the others open',
    },
  },
  {
    of: 'F15',
    what: 'without a database the provider is asked to come again',
    file: 'server/webhooks.server.ts',
    text: "{ status: 503, code: 'unavailable'",
    without: "{ status: 400, code: 'unavailable'",
    test: {
      file: webhooks,
      name: 'F15 while the database is away a webhook is answered 503, so that it comes again',
    },
  },
  {
    of: 'F16',
    what: 'a charge is found by the provider’s own id as well',
    file: 'features/payment/queries.server.ts',
    text: 'const ids = [reference, ...(providerId ? [providerId] : [])]',
    without: "const ids = ['']",
    test: {
      file: settles,
      name: 'F16 a provider that names its own id in place of our reference is understood',
    },
  },
  {
    of: 'F16',
    what: 'another reference under an unknown id is not ours',
    file: 'features/payment/payment.ts',
    text: "if (!ours.provider_id && found.reference !== ours.reference) return 'reference'",
    without: '',
    test: {
      file: 'features/payment/payment.test.ts',
      name: 'F12 F16 what the provider shows must be the charge we asked about',
    },
  },
  {
    of: 'F17',
    what: 'the provider’s expiry counts',
    file: 'features/payment/apply-found.server.ts',
    text: 'expires_at: found.expiresAt ?? charge.expires_at,',
    without: 'expires_at: charge.expires_at,',
    test: { file: settles, name: 'F17 the provider’s expiry is the one that counts and is shown' },
  },
  {
    of: 'F18',
    what: 'a refund without an answer is asked for again',
    file: 'features/payment/send-refund.server.ts',
    text: "if (!answer || answer.kind === 'unknown') throw new ProviderSilent(`refund of ${reference}`)",
    without: "if (!answer || answer.kind === 'unknown') return",
    test: {
      file: refunds,
      name: 'F18 a refund whose answer got lost stays open, and asking with its own key finds it made once',
    },
  },
  {
    of: 'F18',
    what: 'asking again is the same refund',
    file: 'features/payment/send-refund.server.ts',
    text: 'key: refundId,',
    without: 'key: ctx.newId(),',
    test: {
      file: refunds,
      name: 'F18 a refund whose answer got lost stays open, and asking with its own key finds it made once',
    },
  },
  {
    of: 'F18',
    what: 'Midtrans is asked first whether the refund was made',
    file: 'platform/outside/midtrans-gateway.server.ts',
    text: "if (before !== 'no') return before",
    without: '',
    test: {
      file: gateways,
      name: 'midtrans: F18 a refund is looked for by its key before it is asked for again',
    },
  },
  {
    of: 'F19',
    what: 'a line of another sum is not posted',
    file: 'features/payment/match-payout.ts',
    text: 'const one = payments.find((parts) => sum(parts.map(of)) === amount)',
    without: 'const one = payments[0]',
    test: {
      file: reconciles,
      name: 'F19 lines that differ from our charges are listed and not posted; the others are',
    },
  },
  {
    of: 'F19',
    what: 'a gift is settled once',
    file: 'features/payment/match-payout.ts',
    text: 'parts.filter((part) => !part.isSettled && !this.#settled.has(part))',
    without: 'parts.filter((part) => !this.#settled.has(part))',
    test: {
      file: reconciles,
      name: 'the same payout is booked once, and a gift is settled once',
    },
  },
  {
    of: 'F20',
    what: 'while a secret is changed both are right',
    file: 'platform/outside/secret-match.server.ts',
    text: 'return right.reduce(',
    without: 'return right.slice(0, 1).reduce(',
    test: {
      file: gateways,
      name: 'xendit: F20 while the token is changed both are believed, and no third',
    },
  },
  {
    of: 'F20',
    what: 'a signature must be made with one of our keys',
    file: 'platform/outside/midtrans-gateway.server.ts',
    text: 'return isOneOf(given.signature_key, right)',
    without: 'return right.length > 0',
    test: {
      file: gateways,
      name: 'midtrans: F20 while the key is changed both sign, and no third',
    },
  },
]
