import * as v from 'valibot'
import { endProposals } from '#features/staff/end-proposals.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { dropTypedBank } from '#features/donor-bank/donor-bank-rows.server.ts'
import { changeRefund, lockRefund } from './refund-rows.server.ts'

const KINDS = ['refund.approve', 'suspense.accept', 'suspense.allocate', 'suspense.return']
const NOTE = 'Ditutup sendiri: penyedia sudah menarik kembali dananya.'

const about = v.object({ documentId: v.pipe(v.string(), v.uuid()) })
const termsOf = v.object({
  refundId: v.optional(v.string()),
  typedBankId: v.optional(v.nullable(v.string())),
})

/**
 * Ends what is proposed about money that the provider took back: there is nothing left to return. A job of its own,
 * since whoever decides locks the proposal before the donation.
 */
export const endProposalsJob = defineJob(
  { name: 'payment.end-proposals', lane: 'money' },
  about,
  async (ctx, { documentId }) => {
    await inTransaction(ctx.db, async (tx) => {
      const txCtx = ctx.within(tx)
      const ended = await endProposals(txCtx, { documentId, kinds: KINDS, note: NOTE })
      for (const { terms } of ended) {
        const { refundId, typedBankId } = v.parse(termsOf, terms)
        await dropTypedBank(txCtx, typedBankId)
        if (!refundId) continue
        const refund = await lockRefund(tx, { donation_id: documentId, id: refundId }, ['proposed'])
        await changeRefund(tx, refund, { status: 'rejected' })
      }
    })
  },
)

/** Has them ended once the transaction that learns of it is committed. */
export async function enqueueEnd(ctx: Ctx, tx: Tx, documentId: string): Promise<void> {
  const now = ctx.now()
  await enqueue(tx, endProposalsJob, { payload: { documentId }, now, key: `end ${documentId}` })
  ctx.wake()
}
