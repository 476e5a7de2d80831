import * as v from 'valibot'
import type { HttpClient } from '../payment/http-client.server.ts'
import type {
  ChargeAnswer,
  ChargeLookup,
  ChargeRef,
  NewCharge,
} from '../payment/payment-gateway.ts'
import { walletLink } from '../payment/wallets.ts'
import { secondsLeft } from './midtrans-wire.ts'

/** A Snap page is known by its token until somebody pays on it: only then there is a transaction. */
const PREFIX = 'snap-'

const page = v.object({
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,80}$/)),
  redirect_url: v.pipe(v.string(), v.maxLength(500)),
})

/** Cards are paid on Midtrans' own page (docs/snap-snap-integration-guide): no number of a card ever reaches us. */
export async function createSnap(
  call: HttpClient,
  order: NewCharge & { now: Date; merchant: string },
): Promise<ChargeAnswer> {
  const { reference, amount, returnUrl, merchant, expiresAt, saves } = order
  const minutes = Math.max(5, Math.floor(secondsLeft(order) / 60))
  const answer = await call({
    method: 'POST',
    path: ['snap', 'v1', 'transactions'],
    body: {
      transaction_details: { order_id: reference, gross_amount: amount },
      credit_card: { secure: true, ...(saves && { save_card: true }) },
      ...(saves && { user_id: saves.owner }),
      enabled_payments: ['credit_card'],
      ...(returnUrl && { callbacks: { finish: returnUrl } }),
      page_expiry: { duration: minutes, unit: 'minutes' },
      custom_field1: String(amount),
    },
  })
  if (answer.kind === 'none') return { kind: 'unknown', cause: answer.cause }
  // A second page is refused once the first was paid on: what became of it is asked.
  if (answer.status === 400) return { kind: 'unknown', cause: 'HTTP_400' }
  if (answer.status >= 400) return { kind: 'rejected', code: `MIDTRANS_${answer.status}` }
  const made = v.safeParse(page, answer.body)
  const link = made.success ? walletLink(made.output.redirect_url) : undefined
  if (!made.success || !link) return { kind: 'unknown', cause: 'an answer of another shape' }
  const instruction = { merchant, link, linkOpens: 'page' as const }
  return { kind: 'created', providerId: PREFIX + made.output.token, instruction, expiresAt }
}

/** True for a charge whose page was made, whether somebody has paid on it or not. */
export function isSnap({ providerId }: ChargeRef): boolean {
  return providerId?.startsWith(PREFIX) ?? false
}

/** A page that nobody has used: waiting until its end, then expired. */
export function unusedSnap(
  { reference, providerId, amount, expiresAt }: ChargeRef,
  now: Date,
): ChargeLookup {
  if (amount === undefined || !expiresAt) return { kind: 'missing' }
  const status = expiresAt > now ? ('pending' as const) : ('expired' as const)
  const charge = { reference, providerId: providerId ?? '', status, currency: 'IDR', amount }
  return { kind: 'found', charge: { ...charge, captures: 0, expiresAt } }
}

const closed = v.object({ canceled_at: v.string() })

/** Closes a page that nobody has used; false while it may still be paid on. */
export async function closeSnap(call: HttpClient, { providerId }: ChargeRef): Promise<boolean> {
  const token = providerId?.slice(PREFIX.length) ?? ''
  const path = ['snap', 'v1', 'transactions', token, 'cancel']
  const answer = await call({ method: 'POST', path, body: {} })
  return answer.kind === 'answer' && v.safeParse(closed, answer.body).success
}
