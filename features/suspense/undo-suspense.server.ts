import { account } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { type Resolving, takeBack } from './allocate-suspense.server.ts'
import { decidedSuspense } from './queries.server.ts'
import { sendBack } from './return-suspense.server.ts'
import { closeSuspense } from './suspense-rows.server.ts'
import { recordTakenBack } from '#features/refund/taken-back/taken-back.server.ts'

/**
 * Undoes the decisions on money that the provider took back, once, in the transaction that learns of it. Its donation,
 * or the document of an orphan, is locked.
 */
export async function undoDecisions(
  ctx: Ctx,
  tx: Tx,
  document: { donationId: string; chargeId?: string },
): Promise<void> {
  for (const suspense of await decidedSuspense(tx, document)) {
    const decision = await tx
      .selectFrom('suspense_decision')
      .selectAll()
      .where('donation_id', '=', document.donationId)
      .where('suspense_id', '=', suspense.id)
      .where('status', 'in', ['approved', 'paid'])
      // Our bank may be sending it back at this moment.
      .forUpdate()
      .executeTakeFirst()
    if (!decision) continue
    if (decision.status === 'paid') {
      await takeReturnedBack(ctx, tx, { suspense, decision })
      continue
    }
    if (suspense.status === 'allocated') {
      await takeBack(ctx, tx, { suspense, decision })
      await closeSuspense(ctx, tx, { suspense, status: 'refunded' })
    } else if (decision.kind === 'refund') {
      await sendBack(ctx, tx, { suspense, decision, payer: { by: 'gateway' } })
    }
  }
}

/** Our bank had sent it back already: its sender has it twice. */
async function takeReturnedBack(
  ctx: Ctx,
  tx: Tx,
  { suspense, decision }: Resolving,
): Promise<void> {
  if (decision.pays_from !== 'bank') return
  const { amount, donation_id: donationId } = suspense
  const { returnedTwice: debit, gatewayReceivable: credit } = account
  const journals = [[{ debit, credit, fund: 'IU' as const, amount }]]
  await recordTakenBack(ctx, tx, { donationId, returnId: decision.id, amount, journals })
}
