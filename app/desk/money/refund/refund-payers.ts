import { banksFor } from '#features/bank-account/bank-account.server.ts'
import { getDonations } from '#features/donation/queries.server.ts'
import { type RefundRow, refundsOf } from '#features/refund/refund-list.server.ts'
import { isSentByGateway } from '#features/refund/pay/refund-payer.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { Desk } from '#app/desk/context.ts'
import { existing, pageNotFound, rowIdOf } from '#app/not-found.ts'
import { payerChoices } from './payer-field.ts'

type Paid = { id: string; fund: Fund; operational: number }

/** What may pay a donation back, or its infak operasional alone. */
export async function waysFor(ctx: Desk['ctx'], { id, fund, operational }: Paid) {
  const banks = await banksFor(ctx.db, fund)
  const choices = payerChoices({ banks, isByGateway: await isSentByGateway(ctx, ctx.db, id) })
  if (operational === 0 || fund === 'A') return choices
  const ofAmil = payerChoices({ banks: await banksFor(ctx.db, 'A'), isByGateway: false })
  return [...choices, ...ofAmil.map((each) => ({ ...each, label: `Dana amil: ${each.label}` }))]
}

/** What may pay a refund: of infak operasional alone, the amil's banks. */
export function waysOfRefund({ donationId: id, ...refund }: RefundRow): Paid {
  const { fund, isPart, amount, operational } = refund
  const isOfAmil = isPart && amount === operational
  return { id, fund: isOfAmil ? 'A' : fund, operational: 0 }
}

/** A donation of an address with what may pay it back; 404 for any other text. */
export async function donationWithWays(ctx: Desk['ctx'], id: string | undefined) {
  const donationId = rowIdOf(id)
  const donation = existing((await getDonations(ctx.db, [donationId])).get(donationId))
  return { donation, choices: await waysFor(ctx, donation) }
}

/** The newest refund of a donation, and those before it; 404 when it has none. */
export async function newestRefund(ctx: Desk['ctx'], id: string | undefined) {
  const [refund, ...earlier] = isRowId(id) ? await refundsOf(ctx.db, id) : []
  if (!refund) throw pageNotFound()
  return { refund, earlier, refundKey: { donation_id: refund.donationId, id: refund.id } }
}
