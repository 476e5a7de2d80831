import type { Tx } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { NotWholeUnits } from './errors.ts'
import { chosenPackage, findUnit } from './queries.server.ts'
import { termsOf } from './wakaf.ts'

/** A part of a wakaf that goes back: the document of the money, and the sum. */
export type UnitPart = { sourceId: string; campaignId: string; amount: Rupiah }

/**
 * Returns the units that a part of a wakaf paid for, in the transaction that approves it. What became general wakaf
 * goes first, so that the donor keeps the units they got. Refuses a part of a unit; does nothing without units.
 */
export async function returnSomeUnits(tx: Tx, part: UnitPart): Promise<void> {
  const split = await splitPart(tx, part)
  if (!split) return
  const { asked, granted, general } = split
  await tx
    .updateTable('wakaf_share')
    .set((eb) => ({
      asked: eb('asked', '-', asked),
      granted: eb('granted', '-', granted),
      general_amount: eb('general_amount', '-', general),
    }))
    .where('source_id', '=', part.sourceId)
    .execute()
  if (granted === 0) return
  await tx
    .updateTable('wakaf_unit')
    .set((eb) => ({ remaining: eb('remaining', '+', granted) }))
    .where('campaign_id', '=', part.campaignId)
    .execute()
}

/** Refuses a part that is no whole number of the units of its wakaf. */
export async function assertWholeUnits(tx: Tx, part: UnitPart): Promise<void> {
  await splitPart(tx, part)
}

async function splitPart(tx: Tx, { sourceId, campaignId, amount }: UnitPart) {
  const share = await tx
    .selectFrom('wakaf_share')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('returned_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const unit = await findUnit(tx, campaignId)
  if (!share || !unit) return undefined
  const { name, price, size } = termsOf(unit, await chosenPackage(tx, sourceId))
  if (amount % price !== 0) throw new NotWholeUnits({ name, price })
  const count = amount / price
  const beyond = Math.min(count, Math.floor(share.general_amount / price))
  return {
    asked: count * size,
    granted: (count - beyond) * size,
    general: rupiah(beyond * price),
  }
}
