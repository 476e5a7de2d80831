import type { PaymentView } from './payment-actions.server.ts'

export type ChargeView = NonNullable<PaymentView['charge']>
