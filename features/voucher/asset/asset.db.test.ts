import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { testContext } from '#tests/context.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { voucherProposals } from '../proposals.server.ts'
import { postReversal } from '../reverse-voucher.server.ts'
import { assetsOn, depreciationDue, listAssets, registerOldAsset } from './asset.server.ts'
import { depreciatedThrough, depreciationOfMonth } from './depreciation.ts'

test('straight lines begin in the month after, end with the life, and are the cost in all', () => {
  const van = { acquiredOn: '2026-01-31', cost: 100, depreciated: 0, lifeMonths: 3 }
  const months = ['2026-01-31', '2026-02-01', '2026-03-31', '2026-04-02', '2027-01-01']
  expect(months.map((day) => depreciatedThrough(van, day))).toEqual([0, 33, 66, 100, 100])
  expect(months.map((day) => depreciationOfMonth(van, day))).toEqual([0, 33, 33, 34, 0])
})

test('a managed thing enters the register with its fund, asnaf and custodian, and leaves it with its voucher', async () => {
  const ctx = await testContext({ now: '2026-06-15T02:00:00Z' })
  const { siti, budi } = await moneyPeople(ctx)
  await postLines(ctx, [['1121', '3100', 'Z', 500_000_000]], { at: new Date('2026-01-01') })
  const van = { fund: 'Z', party: 'Ambulans', asnaf: 'miskin', custodian: 'Klinik Sukamaju' }
  const bought = { ...van, life: '96', sum: '96.000.000', place: '1121', day: '2026-04-10' }
  const { id, status } = await recordAs(ctx, siti, ['beli-aset-kelolaan', bought])
  expect([status, await listAssets(ctx.db)]).toEqual(['proposed', []])
  const open = await ctx.db.selectFrom('proposal').select('id').executeTakeFirstOrThrow()
  const agreed = { by: budi.id, role: budi.role, isApproved: true }
  await decideProposal(ctx, { kinds: voucherProposals, id: open.id }, agreed)
  expect(await assetsOn(ctx.db, '2026-06-15')).toMatchObject([
    { name: 'Ambulans', asnaf: 'miskin', custodian: 'Klinik Sukamaju', lost: 1_000_000 },
  ])
  const due = await depreciationDue(ctx.db, '2026-05-31')
  expect(due).toMatchObject([{ account: '1210', fund: 'Z', sum: 1_000_000 }])
  const used = { fund: 'Z', use: '5195', sum: '1.000.000', day: '2026-05-31' }
  await recordAs(ctx, siti, ['susut-aset-kelolaan', used])
  expect(await depreciationDue(ctx.db, '2026-05-31')).toEqual([])
  expect(await depreciationDue(ctx.db, '2026-06-30')).toHaveLength(1)
  await assertBooksHold(ctx)
  await postReversal(ctx, { id, reason: 'Batal beli', by: siti.id })
  expect(await listAssets(ctx.db)).toEqual([])
})

test('a thing of the opening is registered up to what the books have', async () => {
  const ctx = await testContext()
  await postLines(ctx, [
    ['1210', '3220', 'IU', 60_000_000],
    ['3220', '1220', 'IU', 12_000_000],
    ['1210', '3100', 'Z', 90_000_000],
  ])
  const house = {
    account: '1210',
    fund: 'IU',
    name: 'Rumah singgah',
    asnaf: 'ibnu-sabil',
    custodian: 'Umar',
    acquiredOn: '2024-01-01',
    cost: rupiah(48_000_000),
    depreciated: rupiah(12_000_000),
    lifeMonths: 240,
  } as const
  const by = ctx.newId()
  await registerOldAsset(ctx, house, { by })
  await expect(registerOldAsset(ctx, house, { by })).rejects.toMatchObject({
    fields: { harga: 'Yang belum terdaftar di pembukuan hanya Rp12.000.000.' },
  })
  await expect(registerOldAsset(ctx, { ...house, account: '1230' }, { by })).rejects.toMatchObject({
    status: 422,
  })
  expect(await listAssets(ctx.db)).toMatchObject([{ name: 'Rumah singgah', fund: 'IU' }])
})
