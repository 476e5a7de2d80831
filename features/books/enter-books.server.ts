import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { bankMovedBy } from '#features/ledger/ledger.ts'
import { type NewJournal, postJournal } from '#features/ledger/post-journal.server.ts'
import { balanceOf, lowestBalanceSince } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { dayOf, formatDate } from '#platform/time/jakarta.ts'
import { bankNamer, type NamedBanks } from './bank-namer.server.ts'
import { bankOf } from './books.ts'
import { MoneyMissing, SamePerson } from './errors.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

// An arbitrary fixed number: every decision based on a balance takes this advisory lock.
const BOOKS_LOCK = 4_202_614

/**
 * Runs work that depends on an account's balance, one at a time: otherwise two people spend the same rupiah.
 * Donations do not wait for it.
 */
export async function withBooks<T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    await lockBooks(tx)
    return work(tx)
  })
}

/**
 * The same lock in an open transaction. It is a separate statement, so the next one sees what the last holder wrote.
 */
export async function lockBooks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BOOKS_LOCK})`.execute(tx)
}

type Entry = Omit<NewJournal, 'journalId' | 'recordedAt' | 'occurredAt'> & {
  /** Made by the caller who refers to it. */
  journalId?: string
  occurredAt?: Date
  /** The bank accounts that pay or receive, where they are known. */
  banks?: NamedBanks
}

/** Posts a journal dated now, its postings with the bank accounts that they move. False when it was posted before. */
export async function enterJournal(ctx: Ctx, tx: Tx, entry: Entry): Promise<boolean> {
  const { banks, ...journal } = entry
  const now = ctx.now()
  const isBankMoved = journal.postings.some(bankMovedBy)
  const name = isBankMoved ? await bankNamer(tx) : undefined
  const postings = name ? name(journal.postings, banks) : journal.postings
  const { journalId = ctx.newId(), occurredAt = now } = journal
  return postJournal(tx, { ...journal, journalId, occurredAt, recordedAt: now, postings })
}

type Leaving = {
  fund: Fund
  amount: number
  /** When it leaves; without one, now. */
  at?: Date | undefined
}

/** Refuses when the bank account holds less than this amount of the fund, at that moment or on any day since. */
export async function assertBankHolds(tx: Tx, { fund, amount, at }: Leaving): Promise<void> {
  const held = await bankHolds(tx, { account: bankOf[fund], fund, at })
  if (held < amount) throw new MoneyMissing(held, at && formatDate(at))
}

/** What a bank account holds of a fund, from that moment on. */
export async function bankHolds(
  db: Db | Tx,
  { account, fund, at }: { account: string; fund: Fund; at?: Date | undefined },
): Promise<number> {
  if (!at) return balanceOf(db, { account, fund })
  return lowestBalanceSince(db, { account, fund, day: dayOf(at) })
}

/** Refuses an approval by the proposer; the database refuses it as well. */
export function assertOther(by: string, { made_by }: { made_by: string }): void {
  if (by === made_by) throw new SamePerson()
}

/**
 * The row id of a document known only by name, such as a month or a statement line: the same name gives the same id.
 */
export function documentId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
