import { sql } from 'kysely'
import { getBankAccount } from '#features/bank-account/bank-account.server.ts'
import { documentId } from '#features/books/enter-books.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { addDays, momentAt } from '#platform/time/jakarta.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { TransferNotOpen } from './errors.ts'
import { applyFound } from '#features/payment/apply-found.server.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import { postToSuspense } from '#features/suspense/post-to-suspense.server.ts'
import { findTransfer } from '#features/charge/transfer-charge.server.ts'
import { isNotUndone } from '#features/charge/matched-transfers.server.ts'
import { CONFIRMED, isForHolder, SAME_TRANSFER_DAYS } from '#features/charge/transfer.ts'

/** Money that came into one of our bank accounts. */
export type IncomingTransfer = {
  bankAccountId: string
  amount: Rupiah
  /** The day of the statement, 'yyyy-mm-dd'. */
  date: string
  /** Names the line of the statement: the same line again changes nothing. */
  key: string
  /** True where two people confirm it before its statement is read. */
  isConfirmation?: boolean
}

/** Where it went: to a gift, to titipan, or nowhere, since it was known. `donationId` is the document of its journals. */
export type TransferOutcome = { kind: 'donation' | 'suspense' | 'known'; donationId: string }

/**
 * Books a transfer once: to the one gift that waits for its sum in that account, else to titipan. Joins the
 * transaction of the caller, who reads a statement or decides a confirmation.
 */
export async function matchTransfer(
  ctx: Ctx,
  transfer: IncomingTransfer,
): Promise<TransferOutcome> {
  return inTransaction(ctx.db, async (tx) => {
    await lockTransfers(tx, transfer.bankAccountId)
    const known = await knownTransfer(tx, transfer)
    if (known) return { kind: 'known', donationId: known }
    const charge = await holderOf(tx, transfer)
    if (transfer.isConfirmation && (!charge || (await hasCome(tx, charge))))
      throw new TransferNotOpen()
    return charge
      ? bookForDonation(ctx.within(tx), charge, transfer)
      : bookAsOrphan(ctx, tx, transfer)
  })
}

