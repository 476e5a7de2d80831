import type { Answer } from './provider-server.ts'

/** Of an hour, in milliseconds: what was paid within it cannot be paid out yet. */
const PENDING_MS = 3_600_000

type Payment = {
  status: string
  gross: number
  settled: Date | undefined
  refunds: readonly { refund_amount: string }[]
}

type Account = { all: ReadonlyMap<string, Payment>; withheld?: number }

/** GET /v1/balance/mutation as documented: what is held at two moments, in all wallets and in the one of payments. */
export function midtransBalance(url: string, { all, withheld = 0 }: Account): Answer {
  const asked = new URL(url, 'http://midtrans.test').searchParams
  const { currency, start_time, end_time } = Object.fromEntries(asked) as Record<string, string>
  const heldUntil = (until: number) =>
    [...all.values()].reduce((sum, { status, gross, settled, refunds }) => {
      if (status !== 'settlement' || Number(settled) > until) return sum
      const back = refunds.reduce((part, each) => part + Number(each.refund_amount), 0)
      return sum + gross - back - withheld
    }, 0)
  const at = (moment: string | undefined, end: string) => {
    const until = new Date(moment ?? '').getTime()
    const effective = heldUntil(until - PENDING_MS)
    return {
      [`${end}_balance_effective`]: effective,
      [`${end}_balance_pending`]: heldUntil(until) - effective,
      [`${end}_balance_overall`]: heldUntil(until),
    }
  }
  const sums = { ...at(start_time, 'opening'), ...at(end_time, 'closing') }
  const wallets = [{ source: 'payin', ...sums }]
  return { status: 200, body: { currency, start_time, end_time, ...sums, wallets } }
}
