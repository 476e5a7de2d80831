import { assertPays, payerColumns } from '#features/bank-account/bank-account.server.ts'
import type { Payer } from '#features/bank-account/bank-account.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { PayerMissing, RefundNotSendable } from '../errors.ts'
import { paidCharge } from '#features/charge/queries.server.ts'

/** Whether the provider itself sends this paid donation's money back: it does so for some methods only. */
export async function isSentByGateway(
  { gateway }: Pick<Ctx, 'gateway'>,
  db: Db | Tx,
  donationId: string,
): Promise<boolean> {
  const charge = await paidCharge(db, donationId)
  // It returns a payment whole or not at all.
  if (await hasReturnedParts(db, donationId)) return false
  const { provider, refundable, refund } = gateway
  return charge?.provider === provider && refundable.includes(charge.method) && !!refund
}

async function hasReturnedParts(db: Db | Tx, donationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('donation')
    .select('id')
    .where('id', '=', donationId)
    .where((eb) =>
      eb.or([eb('returned_amount', '>', rupiah(0)), eb('returned_operational', '>', rupiah(0))]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Refuses the gateway where it sends no refund: that money goes back by bank transfer. */
export async function assertGatewayRefunds(ctx: Ctx, db: Db | Tx, donationId: string) {
  if (!(await isSentByGateway(ctx, db, donationId))) throw new RefundNotSendable()
}

/**
 * What pays a refund, as its row keeps it: the account that is named, or the provider where it sends refunds. Refuses
 * one that cannot.
 */
export async function payerFor(
  ctx: Ctx,
  tx: Tx,
  {
    donation: { id, fund },
    from,
    isPart = false,
  }: { donation: { id: string; fund: Fund }; from?: Payer | undefined; isPart?: boolean },
) {
  if (!from && (isPart || !(await isSentByGateway(ctx, tx, id)))) throw new PayerMissing()
  const payer = from ?? { by: 'gateway' as const }
  if (payer.by === 'gateway' && isPart) throw new RefundNotSendable()
  if (payer.by === 'gateway') await assertGatewayRefunds(ctx, tx, id)
  await assertPays(tx, payer, fund)
  return payerColumns(payer)
}