/** Readers of one account's statement wait for each other: a line has no row to lock yet. */
export async function lockTransfers(tx: Tx, bankAccountId: string): Promise<void> {
  const name = `transfer ${bankAccountId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** The document of a line that was booked before: under its own name, or confirmed by people before it was read. */
async function knownTransfer(tx: Tx, transfer: IncomingTransfer): Promise<string | undefined> {
  const { bankAccountId, key, amount, date } = transfer
  const same = await tx
    .selectFrom('transfer_receipt')
    .select(['key', 'donation_id'])
    .where('bank_account_id', '=', bankAccountId)
    .where((where) => where.or([where('key', '=', key), where('statement_key', '=', key)]))
    .executeTakeFirst()
  if (same) return await presentDocument(tx, bankAccountId, same)
  if (transfer.isConfirmation) return undefined
  const confirmed = await tx
    .selectFrom('transfer_receipt')
    .select(['key', 'donation_id'])
    .where('bank_account_id', '=', bankAccountId)
    .where('key', 'like', `${CONFIRMED}%`)
    .where('statement_key', 'is', null)
    .where(isNotUndone('transfer_receipt'))
    .where('amount', '=', amount)
    .where(sql<string>`received_on::text`, '>=', addDays(date, 0 - SAME_TRANSFER_DAYS))
    .where(sql<string>`received_on::text`, '<=', addDays(date, SAME_TRANSFER_DAYS))
    .orderBy('created_at')
    .executeTakeFirst()
  if (!confirmed) return undefined
  await tx
    .updateTable('transfer_receipt')
    .set({ statement_key: key })
    .where('bank_account_id', '=', bankAccountId)
    .where('key', '=', confirmed.key)
    .execute()
  return confirmed.donation_id
}

/** The document that has the money of a receipt now: the gift, or titipan where the match was undone. */
async function presentDocument(
  tx: Tx,
  bankAccountId: string,
  receipt: { key: string; donation_id: string },
): Promise<string> {
  const undo = await tx
    .selectFrom('transfer_undo')
    .select('source_id')
    .where('bank_account_id', '=', bankAccountId)
    .where('key', '=', receipt.key)
    .executeTakeFirst()
  return undo?.source_id ?? receipt.donation_id
}

/** The gift's charge that holds this sum in this account on this day. */
async function holderOf(tx: Tx, { bankAccountId, amount, date }: IncomingTransfer) {
  const sum = await tx
    .selectFrom('transfer_sum')
    .selectAll()
    .where('bank_account_id', '=', bankAccountId)
    .where('amount', '=', amount)
    .executeTakeFirst()
  if (!sum) return undefined
  const charge = await tx
    .selectFrom('charge')
    .selectAll()
    .where('donation_id', '=', sum.donation_id)
    .where('id', '=', sum.charge_id)
    .executeTakeFirstOrThrow()
  const held = { createdAt: charge.created_at, freeAt: sum.free_at }
  return isForHolder(held, date) ? charge : undefined
}

/** People confirm only what nothing has told yet: a second payment is for the statement to tell. */
async function hasCome(tx: Tx, { id, channel }: Charge): Promise<boolean> {
  const receipt = await tx
    .selectFrom('transfer_receipt')
    .select('key')
    .where('bank_account_id', '=', channel)
    .where('charge_id', '=', id)
    .where(isNotUndone('transfer_receipt'))
    .executeTakeFirst()
  return receipt !== undefined
}

type Document = { donationId: string; chargeId: string | null }

async function enterReceipt(
  ctx: Ctx,
  tx: Tx,
  { donationId, chargeId, ...transfer }: IncomingTransfer & Document,
): Promise<void> {
  await tx
    .insertInto('transfer_receipt')
    .values({
      bank_account_id: transfer.bankAccountId,
      key: transfer.key,
      amount: transfer.amount,
      received_on: transfer.date,
      donation_id: donationId,
      charge_id: chargeId,
      statement_key: null,
      created_at: ctx.now(),
    })
    .execute()
}

async function bookForDonation(
  ctx: Ctx & { db: Tx },
  charge: Charge,
  transfer: IncomingTransfer,
): Promise<TransferOutcome> {
  const { donation_id: donationId, id: chargeId } = charge
  await enterReceipt(ctx, ctx.db, { ...transfer, donationId, chargeId })
  const found = await findTransfer(ctx, ctx.db, charge)
  const { outcome } = await applyFound(ctx, charge, { found })
  return { kind: outcome === 'gift' ? 'donation' : 'suspense', donationId }
}

/** Nobody waits for this sum: it is kept under a document of its own until a person finds its owner (F10). */
async function bookAsOrphan(
  ctx: Ctx,
  tx: Tx,
  transfer: IncomingTransfer,
): Promise<TransferOutcome> {
  const donationId = orphanOf(transfer)
  await enterReceipt(ctx, tx, { ...transfer, donationId, chargeId: null })
  await keepAsOrphan(ctx, tx, transfer)
  return { kind: 'suspense', donationId }
}

function orphanOf({ bankAccountId, key }: IncomingTransfer): string {
  return documentId(`transfer ${bankAccountId} ${key}`)
}

/** Posts the money of a line to titipan under a document of its own, which it answers. */
export async function keepAsOrphan(ctx: Ctx, tx: Tx, transfer: IncomingTransfer): Promise<string> {
  const { bankAccountId, key, amount, date } = transfer
  const bank = await getBankAccount(tx, bankAccountId)
  const donationId = orphanOf(transfer)
  const paidAt = new Date(Math.min(ctx.now().getTime(), momentAt(date, '12:00:00').getTime()))
  const found = {
    providerId: `bank-${key}`,
    reference: key,
    paidAt,
    captures: 1,
  }
  const suspense = { donationId, chargeId: null, found, reason: 'orphan' as const, amount, bank }
  if (!(await postToSuspense(ctx, tx, suspense))) throw new Error(`${key} was kept before`)
  return donationId
}
