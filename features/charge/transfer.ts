import { bankOf } from '#features/books/books.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { addDays, dayOf, momentAt } from '#platform/time/jakarta.ts'
import type { Rupiah } from '#platform/money/money.ts'

/** The rupiah that make a transfer's sum its own; they belong to the gift. */
export const LARGEST_ADDED = 999

/** How long a sum rests after its end before another gift may get it. */
export const REST_DAYS = 7

/** How far a line of a statement may be from the day that two people gave when they confirmed it. */
export const SAME_TRANSFER_DAYS = 5

/**
 * The rupiah added to a gift: any that is free, beginning at a place that differs from gift to gift, so that nobody can
 * tell from the sum how many gave. Undefined when all are taken.
 */
export function addedRupiah(
  total: number,
  taken: ReadonlySet<number>,
  seed: string,
): number | undefined {
  const start = [...seed].reduce(
    (sum, character) => (sum * 31 + character.charCodeAt(0)) % LARGEST_ADDED,
    7,
  )
  for (let step = 0; step < LARGEST_ADDED; step += 1) {
    const added = 1 + ((start + step) % LARGEST_ADDED)
    if (!taken.has(total + added)) return added
  }
  return undefined
}

/** From when another gift may get a sum. */
export function freeAgain(expiresAt: Date): Date {
  return momentAt(addDays(dayOf(expiresAt), REST_DAYS + 1), '00:00:00')
}

/** How often a donor may send a proof of one transfer; each replaces the one before. */
export const MOST_PROOFS = 5

/** After this many days a proof is deleted. */
export const PROOF_KEPT_DAYS = 90

type Held = { createdAt: Date; freeAt: Date }

/** True when money of this day can be for the gift that held the sum: not before it began, not after its rest. */
export function isForHolder({ createdAt, freeAt }: Held, date: string): boolean {
  return date >= dayOf(createdAt) && date < dayOf(freeAt)
}

/**
 * When a transfer of a day counts as paid. A statement knows days only, so money of the last day is in time, and
 * nothing is dated in the future.
 */
export function paidAtOn(
  date: string,
  { createdAt, expiresAt, now }: { createdAt: Date; expiresAt: Date; now: Date },
): Date {
  const noon = momentAt(date, '12:00:00').getTime()
  const isInTime = date <= dayOf(expiresAt)
  const latest = Math.min(now.getTime(), isInTime ? expiresAt.getTime() : now.getTime())
  return new Date(Math.max(createdAt.getTime(), Math.min(noon, latest)))
}

/** How a confirmation by two people begins its key. */
export const CONFIRMED = 'confirmed '

/** Money without a gift that came into our own bank. */
export function suspensePostings(amount: Rupiah, bank: OwnBank): Posting[] {
  const { gatewayReceivable: debit, unidentifiedMoney: credit } = account
  return throughBank([{ debit, credit, fund: 'IU', amount }], bank)
}

/**
 * The postings that take a mistaken capture back: each the other way round, and income as its contra account, so that
 * what was received and what was not stay both readable.
 */
export function unmatchedPostings(captured: readonly Posting[]): Posting[] {
  return captured.map((posting) => ({
    ...posting,
    debit: posting.credit.startsWith('4') ? account.returnedIncome : posting.credit,
    credit: posting.debit,
  }))
}

export type OwnBank = { id: string; account: string; fund: Fund }

/**
 * Postings of money at a provider, for money that came into our own bank. A fund whose bank is another one is owed it
 * by the fund that holds it (charity.md §4.3: between funds only through 1190 and 2190).
 */
export function throughBank(postings: readonly Posting[], bank: OwnBank): Posting[] {
  const { interFundPayable, interFundReceivable } = account
  return postings.flatMap<Posting>((posting) => {
    const received = { debit: bank.account, bankAccountId: bank.id }
    if (bankOf[posting.fund] === bank.account) return [{ ...posting, ...received }]
    const { amount } = posting
    return [
      { ...received, credit: interFundPayable, fund: bank.fund, amount },
      { ...posting, debit: interFundReceivable },
    ]
  })
}
