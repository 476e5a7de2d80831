import * as v from 'valibot'
import { localTimeOf, WIB_OFFSET } from '#platform/time/jakarta.ts'
import type { HttpClient } from '../payment/http-client.server.ts'
import type { BalanceAnswer, BalanceQuestion, ProviderBalance } from '../payment/payment-gateway.ts'

// Rupiah with two decimals; in hundredths they are whole.
const sum = v.pipe(
  v.number(),
  v.finite(),
  v.transform((amount) => Math.round(amount * 100)),
  v.safeInteger(),
)
const moment = v.pipe(v.string(), v.isoTimestamp(), v.toDate())

/** The answer of GET /v1/balance/mutation (docs.midtrans.com/reference/merchant-balance-mutation-api): all wallets. */
const mutation = v.object({
  currency: v.literal('IDR'),
  start_time: moment,
  end_time: moment,
  opening_balance_effective: sum,
  opening_balance_pending: sum,
  opening_balance_overall: sum,
  closing_balance_effective: sum,
  closing_balance_pending: sum,
  closing_balance_overall: sum,
})

/** What Midtrans held for us at two moments. An answer about other moments is none. */
export async function midtransBalances(
  call: HttpClient,
  { from, to }: BalanceQuestion,
): Promise<BalanceAnswer> {
  const answer = await call({
    method: 'GET',
    path: ['v1', 'balance', 'mutation'],
    query: { currency: 'IDR', start_time: inJakarta(from), end_time: inJakarta(to) },
  })
  if (answer.kind === 'none') return { kind: 'unknown', cause: answer.cause }
  if (answer.status >= 400) return { kind: 'refused', code: `HTTP_${answer.status}` }
  const read = v.safeParse(mutation, answer.body)
  if (!read.success) return { kind: 'unknown', cause: 'an answer of another shape' }
  const balances = read.output
  const isAsked =
    secondOf(balances.start_time) === secondOf(from) && secondOf(balances.end_time) === secondOf(to)
  if (!isAsked) return { kind: 'unknown', cause: 'an answer about another time' }
  return { kind: 'told', opening: at(balances, 'opening'), closing: at(balances, 'closing') }
}

function at(balances: v.InferOutput<typeof mutation>, end: 'opening' | 'closing'): ProviderBalance {
  return {
    effective: balances[`${end}_balance_effective`],
    pending: balances[`${end}_balance_pending`],
    overall: balances[`${end}_balance_overall`],
  }
}

const secondOf = (moment: Date) => Math.floor(moment.getTime() / 1_000)

/** '2026-03-02T00:00:00+07:00' */
function inJakarta(moment: Date): string {
  return `${localTimeOf(moment).replace(' ', 'T')}${WIB_OFFSET}`
}
