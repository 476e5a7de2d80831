import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { askLedger } from './ledger.server.ts'

async function wrong(ctx: TestCtx) {
  const { openItemsBelowZero, assetsOffTheLedger, openingsLeftOver } = await askLedger(ctx.db)
  return [openItemsBelowZero, assetsOffTheLedger, openingsLeftOver]
}

async function anInstitution() {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  const { siti } = await moneyPeople(ctx)
  await postLines(ctx, [
    ['1124', '3400', 'A', 50_000_000],
    ['1122', '3220', 'IU', 50_000_000],
  ])
  const rice = { fund: 'IU', party: 'Beras', unit: 'kg', store: 'Gudang', place: '1122' }
  await recordAs(ctx, siti, ['beli-barang', { ...rice, quantity: '100', sum: '1.500.000' }])
  const desk = { party: 'Toko', sum: '3.000.000', life: '48', custodian: 'Rina', place: '1124' }
  const { id } = await recordAs(ctx, siti, ['beli-aset', desk])
  return { ctx, voucherId: id }
}

test('an advance, a store or a loan that gave more than it had is seen, and value without goods', async () => {
  const { ctx } = await anInstitution()
  expect(await wrong(ctx)).toEqual([0, 0, 0])
  const item = await ctx.db
    .selectFrom('open_item')
    .select('id')
    .where('account', '=', '1181')
    .executeTakeFirstOrThrow()
  const move = { item_id: item.id, source_id: ctx.newId(), journal_id: ctx.newId() }
  await ctx.db
    .insertInto('open_item_move')
    .values({ ...move, amount: -1_000, quantity: -100_000 })
    .execute()
  expect((await wrong(ctx))[0]).toBe(1)
})

test('a thing that the books do not have, or the register does not, is seen', async () => {
  const { ctx, voucherId } = await anInstitution()
  await ctx.db
    .updateTable('asset')
    .set({ cost: rupiah(3_000_001) })
    .where('voucher_id', '=', voucherId)
    .execute()
  expect((await wrong(ctx))[1]).toBe(1)
  await ctx.db.deleteFrom('asset').where('voucher_id', '=', voucherId).execute()
  expect((await wrong(ctx))[1]).toBe(1)
})

test('an opening that leaves something over is seen, in its fund', async () => {
  const { ctx } = await anInstitution()
  await postLines(ctx, [
    ['1121', '3990', 'Z', 70_000],
    ['3990', '3100', 'Z', 70_000],
    ['1121', '3990', 'Z', 5],
  ])
  expect((await wrong(ctx))[2]).toBe(1)
})
