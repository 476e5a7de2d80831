import { sql } from 'kysely'
import { documentId } from '#features/books/enter-books.server.ts'
import { account } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import type { ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import { enqueueEnd } from '#features/refund/end-proposals.server.ts'
import { suspenseReasonWords } from './suspense.ts'
import type { SuspenseReason } from '#platform/db/schema.ts'
import { heardOf, receivedOf } from '#features/charge/charge.ts'
import { type OwnBank, throughBank } from '#features/charge/transfer.ts'
import { keptFor, lockOpenSuspense, markReturned, type Suspense } from './queries.server.ts'
import { undoDecisions } from './undo-suspense.server.ts'

export type SuspenseEntry = {
  donationId: string
  chargeId: string | null
  /** Of the provider's charge, with its number of payments: each payment is kept once. */
  found: Pick<ProviderCharge, 'providerId' | 'reference' | 'paidAt' | 'captures'>
  reason: SuspenseReason
  amount: Rupiah
  /** Our own bank, where the money came to it and not to the provider. */
  bank?: OwnBank | undefined
  /** Our own place of cash, where it was found there. */
  cashPlaceId?: string
}

/**
 * Posts money that matches no donation to suspense, with its journal (charity.md §4.5, L10). False when it was posted
 * before.
 */
export async function postToSuspense(ctx: Ctx, tx: Tx, suspense: SuspenseEntry): Promise<boolean> {
  const { donationId, chargeId, found, reason, amount, bank, cashPlaceId } = suspense
  const held = [
    {
      debit: cashPlaceId ? '1110' : account.gatewayReceivable,
      ...(cashPlaceId && { cashPlaceId }),
      credit: account.unidentifiedMoney,
      fund: 'IU' as const,
      amount,
    },
  ]
  const now = ctx.now()
  const providerId = `${found.providerId}#${found.captures}`
  const isNew = await postJournal(tx, {
    journalId: ctx.newId(),
    sourceId: donationId,
    source: 'suspense',
    event: `kept ${providerId}`,
    description: `Titipan donatur: ${suspenseReasonWords[reason].toLowerCase()}`,
    occurredAt: found.paidAt ?? now,
    recordedAt: now,
    postings: bank ? throughBank(held, bank) : held,
  })
  if (!isNew) return false
  await tx
    .insertInto('suspense')
    .values({
      donation_id: donationId,
      id: ctx.newId(),
      charge_id: chargeId,
      provider: bank ? 'bank' : cashPlaceId ? 'counter' : ctx.gateway.provider,
      provider_id: providerId,
      reference: found.reference,
      reason,
      amount,
      status: 'open',
      created_at: now,
      resolved_at: null,
    })
    .execute()
  return true
}

/** Reverses a suspense entry that the provider took back. */
export async function returnSuspense(ctx: Ctx, tx: Tx, suspense: Suspense): Promise<void> {
  const now = ctx.now()
  await postJournal(tx, {
    journalId: ctx.newId(),
    sourceId: suspense.donation_id,
    source: 'suspense',
    event: `returned ${suspense.provider_id}`,
    description: 'Titipan donatur diambil kembali oleh penyedia',
    occurredAt: now,
    recordedAt: now,
    postings: [
      {
        debit: account.unidentifiedMoney,
        credit: account.gatewayReceivable,
        fund: 'IU',
        amount: suspense.amount,
      },
    ],
  })
  await tx
    .updateTable('suspense')
    .set({ status: 'refunded', resolved_at: now, returned_at: now })
    .where('donation_id', '=', suspense.donation_id)
    .where('id', '=', suspense.id)
    .execute()
  await enqueueEnd(ctx, tx, suspense.id)
}

/** Reverses all that is in suspense of a donation or of one charge, which the provider took back, decided or not. */
export async function returnAllSuspense(
  ctx: Ctx,
  tx: Tx,
  by: { donationId: string; chargeId?: string },
): Promise<void> {
  for (const suspense of await lockOpenSuspense(tx, by)) await returnSuspense(ctx, tx, suspense)
  await undoDecisions(ctx, tx, by)
  await markReturned(tx, { ...by, at: ctx.now() })
}

/**
 * Keeps the money of a charge without any known reference until a person finds its owner (F10), and releases it when
 * the provider took it back. Answers what was done.
 */
export async function settleOrphan(ctx: Ctx, found: ProviderCharge): Promise<string> {
  if (found.currency !== 'IDR') return 'orphan of another currency'
  // Every money row needs a document: an orphan's is derived from the provider's id, so that it can be found again.
  const donationId = documentId(`orphan ${ctx.gateway.provider} ${found.providerId}`)
  return inTransaction(ctx.db, async (tx) => {
    // There is no donation to lock: two webhooks at once would each post the same money.
    await sql`select pg_advisory_xact_lock(hashtextextended(${donationId}, 0))`.execute(tx)
    const status = heardOf(found, true)
    if (status === 'reversed' || status === 'refunded') {
      await returnAllSuspense(ctx, tx, { donationId })
      return 'orphan returned'
    }
    const more = receivedOf(found) - (await keptFor(tx, { donationId }))
    if (more <= 0) return 'orphan without new money'
    const amount = rupiah(more)
    await postToSuspense(ctx, tx, { donationId, chargeId: null, found, reason: 'orphan', amount })
    return 'orphan kept'
  })
}
