import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { QrisKnown, QrisUnknown } from './errors.ts'

/** A QRIS code that does not change, with what its acquirer keeps now. */
export type QrisCode = {
  id: string
  name: string
  nmid: string
  bankAccountId: string
  bank: string
  campaignId: string
  campaign: string
  slug: string
  closedOn: string | null
  /** Of ten thousand, and since when. */
  fee: number
  feeSince: string | null
}

/** The codes with the fee of a day, those in use first. */
export async function listQrisCodes(db: Db | Tx, day: string): Promise<QrisCode[]> {
  const { rows } = await sql<QrisCode>`
    select code.id, code.name, nmid, bank_account_id as "bankAccountId", bank.bank || ' ' || bank.number as bank,
      campaign_id as "campaignId", campaign.title as campaign, campaign.slug, code.closed_on::text as "closedOn",
      coalesce(fee.per_ten_thousand, 0) as fee, fee.valid_from::text as "feeSince"
    from qris_code as code
    join bank_account as bank on bank.id = code.bank_account_id
    join campaign on campaign.id = code.campaign_id
    left join lateral (select per_ten_thousand, valid_from from qris_fee
      where qris_code_id = code.id and valid_from <= ${day}::date
      order by valid_from desc limit 1) as fee on true
    order by code.closed_on nulls first, code.name`.execute(db)
  return rows
}

export type NewQrisCode = {
  name: string
  nmid: string
  bankAccountId: string
  campaignId: string
  fee: number
}

/** Records a code with its fee from its first day on. */
export async function addQrisCode(
  ctx: Ctx,
  { name, nmid, bankAccountId, campaignId, fee }: NewQrisCode,
  { by }: { by: string },
): Promise<void> {
  const made = await ctx.db
    .insertInto('qris_code')
    .values({
      id: ctx.newId(),
      name,
      nmid,
      bank_account_id: bankAccountId,
      campaign_id: campaignId,
      made_by: by,
      made_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('nmid').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new QrisKnown()
  await setQrisFee(ctx, { id: made.id, fee, from: '2000-01-01' }, { by })
}

/** What its acquirer keeps from a day on. */
export async function setQrisFee(
  ctx: Ctx,
  { id, fee, from }: { id: string; fee: number; from: string },
  { by }: { by: string },
): Promise<void> {
  const row = { per_ten_thousand: fee, made_by: by, made_at: ctx.now() }
  await ctx.db
    .insertInto('qris_fee')
    .values({ qris_code_id: id, valid_from: from, ...row })
    .onConflict((conflict) => conflict.columns(['qris_code_id', 'valid_from']).doUpdateSet(row))
    .execute()
}

/** A code that hangs nowhere any more; what came by it stays. */
export async function closeQrisCode(ctx: Ctx, id: string): Promise<void> {
  const closed = { closed_on: dayOf(ctx.now()) }
  await ctx.db.updateTable('qris_code').set(closed).where('id', '=', id).execute()
}

/** One that is in use, with its fee of a day. Refuses others. */
export async function getQrisCode(db: Db | Tx, id: string, day: string): Promise<QrisCode> {
  const found = (await listQrisCodes(db, day)).find((code) => code.id === id && !code.closedOn)
  if (!found) throw new QrisUnknown()
  return found
}

/**
 * What an acquirer kept where it paid this much: the fee is of what was given, rounded to the nearest rupiah, as the
 * reports of acquirers round it.
 */
export function feeOfNet(net: Rupiah, perTenThousand: number): Rupiah {
  return rupiah(Math.round((net * 10_000) / (10_000 - perTenThousand)) - net)
}
