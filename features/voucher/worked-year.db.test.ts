import { expect, test } from 'vitest'
import { payOperatingDebt } from '#features/debt/pay-debt.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { countDue, listDue } from './due.server.ts'
import { listOpenItems } from './open-items.server.ts'
import { postProposed } from './post-voucher.server.ts'
import { postingsOfVoucher, postReversal } from './reverse-voucher.server.ts'

type Texts = Record<string, string>

/** Acts of the paper's worked year (J10 to J17) with the journal that each must post. */
const acts: readonly (readonly [template: string, texts: Texts, journal: string])[] = [
  [
    'titip-mitra',
    { fund: 'Z', party: 'LAZ mitra', sum: '30000000', dueOn: '2026-12-31', place: '1121' },
    '1140/1121 Z 30000000',
  ],
  ['lapor-mitra', { item: '1140', use: '5110', sum: '25000000' }, '5110/1140 Z 25000000'],
  [
    'uang-muka-program',
    { fund: 'IT', party: 'Umar', sum: '20000000', dueOn: '2026-12-31', place: '1122' },
    '1145/1122 IT 20000000',
  ],
  [
    'lapor-uang-muka-program',
    { item: '1145', use: '5210', sum: '17500000', back: '2500000', place: '1122' },
    '5210/1145 IT 17500000; 1122/1145 IT 2500000',
  ],
  [
    'terima-qurban',
    { party: 'Sepuluh orang', sum: '30000000', place: '1122' },
    '1122/2150 D 30000000',
  ],
  ['beli-hewan', { party: 'Peternak', sum: '27000000', place: '1122' }, '2150/1122 D 27000000'],
  ['ujrah-qurban', { sum: '3000000' }, '2150/2190 D 3000000; 1190/4450 A 3000000'],
  [
    'gaji',
    { sum: '40000000', tax: '1000000', place: '1124' },
    '6100/1124 A 39000000; 6100/2220 A 1000000',
  ],
  [
    'setor-pajak',
    { taxAccount: '2220', sum: '900000', reference: 'NTPN 1', place: '1124' },
    '2220/1124 A 900000',
  ],
  ['infak-operasional', { party: 'Ahmad', sum: '1500000', place: '1124' }, '1124/4430 A 1500000'],
  [
    'belanja',
    {
      use: '6200',
      party: 'KAP Amin',
      sum: '10000000',
      tax: '200000',
      taxAccount: '2230',
      place: '1124',
    },
    '6200/1124 A 9800000; 6200/2230 A 200000',
  ],
  [
    'kas-kecil-isi',
    { sum: '2000000', place: '1124', target: 'kas:00000000-0000-7000-8000-000000001112' },
    '1112/1124 A 2000000',
  ],
  ['kas-kecil-ganti', { use1: '6200', sum1: '1650000', place: '1124' }, '6200/1124 A 1650000'],
  ['biaya-bank', { sum: '120000', place: '1124' }, '6530/1124 A 120000'],
  [
    'beli-aset',
    { party: 'Toko', sum: '6000000', place: '1124', life: '48', custodian: 'Rina' },
    '1230/1124 A 6000000',
  ],
  ['susut-aset', { sum: '6750000' }, '6900/1240 A 6750000'],
  ['salur-nonhalal', { party: 'Jalan umum', sum: '300000', place: '1125' }, '5900/1125 N 300000'],
  [
    'wakaf-temporer',
    { party: 'Bapak Hasan', sum: '10000000', dueOn: '2027-12-31', place: '1123' },
    '1123/2310 W 10000000',
  ],
  [
    'investasi-wakaf',
    { party: 'Deposito', sum: '40000000', place: '1123' },
    '1320/1123 W 40000000',
  ],
  ['hasil-wakaf', { party: 'Deposito', sum: '2000000', place: '1123' }, '1123/4310 W 2000000'],
  ['imbalan-nazhir', { sum: '200000' }, '5310/2190 W 200000; 1190/4440 A 200000'],
]

test('the acts of the worked year post exactly its journals', async () => {
  const ctx = await testContext()
  const { siti, budi, wati } = await moneyPeople(ctx)
  const { id: campaign } = await makeCampaign(ctx)
  await postLines(ctx, [['1122', '4210', 'IT', 50_000_000]], { campaignId: campaign })
  await postLines(ctx, [
    ['1121', '4110', 'Z', 200_000_000],
    ['1124', '3400', 'A', 61_352_000],
    ['1230', '3400', 'A', 24_000_000],
    ['1123', '3300', 'W', 50_000_000],
    ['1125', '3900', 'N', 740_000],
  ])
  for (const [template, { item: account, ...texts }, journal] of acts) {
    const [item] = account ? await listOpenItems(ctx.db, { accounts: [account] }) : []
    const of = texts['fund'] === 'IT' ? { campaign } : {}
    const form = { ...texts, ...of, ...(item && { item: item.id }) }
    const who = /program|mitra/.test(template) ? wati : siti
    const { id, status } = await recordAs(ctx, who, [template, form])
    if (status === 'proposed') await postProposed(ctx, { id, by: budi.id })
    const posted = (await postingsOfVoucher(ctx.db, id)).map(
      ({ debit, credit, fund, amount }) => `${debit}/${credit} ${fund} ${amount}`,
    )
    expect(posted.join('; ')).toBe(journal)
  }
  const open = await listOpenItems(ctx.db)
  expect(open.map(({ account, remaining }) => [account, remaining])).toEqual(
    expect.arrayContaining([
      ['1140', 5_000_000],
      ['2220', 100_000],
      ['2230', 200_000],
      ['2310', 10_000_000],
      ['1320', 40_000_000],
    ]),
  )
})

