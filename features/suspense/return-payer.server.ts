import { assertPays, payerColumns } from '#features/bank-account/bank-account.server.ts'
import type { Payer } from '#features/bank-account/bank-account.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { PayerMissing, RefundNotSendable } from '#features/refund/errors.ts'
import type { Suspense } from './queries.server.ts'

/** The same for titipan: the method of its charge decides. An orphan has none, and goes back by bank. */
export async function payerForSuspense(
  ctx: Ctx,
  tx: Tx,
  { suspense, from }: { suspense: Suspense; from?: Payer | undefined },
) {
  const isSent = await isSuspenseSentByGateway(ctx, tx, suspense)
  if (!from && !isSent) throw new PayerMissing()
  const payer = from ?? { by: 'gateway' as const }
  if (payer.by === 'gateway' && !isSent) throw new RefundNotSendable()
  await assertPays(tx, payer, 'IU')
  return payerColumns(payer)
}

/** Whether the provider itself sends titipan back: it came by a code of a method that it refunds. */
export async function isSuspenseSentByGateway(
  { gateway }: Pick<Ctx, 'gateway'>,
  tx: Db | Tx,
  { donation_id, charge_id, provider }: Suspense,
): Promise<boolean> {
  if (!charge_id || provider !== gateway.provider) return false
  const { method } = await tx
    .selectFrom('charge')
    .select('method')
    .where('donation_id', '=', donation_id)
    .where('id', '=', charge_id)
    .executeTakeFirstOrThrow()
  return gateway.refundable.includes(method)
}
