import * as v from 'valibot'
import { addDays, dayOf, startOfDay } from '#platform/time/jakarta.ts'
import type { HttpClient } from '../payment/http-client.server.ts'
import type { SettledMovement, SettledPage, SettledQuestion } from '../payment/payment-gateway.ts'
import { failureOf } from './xendit-read.server.ts'

const text = v.pipe(v.string(), v.maxLength(255))
const sum = v.pipe(v.number(), v.safeInteger())
/** A share of a sum may have hundredths. */
const part = v.pipe(v.number(), v.minValue(-1e13), v.maxValue(1e13))
const moment = v.pipe(v.string(), v.isoTimestamp(), v.toDate())

/** The answer of GET /transactions (docs.xendit.co/apidocs/list-transactions), as far as it tells of money. */
const settledList = v.object({
  has_more: v.boolean(),
  data: v.array(
    v.object({
      id: text,
      product_id: v.nullish(text),
      type: text,
      status: text,
      reference_id: v.nullish(text),
      currency: text,
      amount: sum,
      net_amount: v.nullish(part),
      cashflow: text,
      settlement_status: v.nullish(text),
      estimated_settlement_time: v.nullish(moment),
      created: moment,
      fee: v.object({
        xendit_fee: part,
        value_added_tax: part,
        status: v.nullish(text),
      }),
    }),
  ),
})
type Transaction = v.InferOutput<typeof settledList>['data'][number]

/** Xendit documents no largest page here; its other lists end at 50. */
const PAGE = 50
/** A payment settles some working days after it was made, and the longest holidays have two weeks. */
const DAYS_BEFORE = 31

/**
 * One page of what the account was settled on a day. The list knows when a transaction was made and not when it was
 * settled, so it is read from a month before, and each says its day itself.
 */
export async function listSettled(
  call: HttpClient,
  { day, after }: SettledQuestion,
): Promise<SettledPage> {
  const reply = await call({
    method: 'GET',
    path: ['transactions'],
    query: {
      currency: 'IDR',
      statuses: 'SUCCESS',
      'created[gte]': startOfDay(addDays(day, -DAYS_BEFORE)).toISOString(),
      'created[lte]': new Date(startOfDay(addDays(day, 1)).getTime() - 1).toISOString(),
      limit: String(PAGE),
      ...(after && { after_id: after }),
    },
  })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  if (reply.status >= 400) return { kind: 'refused', code: failureOf(reply) }
  const read = v.safeParse(settledList, reply.body)
  if (!read.success) return { kind: 'unknown', cause: 'an answer of another shape' }
  const { data, has_more: hasMore } = read.output
  const last = data.at(-1)?.id
  return {
    kind: 'told',
    movements: data.flatMap((each) => movementOf(each, day)),
    ...(hasMore && last !== undefined && last !== after && { next: last }),
  }
}

function movementOf(transaction: Transaction, day: string): SettledMovement[] {
  const { type, status, currency, cashflow, amount, fee, reference_id, product_id } = transaction
  const isOut = cashflow === 'MONEY_OUT'
  const isAdjustment = type.startsWith('ADJUSTMENT_')
  const isPart = isAdjustment || (isOut ? /^(REFUND|CHARGEBACK)$/ : /PAYMENT$/).test(type)
  if (!isPart || status !== 'SUCCESS' || currency !== 'IDR') return []
  if (dayOfMoney(transaction) !== day) return []
  const { xendit_fee, value_added_tax } = fee
  return [
    {
      reference: reference_id || product_id || type,
      providerId: product_id ?? '',
      gross: isOut || type === 'ADJUSTMENT_DEDUCT' ? 0 - amount : amount,
      fee: xendit_fee,
      tax: value_added_tax,
      isAdjustment,
      isChargeback: type === 'CHARGEBACK',
      isFeeMissing: !isFeeWhole(transaction),
    },
  ]
}

/** Money that came in counts when it is in the balance; what leaves it has no settlement of its own. */
function dayOfMoney(transaction: Transaction): string | undefined {
  const { cashflow, settlement_status, estimated_settlement_time: settled, created } = transaction
  if (cashflow === 'MONEY_OUT' || transaction.type.startsWith('ADJUSTMENT_')) return dayOf(created)
  return settlement_status === 'SETTLED' && settled ? dayOf(settled) : undefined
}

/** False while the fee is not taken yet, and where more was withheld than fee and tax. */
function isFeeWhole({ cashflow, amount, net_amount, fee }: Transaction): boolean {
  if (cashflow === 'MONEY_OUT') return true
  if (fee.status && fee.status !== 'COMPLETED') return false
  const net = amount - fee.xendit_fee - fee.value_added_tax
  return net_amount == null || Math.abs(net_amount - net) < 0.005
}
