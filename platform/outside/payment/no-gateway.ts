import type { PaymentGateway } from './payment-gateway.ts'

const cause = 'no payment provider is configured'

/**
 * For an institution that takes transfers to its own accounts alone. It offers nothing and is never asked; a code of an
 * earlier provider stays as it is.
 */
export const noGateway: PaymentGateway = {
  provider: 'none',
  refundable: [],
  channels: () => [],
  create: async () => ({ kind: 'rejected', code: 'NO_PROVIDER' }),
  find: async () => ({ kind: 'unknown', cause }),
  cancel: async () => 'unknown',
  verifyWebhook: () => ({ ok: false, why: cause }),
}
