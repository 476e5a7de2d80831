import type { Selectable } from 'kysely'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Database } from '#platform/db/schema.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { Payer } from './bank-account.ts'
import { bankOf } from '#features/books/books.ts'
import { assertBankHolds } from '#features/books/enter-books.server.ts'
import {
  BankAccountClosed,
  BankAccountKnown,
  BankAccountUnknown,
  ForeignBankAccount,
  StillHoldsMoney,
} from './errors.ts'

export type BankAccount = Selectable<Database['bank_account']>

export type NewBankAccount = {
  fund: Fund
  bank: string
  /** Digits only. */
  number: string
  holder: string
  /** 'yyyy-mm-dd'. */
  openedOn: string
}

/** The institution's bank accounts, those in use first. */
export async function listBankAccounts(db: Db | Tx): Promise<BankAccount[]> {
  return db
    .selectFrom('bank_account')
    .selectAll()
    .orderBy('closed_on', (order) => order.asc().nullsFirst())
    .orderBy('account')
    .orderBy('bank')
    .orderBy('number')
    .execute()
}

/** Named bank accounts as they are now: what a proposal to use them rests on. */
export async function banksNow(db: Db | Tx, ids: readonly (string | null | undefined)[]) {
  const named = new Set(ids)
  return (await listBankAccounts(db)).filter(({ id }) => named.has(id))
}

/** Those in use that hold this fund's money. */
export async function banksFor(db: Db | Tx, fund: Fund): Promise<BankAccount[]> {
  const all = await listBankAccounts(db)
  return all.filter((each) => each.closed_on === null && each.account === bankOf[fund])
}

/** One bank account, or undefined. */
export async function findBankAccount(db: Db | Tx, id: string): Promise<BankAccount | undefined> {
  return db.selectFrom('bank_account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The bank account of this id. Refuses one that is unknown. */
export async function getBankAccount(db: Db | Tx, id: string): Promise<BankAccount> {
  const found = await findBankAccount(db, id)
  if (!found) throw new BankAccountUnknown()
  return found
}

/** Refuses an account that is recorded already, however its bank is spelled. */
export async function assertNewAccount(
  db: Db | Tx,
  { bank, number }: Pick<NewBankAccount, 'bank' | 'number'>,
): Promise<void> {
  const same = await db
    .selectFrom('bank_account')
    .select('bank')
    .where('number', '=', number)
    .execute()
  if (same.some((each) => bareName(each.bank) === bareName(bank))) throw new BankAccountKnown()
}

/** 'Bank B.C.A.' and 'BCA' are one bank. */
function bareName(bank: string): string {
  return bank.toLowerCase().replaceAll(/\b(pt|bank)\b|[^a-z0-9]/g, '')
}

/** Records a bank account and answers its id. Refuses one that is recorded already. */
export async function recordBankAccount(ctx: Ctx, account: NewBankAccount): Promise<string> {
  await assertNewAccount(ctx.db, account)
  const { openedOn: opened_on, ...facts } = account
  const row = await ctx.db
    .insertInto('bank_account')
    .values({
      id: ctx.newId(),
      ...facts,
      account: bankOf[account.fund],
      opened_on,
      closed_on: null,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['bank', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new BankAccountKnown()
  return row.id
}

/**
 * Closes a bank account from a day on: it pays nothing any more. The last one of its account in the ledger stays until
 * that account is empty, so that no money stands where no bank is.
 */
export async function closeBankAccount(
  ctx: Ctx,
  { id, closedOn }: { id: string; closedOn: string },
): Promise<void> {
  const found = await getBankAccount(ctx.db, id)
  if (found.closed_on || closedOn < found.opened_on || closedOn > dayOf(ctx.now()))
    throw new BankAccountClosed()
  const others = (await listBankAccounts(ctx.db)).filter(
    (each) => each.id !== id && !each.closed_on && each.account === found.account,
  )
  const held = await balanceOf(ctx.db, { account: found.account })
  if (others.length === 0 && held !== 0) throw new StillHoldsMoney(held)
  await ctx.db
    .updateTable('bank_account')
    .set({ closed_on: closedOn })
    .where('id', '=', id)
    .execute()
}

/** Refuses a bank account that is closed, or that holds other funds' money than this one. */
export async function assertPays(tx: Tx, payer: Payer, fund: Fund): Promise<void> {
  if (payer.by === 'gateway') return
  const found = await getBankAccount(tx, payer.bankAccountId)
  if (found.closed_on) throw new BankAccountClosed()
  if (found.account !== bankOf[fund]) throw new ForeignBankAccount()
}

type Part = { fund: Fund; amount: number; at?: Date }

/** The same, and the bank must hold each fund's part when it leaves. */
export async function assertCanPay(tx: Tx, payer: Payer, parts: readonly Part[]): Promise<void> {
  if (payer.by === 'gateway') return
  const [first] = parts
  if (first) await assertPays(tx, payer, first.fund)
  for (const part of parts) await assertBankHolds(tx, part)
}

/** A payer as rows keep it. */
export function payerColumns(payer: Payer) {
  return {
    pays_from: payer.by,
    bank_account_id: payer.by === 'bank' ? payer.bankAccountId : null,
  }
}

/** The payer of a row; rows of earlier versions were paid by the gateway. */
export function payerOf(row: {
  pays_from: Payer['by'] | null
  bank_account_id: string | null
}): Payer {
  return row.bank_account_id
    ? { by: 'bank', bankAccountId: row.bank_account_id }
    : { by: 'gateway' }
}
