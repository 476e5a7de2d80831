import { expect, test } from 'vitest'
import { recordBanked } from '#features/bank-statement/acts/donation-of-line.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import { listOpenItems } from '#features/voucher/open-items.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStatement, type FileLine, unexplainedLines } from '#tests/money/statements.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import {
  addQrisCode,
  feeOfNet,
  getQrisCode,
  listQrisCodes,
  setQrisFee,
} from './qris-codes.server.ts'
import { recordOfflineDonation } from './record-offline-donation.server.ts'
import { undoOfflineDonation } from './undo-offline-donation.server.ts'

const nobody = { name: '', phone: undefined, email: undefined, taxId: undefined, reference: '' }
const DAY = '2026-06-15'

const snapshotsOf = (ctx: TestCtx) =>
  ctx.db.selectFrom('receipt').select('snapshot').orderBy('serial').execute()

test('a line of QRIS becomes a donation of all that was given; the amil bears what the acquirer kept, by the rate of its day', async () => {
  const ctx = await testContext()
  const { siti, budi } = await moneyPeople(ctx)
  const well = await makeCampaign(ctx)
  const { bankAccountId } = await aBank(ctx, 'IT')
  await postLines(ctx, [['1124', '3400', 'A', 50_000]])
  const by = { by: siti.id }
  const code = { name: 'QRIS kantor', nmid: 'ID1020304050', bankAccountId, campaignId: well.id }
  await addQrisCode(ctx, { ...code, fee: 30 }, by)
  const [made] = await listQrisCodes(ctx.db, DAY)
  await setQrisFee(ctx, { id: made?.id ?? '', fee: 70, from: '2026-06-01' }, by)
  expect((await getQrisCode(ctx.db, made?.id ?? '', '2026-05-31')).fee).toBe(30)
  const { fee: rate } = await getQrisCode(ctx.db, made?.id ?? '', DAY)
  const fee = feeOfNet(rupiah(993_000), rate)
  expect(fee).toBe(7_000)

  const lines: FileLine[] = [
    [DAY, 993_000, 'SETTLEMENT QRIS NMID ID1020304050'],
    [DAY, 250_000, 'TRSF DARI AHMAD'],
  ]
  const statement = await aStatement(ctx, bankAccountId, lines)
  const [qris, transfer] = await unexplainedLines(ctx, bankAccountId, statement)
  const banked = { bankAccountId, program: well.slug, day: DAY, ...nobody }
  const first = {
    ...banked,
    id: ctx.newId(),
    method: 'static' as const,
    net: rupiah(993_000),
    fee,
    reference: 'RRN-1',
    lineId: qris?.id,
  }
  await expect(recordBanked(ctx, { ...first, net: rupiah(992_000) }, by)).rejects.toMatchObject({
    code: 'offline-donation/line-differs',
  })
  const donationId = await recordBanked(ctx, first, by)
  expect(await recordBanked(ctx, first, by)).toBe(donationId)
  const second = { ...banked, method: 'direct' as const, net: rupiah(250_000), fee: rupiah(0) }
  const named = { ...second, id: ctx.newId(), name: 'Ahmad', lineId: transfer?.id }
  await recordBanked(ctx, named, by)
  expect(await unexplainedLines(ctx, bankAccountId, statement)).toEqual([])
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(1_243_000)
  expect(await balanceOf(ctx.db, { account: '4210', fund: 'IT' })).toBe(1_250_000)
  expect(await balanceOf(ctx.db, { account: '6510', fund: 'A' })).toBe(7_000)
  await assertBooksHold(ctx)

  await issueReceiptsJob.run(ctx, { donationId })
  await issueReceiptsJob.run(ctx, { donationId: named.id })
  expect((await snapshotsOf(ctx)).map(({ snapshot }) => snapshot)).toMatchObject([
    { channel: 'QRIS statis', amount: 1_000_000, providerReference: 'RRN-1' },
    { channel: 'Transfer tanpa formulir', donor: { name: 'Ahmad' } },
  ])
  await undoOfflineDonation(ctx, { donationId, why: 'Salah program' }, { by: budi.id })
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(250_000)
  expect(await balanceOf(ctx.db, { account: '6510', fund: 'A' })).toBe(0)
  expect((await unexplainedLines(ctx, bankAccountId, statement)).map(({ id }) => id)).toEqual([
    qris?.id,
  ])
  await assertBooksHold(ctx)
})

test('a zakat that came to the bank of infak is owed to zakat by the fund that holds it', async () => {
  const ctx = await testContext()
  const { siti } = await moneyPeople(ctx)
  const { slug: program } = await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  const { bankAccountId } = await aBank(ctx, 'IT')
  const given = { ...nobody, program, day: DAY, bankAccountId, fee: rupiah(700) }
  const donation = { ...given, id: ctx.newId(), method: 'static' as const, net: rupiah(99_300) }
  await recordBanked(ctx, donation, { by: siti.id })
  expect(await balanceOf(ctx.db, { account: '1190', fund: 'Z' })).toBe(100_000)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(99_300)
  await assertBooksHold(ctx)
})

test('rice for a programme has a receipt with its quantity and the source of its value, lies in the store, and is not undone once it went out', async () => {
  const ctx = await testContext()
  const { siti, budi, wati } = await moneyPeople(ctx)
  const well = await makeCampaign(ctx)
  const { slug: waqf } = await makeCampaign(ctx, { slug: 'wakaf', fund: 'W' })
  const goods = {
    account: '1181' as const,
    thing: 'Beras',
    quantity: 1_000_500,
    unit: 'kg',
    store: 'Gudang utama',
    basis: 'harga Pasar Induk Cipinang 15 Juni 2026',
  }
  const donation = (fields: object = {}) => ({
    id: ctx.newId(),
    program: well.slug,
    sum: rupiah(15_000_000),
    day: DAY,
    way: { in: 'store', goods } as const,
    ...nobody,
    ...fields,
  })
  const by = { by: siti.id }
  await expect(recordOfflineDonation(ctx, donation({ program: waqf }), by)).rejects.toMatchObject({
    code: 'offline-donation/goods-elsewhere',
  })
  const { donationId } = await recordOfflineDonation(ctx, donation({ name: 'Rahmat' }), by)
  const second = await recordOfflineDonation(ctx, donation(), by)
  await issueReceiptsJob.run(ctx, { donationId })
  expect((await snapshotsOf(ctx))[0]?.snapshot).toMatchObject({
    channel: 'Barang',
    rows: [
      {
        label:
          'Infak terikat berupa Beras 1.000,5 kg; nilai wajar menurut harga Pasar Induk Cipinang 15 Juni 2026',
        amount: 15_000_000,
      },
    ],
  })
  const [item] = await listOpenItems(ctx.db, { accounts: ['1181'] })
  expect(item).toMatchObject({
    party: 'Beras',
    quantity: 1_000_500,
    unit: 'kg',
    campaignId: well.id,
  })
  const out = { item: item?.id ?? '', use: '5210', quantity: '50' }
  await recordAs(ctx, wati, ['salur-barang', out])
  const undone = [donationId, second.donationId].map((id) =>
    undoOfflineDonation(ctx, { donationId: id, why: 'Salah catat' }, { by: budi.id }).then(
      () => 'undone',
      ({ code }: { code: string }) => code,
    ),
  )
  expect((await Promise.all(undone)).toSorted()).toEqual(['offline-donation/goods-used', 'undone'])
  expect(await balanceOf(ctx.db, { account: '1181', fund: 'IT' })).toBe(14_250_375)
  await assertBooksHold(ctx)
})
