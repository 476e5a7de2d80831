import type { Fund, SettlementReason } from '#platform/db/schema/schema-books.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'

/**
 * One line of a provider's payout, by our reference of the charge or the provider's id: the gross sum and the fee and
 * tax withheld. A gross sum below zero is a deduction of money that was paid out before.
 */
export type SettlementLine = {
  reference: string
  providerId?: string
  gross: number
  fee: number
  tax: number
  /** Its row in the file it comes from; without one, its place in the list. */
  line?: number
  /** The report has fees, but tells none of this payment. */
  isFeeMissing?: boolean
  /** The provider's own correction, which belongs to no charge. */
  isAdjustment?: boolean
  /** The provider took it back for the payer's bank: no act of ours is behind it. */
  isChargeback?: boolean
}

/** A part of a received payment in one fund: a donation, its operational part, or a suspense entry. */
export type HeldPart = {
  sourceId: string
  portionId: string
  fund: Fund
  campaignId: string | null
  gross: Rupiah
  isSettled: boolean
  /** Where our books show that the provider took it back. */
  gone: readonly GonePart[]
  isDeducted: boolean
}

export type GonePart = { fund: Fund; campaignId: string | null; amount: Rupiah }

/** One payment with its parts, and the names a report may give it. */
export type HeldPayment = { names: readonly string[]; parts: readonly HeldPart[] }

export type SettledPart = HeldPart & { fee: Rupiah; tax: Rupiah }
export type DeductedPart = HeldPart & { fee: Rupiah; tax: Rupiah }
type Adjustment = { amount: number; note: string }

export type Difference = {
  line: number
  reference: string
  gross: number
  /** What our books hold unsettled for that charge, or would take back of it. */
  expected: number
  reason: SettlementReason
}

export type MatchedPayout = {
  settled: SettledPart[]
  deducted: DeductedPart[]
  adjustments: Adjustment[]
  differences: Difference[]
  /** What the lines that match come to: the sum that may be posted. */
  net: number
}

/**
 * Finds what each line of a payout stands for. The order of the lines changes nothing: they are read in an order of
 * their own, payments before deductions.
 */
export function matchPayout(
  lines: readonly SettlementLine[],
  held: readonly HeldPayment[],
): MatchedPayout {
  const matching = new Matching(held)
  const ordered = lines
    .map((line, index) => ({
      ...line,
      providerId: line.providerId ?? line.reference,
      line: line.line ?? index + 1,
    }))
    .toSorted(inOrder)
  for (const line of ordered) matching.take(line)
  const { found } = matching
  return { ...found, differences: found.differences.toSorted((a, b) => a.line - b.line) }
}

type Numbered = SettlementLine & { providerId: string; line: number }

