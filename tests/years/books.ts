import type { Fund } from '#platform/db/schema/schema-books.ts'

/** One movement within a fund; a negative amount undoes one. */
type Move = { debit: string; credit: string; fund: Fund; amount: number }

/** What `debtor` owes `creditor` more than before; a negative amount is less. */
type Debt = { creditor: Fund; debtor: Fund; amount: number }

type Passing = {
  /** The fund that loses `gives`, and the one that gets `takes`. */
  from: Fund
  to: Fund
  takes: string
  gives: string
  amount: number
}

export type OwnEntry = Move | Debt

/**
 * The books of the test itself: sums by account and fund, and by pair of funds, made of what was done. Nothing here
 * reads the product's code or its tables.
 */
export class Books {
  readonly #balances = new Map<string, number>()
  readonly #debts = new Map<string, number>()
  #written: OwnEntry[] = []

  /** Debits less credits. */
  balance(account: string, fund: Fund): number {
    return this.#balances.get(`${account} ${fund}`) ?? 0
  }

  /** Every sum that is not zero, as 'account fund: rupiah' in order. */
  lines(): string[] {
    return sumLines(this.#balances)
  }

  owes(debtor: Fund, creditor: Fund): number {
    return this.#debts.get(`${debtor} ${creditor}`) ?? 0
  }

  move(debit: string, credit: string, { fund, amount }: { fund: Fund; amount: number }): void {
    if (amount === 0) return
    this.#enter({ debit, credit, fund, amount })
  }

  /** Money or income passes from one fund to another, which then owes it. */
  pass({ from, to, takes, gives, amount }: Passing): void {
    if (from === to) return this.move(takes, gives, { fund: to, amount })
    if (amount === 0) return
    this.#enter({ debit: takes, credit: '2190', fund: to, amount })
    this.#enter({ debit: '1190', credit: gives, fund: from, amount })
    this.#enter({ creditor: from, debtor: to, amount })
  }

  /** Two funds owe each other nothing any more; answers what the one that owed more pays. */
  clear(payer: Fund, payee: Fund, bankAccountOf: Readonly<Record<Fund, string>>): number {
    const [owes, owed] = [this.owes(payer, payee), this.owes(payee, payer)]
    const net = owes - owed
    this.move('2190', '1190', { fund: payer, amount: owed })
    this.move('2190', bankAccountOf[payer], { fund: payer, amount: net })
    this.move(bankAccountOf[payee], '1190', { fund: payee, amount: net })
    this.move('2190', '1190', { fund: payee, amount: owed })
    this.#enter({ creditor: payee, debtor: payer, amount: -owes })
    this.#enter({ creditor: payer, debtor: payee, amount: -owed })
    return net
  }

  /** What `work` writes, so that it can be undone. */
  written(work: () => void): readonly OwnEntry[] {
    this.#written = []
    work()
    return [...this.#written]
  }

  undo(entries: readonly OwnEntry[]): void {
    for (const entry of entries) this.#enter({ ...entry, amount: -entry.amount })
  }

  #enter(entry: OwnEntry): void {
    this.#written.push(entry)
    const { amount } = entry
    if ('debtor' in entry) return add(this.#debts, `${entry.debtor} ${entry.creditor}`, amount)
    add(this.#balances, `${entry.debit} ${entry.fund}`, amount)
    add(this.#balances, `${entry.credit} ${entry.fund}`, -amount)
  }
}

function add(to: Map<string, number>, key: string, amount: number): void {
  to.set(key, (to.get(key) ?? 0) + amount)
}

/** Sums that are not zero, one line each, in order. */
export function sumLines(sums: Iterable<readonly [string, number]>): string[] {
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .map(([key, sum]) => `${key}: ${sum}`)
    .toSorted()
}