test('the nazhir takes a tenth of the net yield and not a rupiah more', async () => {
  const ctx = await testContext()
  const { siti, budi } = await moneyPeople(ctx)
  await postLines(ctx, [['1123', '4310', 'W', 2_000_000]])
  await recordAs(ctx, siti, ['beban-wakaf', { party: 'Notaris', sum: '500000', place: '1123' }])
  const take = (sum: string) => recordAs(ctx, siti, ['imbalan-nazhir', { sum }])
  await expect(take('150001')).rejects.toMatchObject({ code: 'voucher/nazhir-share-exceeded' })
  const { id } = await take('150000')
  await postProposed(ctx, { id, by: budi.id })
  // What comes after it may not turn the tenth into more.
  const cost = ['beban-wakaf', { party: 'Notaris', sum: '10000', place: '1123' }] as const
  await expect(recordAs(ctx, siti, cost)).rejects.toMatchObject({
    code: 'voucher/nazhir-share-taken',
  })
  await postReversal(ctx, { id, reason: 'Ada beban', by: siti.id })
  expect((await recordAs(ctx, siti, cost)).status).toBe('posted')
})

test('petty cash is filled up by its notes, never beyond its float', async () => {
  const ctx = await testContext()
  const { siti } = await moneyPeople(ctx)
  await postLines(ctx, [['1124', '3400', 'A', 9_000_000]])
  const target = 'kas:00000000-0000-7000-8000-000000001112'
  await recordAs(ctx, siti, ['kas-kecil-isi', { sum: '1000000', place: '1124', target }])
  const notes = { use1: '6200', sum1: '600000', use2: '6400', sum2: '400001', place: '1124' }
  const fill = (sum2: string) => recordAs(ctx, siti, ['kas-kecil-ganti', { ...notes, sum2 }])
  await expect(fill('400001')).rejects.toMatchObject({ code: 'voucher/float-exceeded' })
  expect((await fill('400000')).status).toBe('posted')
})

test('a bill is settled by its own voucher, and not with the fees of wakaf', async () => {
  const ctx = await testContext()
  const { siti } = await moneyPeople(ctx)
  await postLines(ctx, [
    ['1124', '3400', 'A', 900_000],
    ['6510', '2110', 'A', 5_000],
  ])
  const bill = { use: '6200', party: 'PLN', sum: '300000', dueOn: '2026-06-30' }
  await recordAs(ctx, siti, ['tagihan', bill])
  const pay = (amount: number) =>
    payOperatingDebt(ctx, { id: ctx.newId(), amount: rupiah(amount), note: 'Biaya wakaf' })
  await expect(pay(5_001)).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await pay(5_000)).toBe(true)
})

test('what is due: an advance that is late, tax, petty cash, and the depreciation of straight lines', async () => {
  const ctx = await testContext()
  const { siti } = await moneyPeople(ctx)
  await postLines(ctx, [['1124', '3400', 'A', 20_000_000]], { at: new Date('2026-03-01') })
  const record = (template: string, texts: Texts) => recordAs(ctx, siti, [template, texts])
  const laptop = { party: 'Toko', sum: '4800000', place: '1124', life: '48', custodian: 'Rina' }
  await record('beli-aset', { ...laptop, day: '2026-04-20' })
  const target = 'kas:00000000-0000-7000-8000-000000001112'
  await record('kas-kecil-isi', { sum: '1000000', place: '1124', target, day: '2026-05-02' })
  const advance = { party: 'Umar', sum: '500000', place: '1124', day: '2026-05-20' }
  await record('uang-muka-karyawan', { ...advance, dueOn: '2026-06-03' })
  expect(await countDue(ctx)).toEqual({ overdue: 1, unreviewed: 3 })
  expect(await listDue(ctx)).toMatchObject({
    items: [{ account: '1146', remaining: 500_000, dueOn: '2026-06-03' }],
    depreciation: [{ account: '1230', fund: 'A', day: '2026-05-31', sum: 100_000 }],
    float: { sum: 1_000_000, since: '2026-05-02' },
  })
  await record('susut-aset', { sum: '100000', day: '2026-05-31' })
  expect((await listDue(ctx)).depreciation).toEqual([])
})
