import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type MoneySort, moneyKeysets } from '#platform/db/keyset.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import type { ChargeStatus } from '#platform/db/schema.ts'
import type { Rupiah } from '#platform/money/money.ts'

/** A transfer that may still come, as the desk lists it. No donor is named: a donation's own page does that. */
export type PendingTransfer = {
  id: string
  donationId: string
  bankAccountId: string
  bank: string
  number: string
  amount: Rupiah
  added: number
  status: ChargeStatus
  campaign: string
  createdAt: Date
  expiresAt: Date
  /** When the donor sent a proof; null where none was sent. */
  provenAt: Date | null
}

const keysets = moneyKeysets('charge', { at: 'created_at', kind: 'moment' })

type TransferPage = PageAsked & {
  sort?: MoneySort | undefined
  /** Only those that wait for exactly this sum. */
  amount?: Rupiah | undefined
}

/**
 * One page of the transfers whose sum is held and whose money has not come, oldest first by default; those past their
 * end may come late.
 */
export async function listPendingTransfers(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { sort = 'terlama', amount, after, limit }: TransferPage = {},
): Promise<PageOf<PendingTransfer>> {
  const where = amount === undefined ? [] : [sql<boolean>`charge.amount = ${amount}`]
  return await pageOf(ctx.db, pendingTransfers(ctx), { keyset: keysets[sort], where, after, limit })
}

/** How many transfers are waited for; counting stops at `most`. */
export async function countPendingTransfers(
  ctx: Pick<Ctx, 'db' | 'now'>,
  most: number,
  amount?: Rupiah,
): Promise<number> {
  const rows = await pendingTransfers(ctx)
    .$if(amount !== undefined, (query) => query.where('charge.amount', '=', amount as Rupiah))
    .limit(most)
    .execute()
  return rows.length
}

/** One of them by the id of its charge, or undefined. */
export async function findPendingTransfer(
  ctx: Pick<Ctx, 'db' | 'now'>,
  id: string,
): Promise<PendingTransfer | undefined> {
  return pendingTransfers(ctx).where('charge.id', '=', id).executeTakeFirst()
}

/** Every transfer that may still come, as a query to be narrowed. */
export function pendingTransfers({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  return (
    db
      // The directory first: on a cluster the gifts lie elsewhere.
      .with(
        (cte) => cte('held').materialized(),
        (cte) => cte.selectFrom('transfer_sum').selectAll().where('free_at', '>', now()),
      )
      .selectFrom('held')
      .innerJoin('charge', (join) =>
        join
          .onRef('charge.donation_id', '=', 'held.donation_id')
          .onRef('charge.id', '=', 'held.charge_id'),
      )
      .innerJoin('donation', 'donation.id', 'charge.donation_id')
      .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
      .innerJoin('bank_account', 'bank_account.id', 'held.bank_account_id')
      .leftJoin('transfer_proof', (join) =>
        join
          .onRef('transfer_proof.donation_id', '=', 'charge.donation_id')
          .onRef('transfer_proof.charge_id', '=', 'charge.id'),
      )
      .where('charge.status', 'in', ['pending', 'expired', 'cancelled'])
      .select([
        'charge.id',
        'donation.id as donationId',
        'bank_account.id as bankAccountId',
        'bank_account.bank',
        'bank_account.number',
        'charge.amount',
        'held.added',
        'charge.status',
        'campaign.title as campaign',
        'charge.created_at as createdAt',
        'charge.expires_at as expiresAt',
        'transfer_proof.sent_at as provenAt',
      ])
  )
}
