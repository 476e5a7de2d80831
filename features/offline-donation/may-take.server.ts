import { collectingRefusal } from '#features/donation/collecting.ts'
import { sumRefusal } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { FeeTooLarge, NotYetReceived, ReferenceUsed } from './errors.ts'
import type { NewOfflineDonation } from './write-offline-donation.server.ts'

/** What a form of the site asks for is no matter at the counter. */
const ANY_SUM = { minimumAmount: rupiah(1), amountStep: rupiah(1) }

/** Refuses what was not received yet, what the law forbids to collect, and a number used before. */
export async function assertMayTake(
  ctx: Ctx & { db: Tx },
  input: NewOfflineDonation,
  fund: Fund,
): Promise<void> {
  if (input.day > dayOf(ctx.now())) throw new NotYetReceived()
  const refused =
    sumRefusal({ amount: input.sum, operational: rupiah(0) }, ANY_SUM) ??
    collectingRefusal(ctx.config, fund)
  if (refused) throw refused
  const { way, sum } = input
  if (way.in === 'bank' && way.fee >= sum) throw new FeeTooLarge()
  if (input.reference && (await isUsed(ctx.db, input.reference)))
    throw new ReferenceUsed(input.reference)
}

/** Whether a donation with this number stands in the books. */
async function isUsed(tx: Tx, reference: string): Promise<boolean> {
  const known = await tx
    .selectFrom('offline_donation')
    .select('donation_id')
    .where('reference', '=', reference)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return known !== undefined
}
