import { assertCanPay, payerColumns, payerOf } from '#features/bank-account/bank-account.server.ts'
import { type Payer, refundPaidPostings } from '#features/bank-account/bank-account.ts'
import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { moneyMoment } from '#features/books/money-day.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { account } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Transfer } from '#features/refund/pay/pay-refund.server.ts'
import type { Resolving } from './allocate-suspense.server.ts'
import type { Suspense } from './queries.server.ts'
import { payerForSuspense } from './return-payer.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'
import { changeDecision, type DecisionKey, lockDecision } from './suspense-rows.server.ts'

/** Books that an approved refund from suspense reached its sender, from the account that its row names. */
export async function paySuspenseRefund(
  ctx: Ctx,
  key: DecisionKey,
  transfer: Transfer = {},
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const decision = await lockDecision(tx, key, 'approved')
    if (decision.kind !== 'refund') throw new NotInThisState()
    const suspense = await keptOf(tx, key)
    const payer = payerOf(decision)
    const { paidOn: day, isStated, bankReference } = transfer
    const cause = {
      words: 'pengembalian ini disetujui',
      at: decision.approved_at ?? decision.made_at,
    }
    const at = await moneyMoment(ctx, tx, { day, cause, isStated })
    await assertCanPay(tx, payer, [{ fund: 'IU', amount: suspense.amount, at }])
    await sendBack(ctx, tx, { suspense, decision, payer, paidAt: at, bankReference })
  })
}

/** Names another account that pays titipan back, as long as it has not gone. */
export async function changeSuspensePayer(ctx: Ctx, key: DecisionKey, from: Payer): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const decision = await lockDecision(tx, key, 'approved')
    if (decision.kind !== 'refund') throw new NotInThisState()
    const suspense = await keptOf(tx, key)
    await changeDecision(tx, decision, await payerForSuspense(ctx, tx, { suspense, from }))
  })
}

async function keptOf(tx: Tx, key: DecisionKey): Promise<Suspense> {
  return tx
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', key.donation_id)
    .where('id', '=', key.suspense_id)
    .executeTakeFirstOrThrow()
}

type SendingBack = Resolving & {
  payer: Payer
  paidAt?: Date
  bankReference?: string | undefined
}

/** Books that titipan reached its sender. */
export async function sendBack(ctx: Ctx, tx: Tx, sendingBack: SendingBack): Promise<void> {
  const { suspense, decision, payer, paidAt = ctx.now(), bankReference } = sendingBack
  await changeDecision(tx, decision, {
    status: 'paid',
    paid_at: paidAt,
    ...payerColumns(payer),
    ...(bankReference && { bank_reference: bankReference }),
  })
  await enterJournal(ctx, tx, {
    sourceId: suspense.donation_id,
    source: 'suspense',
    event: `refund paid ${suspense.id}`,
    description: 'Titipan donatur dikembalikan',
    occurredAt: paidAt,
    banks: [payerColumns(payer).bank_account_id],
    postings: refundPaidPostings(
      [{ debit: account.refundsPayable, credit: '', fund: 'IU', amount: suspense.amount }],
      payer,
    ),
  })
  // The sender of an orphan is unknown.
  if (!suspense.charge_id) return
  const news = 'suspense_returned' as const
  const payload = {
    donationId: suspense.donation_id,
    news,
    amount: suspense.amount,
    subject: suspense.id,
  }
  await enqueue(tx, notifyDonorJob, { payload, now: ctx.now(), key: suspense.id })
  ctx.wake()
}
