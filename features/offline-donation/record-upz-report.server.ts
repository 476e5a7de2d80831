import { sql } from 'kysely'
import { withBooks } from '#features/books/enter-books.server.ts'
import { recordVoucher, type VoucherHand } from '#features/voucher/record-voucher.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { recordSheetRows } from './record-sheet.server.ts'

export type UpzReport = {
  /** The rows of its donors. */
  text: string
  upz: string
  /** 'yyyy-mm-dd', by when the UPZ brings the money. */
  dueOn: string
  cashPlaceId: string
  withDoubles: boolean
}

/**
 * Records what a UPZ collected: each row is a donation with its papers, and the money is a claim on the UPZ until it
 * brings it, by fund and programme. All or nothing. Answers how many donations.
 */
export async function recordUpzReport(
  ctx: Ctx,
  { text, upz, dueOn, cashPlaceId, withDoubles }: UpzReport,
  hand: VoucherHand,
): Promise<number> {
  return withBooks(ctx, async (tx) => {
    const scope = ctx.within(tx)
    const ids = await recordSheetRows(scope, { text, cashPlaceId, withDoubles }, hand)
    for (const { fund, campaign, sum, day } of await collectedOf(tx, ids)) {
      const note = `Laporan UPZ ${upz}`
      const whose = { party: upz, dueOn, place: `kas:${cashPlaceId}`, note }
      const texts = { ...whose, day, fund, sum: String(sum), campaign: campaign ?? '' }
      const voucher = { id: ctx.newId(), template: 'upz-belum-setor', texts }
      await recordVoucher(scope, { ...voucher, hasPapersElsewhere: true }, hand)
    }
    return ids.length
  })
}

type Collected = { fund: Fund; campaign: string | null; sum: number; day: string }

/** By fund and programme, on the day of the last of them. */
async function collectedOf(tx: Tx, ids: readonly string[]): Promise<Collected[]> {
  const { rows } = await sql<Collected>`
    select donation.fund, case when campaign.fund = donation.fund then campaign.id end as campaign,
      sum(donation.amount)::bigint as sum, max(offline.received_on)::text as day
    from donation
    join campaign on campaign.id = donation.campaign_id
    join offline_donation as offline on offline.donation_id = donation.id
    where donation.id = any(${[...ids]}::uuid[])
    group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}
