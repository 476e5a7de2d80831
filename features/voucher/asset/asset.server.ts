import { sql } from 'kysely'
import { withBooks } from '#features/books/enter-books.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { AsnafCode } from '#platform/db/schema/schema-mustahik.ts'
import { rupiah } from '#platform/money/money.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { AssetsExceedLedger } from '../errors.ts'
import type { VoucherPlan } from '../plan-voucher.server.ts'
import { depreciatedThrough, depreciationOfMonth } from './depreciation.ts'

export type AssetAccount = '1210' | '1230'

/** Puts a thing that a voucher brings into the register, in its transaction. */
export async function recordAsset(
  ctx: Ctx,
  tx: Tx,
  { plan, id, by }: { plan: VoucherPlan; id: string; by: string },
): Promise<void> {
  const { template, input, total } = plan
  const { asset: account } = template
  if (!account) return
  const { fund, campaignId = null, custodian, day } = input
  const isOwn = account === '1230'
  const whom = {
    name: isOwn ? input.note : input.party,
    asnaf: isOwn ? ('amil' as const) : (input.asnaf as AsnafCode),
    custodian,
  }
  const worth = { cost: rupiah(total), depreciated: rupiah(0), life_months: Number(input.life) }
  const who = { voucher_id: id, recorded_by: by, recorded_at: ctx.now() }
  await tx
    .insertInto('asset')
    .values({
      id: ctx.newId(),
      account,
      fund,
      campaign_id: campaignId,
      acquired_on: day,
      ...whom,
      ...worth,
      ...who,
    })
    .execute()
}

export type OldAsset = {
  account: AssetAccount
  fund: Fund
  name: string
  asnaf: AsnafCode
  custodian: string
  acquiredOn: string
  cost: number
  depreciated: number
  lifeMonths: number
}

/** Puts a thing into the register that an opening brought into the books. Refuses more than the books have. */
export async function registerOldAsset(
  ctx: Ctx,
  asset: OldAsset,
  { by }: { by: string },
): Promise<void> {
  const { account, fund, name, asnaf, custodian, acquiredOn, lifeMonths } = asset
  if (acquiredOn > dayOf(ctx.now())) throw new InvalidInput({ perolehan: 'Hari itu belum datang.' })
  if (asset.depreciated > asset.cost)
    throw new InvalidInput({ susut: 'Penyusutannya melebihi harganya.' })
  if ((account === '1230') !== (fund === 'A'))
    throw new InvalidInput({ dana: 'Aset lembaga milik dana amil, aset kelolaan milik dana lain.' })
  await withBooks(ctx, async (tx) => {
    const left = await unregistered(tx, { account, fund })
    if (asset.cost > left) throw new AssetsExceedLedger(left)
    await tx
      .insertInto('asset')
      .values({
        id: ctx.newId(),
        account,
        fund,
        campaign_id: null,
        name,
        asnaf,
        custodian,
        acquired_on: acquiredOn,
        cost: rupiah(asset.cost),
        depreciated: rupiah(asset.depreciated),
        life_months: lifeMonths,
        voucher_id: null,
        recorded_by: by,
        recorded_at: ctx.now(),
      })
      .execute()
  })
}

/** What the books have of an account of things and the register does not. */
export async function unregistered(
  db: Db | Tx,
  { account, fund }: { account: AssetAccount; fund: Fund },
): Promise<number> {
  const held = await balanceOf(db, { account, fund })
  const known = (await listAssets(db)).filter(
    (each) => each.account === account && each.fund === fund,
  )
  return held - known.reduce((sum, { cost }) => sum + cost, 0)
}

/** Things in the register whose voucher stands, by account, fund and day. */
export async function listAssets(db: Db | Tx) {
  return db
    .selectFrom('asset')
    .leftJoin('voucher', 'voucher.id', 'asset.voucher_id')
    .leftJoin('campaign', 'campaign.id', 'asset.campaign_id')
    .select(['asset.id', 'asset.account', 'asset.fund', 'asset.name', 'asset.asnaf'])
    .select(['asset.custodian', 'asset.acquired_on as acquiredOn', 'asset.cost'])
    .select(['asset.depreciated', 'asset.life_months as lifeMonths'])
    .select(['asset.campaign_id as campaignId', 'campaign.title as campaign'])
    .select('asset.voucher_id as voucherId')
    .where(sql<boolean>`voucher.status is null or voucher.status = 'posted'`)
    .orderBy('asset.account')
    .orderBy('asset.fund')
    .orderBy('asset.acquired_on')
    .orderBy('asset.id')
    .execute()
}

/** The same with what straight lines took of each through the month before a day. */
export async function assetsOn(db: Db, day: string) {
  const before = addDays(`${day.slice(0, 7)}-01`, -1)
  return (await listAssets(db)).map((asset) => {
    const lost = depreciatedThrough(asset, before)
    return { ...asset, lost, left: asset.cost - lost }
  })
}

/** What straight lines give for the month of a day, by account, fund and programme, where no voucher recorded it. */
export async function depreciationDue(db: Db, day: string) {
  const month = `${day.slice(0, 7)}-01`
  const done = await db
    .selectFrom('voucher')
    .select(['template', 'fund', 'campaign_id'])
    .where('template', 'in', ['susut-aset', 'susut-aset-kelolaan'])
    .where('status', 'in', ['posted', 'proposed'])
    .where('day', '>=', month)
    .where('day', '<=', day)
    .execute()
  const keyOf = (own: boolean, fund: string, campaign: string | null) =>
    `${own} ${fund} ${campaign ?? ''}`
  const recorded = new Set(
    done.map((row) => keyOf(row.template === 'susut-aset', row.fund, row.campaign_id)),
  )
  const groups = Map.groupBy(await listAssets(db), ({ account, fund, campaignId }) =>
    keyOf(account === '1230', fund, campaignId),
  )
  return [...groups].flatMap(([key, assets]) => {
    const [first] = assets
    const sum = assets.reduce((all, asset) => all + depreciationOfMonth(asset, day), 0)
    if (!first || sum === 0 || recorded.has(key)) return []
    const { account, fund, campaignId, campaign } = first
    return [{ account, fund, campaignId, campaign, sum, day }]
  })
}

export type DepreciationDue = Awaited<ReturnType<typeof depreciationDue>>[number]