function inOrder(a: Numbered, b: Numbered): number {
  return (
    Math.sign(b.gross) - Math.sign(a.gross) ||
    compare(a.reference, b.reference) ||
    b.gross - a.gross ||
    b.fee + b.tax - (a.fee + a.tax) ||
    b.fee - a.fee ||
    compare(a.providerId, b.providerId) ||
    a.line - b.line
  )
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

class Matching {
  readonly found: MatchedPayout = {
    settled: [],
    deducted: [],
    adjustments: [],
    differences: [],
    net: 0,
  }
  readonly #byName = new Map<string, HeldPayment[]>()
  readonly #settled = new Set<HeldPart>()
  readonly #deducted = new Set<HeldPart>()

  constructor(held: readonly HeldPayment[]) {
    for (const payment of held) {
      for (const name of new Set(payment.names)) {
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), payment])
      }
    }
  }

  take(line: Numbered): void {
    const { reference, gross, fee, tax } = line
    const net = gross - fee - tax
    if (line.isAdjustment) {
      if (net !== 0) this.found.adjustments.push({ amount: net, note: reference })
    } else {
      const why = gross < 0 ? this.#deduct(line) : this.#settle(line)
      if (why) {
        this.found.differences.push({ line: line.line, reference, gross, ...why })
        return
      }
    }
    this.found.net += net
  }

  #paymentsOf({ reference, providerId }: Numbered): HeldPayment[] {
    const named = this.#byName.get(reference) ?? []
    return named.length > 0 ? named : (this.#byName.get(providerId) ?? [])
  }

  #settle(line: Numbered): Why | undefined {
    const payments = this.#paymentsOf(line)
    const open = payments
      .map(({ parts }) => parts.filter((part) => !part.isSettled && !this.#settled.has(part)))
      .filter((parts) => parts.length > 0)
    const taken = fitting(open, line.gross, grossOf)
    if (!taken) {
      const reason = payments.length === 0 ? 'unknown' : open.length === 0 ? 'settled' : 'amount'
      return { reason, expected: sum(open.flat().map(({ gross }) => gross)) }
    }
    if (line.isFeeMissing) return { reason: 'fee_missing', expected: line.gross }
    if (line.fee < 0 || line.tax < 0 || line.fee + line.tax > line.gross) {
      return { reason: 'fee', expected: line.gross }
    }
    for (const part of taken) this.#settled.add(part)
    this.found.settled.push(...withFees(taken, line))
    return undefined
  }

  #deduct(line: Numbered): Why | undefined {
    const payments = this.#paymentsOf(line)
    const gone = payments
      .map(({ parts }) => parts.filter((part) => part.gone.length > 0))
      .filter((parts) => parts.length > 0)
    const open = gone
      .map((parts) => parts.filter((part) => !part.isDeducted && !this.#deducted.has(part)))
      .filter((parts) => parts.length > 0)
    const paidOut = open.filter((parts) =>
      parts.every((part) => part.isSettled || this.#settled.has(part)),
    )
    const taken = fitting(paidOut, -line.gross, goneOf)
    if (!taken && this.#isPartTakenBack(line, payments)) {
      const net = line.gross - line.fee - line.tax
      this.found.adjustments.push({ amount: net, note: `ditarik sebagian, ${line.reference}` })
      return undefined
    }
    if (!taken) {
      return { reason: whyNot({ payments, gone, open, paidOut }), expected: -sumGone(open.flat()) }
    }
    if (line.fee < 0 || line.tax < 0) return { reason: 'fee', expected: line.gross }
    for (const part of taken) this.#deducted.add(part)
    const [first, ...rest] = taken as [HeldPart, ...HeldPart[]]
    const none = { fee: rupiah(0), tax: rupiah(0) }
    this.found.deducted.push(
      { ...first, fee: rupiah(line.fee), tax: rupiah(line.tax) },
      ...rest.map((part) => ({ ...part, ...none })),
    )
    return undefined
  }

  /**
   * A part of a payment that is paid out, and whole in our books. The gift stays whole in its fund: the amil bears what
   * the provider keeps, as it bears the provider's corrections.
   */
  #isPartTakenBack({ gross, isChargeback }: Numbered, payments: readonly HeldPayment[]): boolean {
    if (!isChargeback) return false
    return payments.some(
      ({ parts }) =>
        parts.every((part) => part.gone.length === 0) &&
        parts.every((part) => part.isSettled || this.#settled.has(part)) &&
        sum(parts.map(grossOf)) > -gross,
    )
  }
}

type Why = Pick<Difference, 'reason' | 'expected'>

type Candidates = {
  payments: readonly HeldPayment[]
  gone: readonly HeldPart[][]
  open: readonly HeldPart[][]
  paidOut: readonly HeldPart[][]
}

function whyNot({ payments, gone, open, paidOut }: Candidates): SettlementReason {
  if (payments.length === 0) return 'unknown'
  if (gone.length === 0) return 'still_ours'
  if (open.length === 0) return 'deducted'
  return paidOut.length === 0 ? 'not_paid_out' : 'amount'
}

const grossOf = ({ gross }: HeldPart): number => gross
const goneOf = (part: HeldPart): number => sum(part.gone.map(({ amount }) => amount))

/** A provider pays out each payment on its own, or all payments of a charge in one sum. */
function fitting(
  payments: readonly HeldPart[][],
  amount: number,
  amountOf: (part: HeldPart) => number,
): HeldPart[] | undefined {
  // No payment is of nothing, and no payments are none.
  if (amount === 0) return undefined
  const one = payments.find((parts) => sum(parts.map(amountOf)) === amount)
  if (one) return one
  const all = payments.flat()
  return sum(all.map(amountOf)) === amount ? all : undefined
}

/** The first part bears the fee as far as its sum goes, the next ones the rest. */
function withFees(taken: readonly HeldPart[], line: SettlementLine): SettledPart[] {
  let { fee, tax } = line
  return taken.map((part) => {
    const ofFee = Math.min(fee, part.gross)
    const ofTax = Math.min(tax, part.gross - ofFee)
    fee -= ofFee
    tax -= ofTax
    return { ...part, fee: rupiah(ofFee), tax: rupiah(ofTax) }
  })
}

function sumGone(parts: readonly HeldPart[]): number {
  return sum(parts.map(goneOf))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
