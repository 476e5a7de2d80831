import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { moneyPeople } from '#tests/money/vouchers.ts'
import { readDonationSheet, recordDonationSheet } from './record-sheet.server.ts'

const OFFICE = '00000000-0000-7000-8000-000000001110'
const HEAD = 'tanggal;program;jumlah;nama;hp;email;npwp_nik;nomor'
const sheet = (...rows: string[]) => [HEAD, ...rows].join('\n')

/** Three hundred rows of two programmes: each person gives once. */
const whole = Array.from({ length: 300 }, (_, index) => {
  const program = index % 3 === 0 ? 'zakat-maal' : 'Sumur untuk desa'
  return `2026-06-0${1 + (index % 9)};${program};${50 + index}.000;Donatur ${index};;;;KW-${index}`
})

async function anInstitution() {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'zakat-maal', title: 'Zakat maal', fund: 'Z' })
  return { ctx, by: (await moneyPeople(ctx)).siti.id }
}

test('three hundred rows are recorded at once, and the same sheet twice adds nothing', async () => {
  const { ctx, by } = await anInstitution()
  const asked = { text: sheet(...whole), cashPlaceId: OFFICE, withDoubles: false }
  expect(await recordDonationSheet(ctx, asked, { by })).toBe(300)
  const all = whole.reduce((sum, _, index) => sum + (50 + index) * 1_000, 0)
  const [zakat, infak] = await Promise.all(
    (['Z', 'IT'] as const).map((fund) => balanceOf(ctx.db, { account: '1110', fund })),
  )
  expect(Number(zakat) + Number(infak)).toBe(all)
  await expect(recordDonationSheet(ctx, asked, { by })).rejects.toMatchObject({
    code: 'offline-donation/sheet',
  })
  expect(Number(await balanceOf(ctx.db, { account: '1110' }))).toBe(all)
  await assertBooksHold(ctx)
})

test('every planted fault is named with its row, and nothing is recorded', async () => {
  const { ctx, by } = await anInstitution()
  const faults = [
    '2026-06-16;sumur-desa;50.000;Besok;;;;',
    '31/02/2026;sumur-desa;50.000;Tanggal;;;;',
    '2026-06-01;tidak-ada;50.000;Program;;;;',
    '2026-06-01;sumur-desa;0;Nol;;;;',
    '2026-06-01;sumur-desa;75.00;Sen;;;;',
    '2026-06-01;sumur-desa;-5.000;Minus;;;;',
    '2026-06-01;sumur-desa;50.000;Hp;123;;;',
    '2026-06-01;sumur-desa;50.000;Surel;;ali@;;',
    '2026-06-01;zakat-maal;50.000;Nik;;;3,17E+15;',
    '2026-06-01;zakat-maal;50.000;Npwp;;;123;',
    '2026-06-01;sumur-desa;50.000;Satu;;;;KW-1',
    '2026-06-01;sumur-desa;60.000;Dua;;;;KW-1',
  ]
  const read = await readDonationSheet(ctx, sheet(...whole.slice(100, 110), ...faults))
  expect(read.problems.map(({ row }) => row)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23])
  const asked = { text: sheet(...faults), cashPlaceId: OFFICE, withDoubles: false }
  await expect(recordDonationSheet(ctx, asked, { by })).rejects.toMatchObject({ status: 422 })
  expect(await balanceOf(ctx.db, { account: '1110' })).toBe(0)
})

test('a row that looks like a known donation is left out until a person wants it', async () => {
  const { ctx, by } = await anInstitution()
  const twice = sheet(
    '2026-06-01;sumur-desa;50.000;Ahmad;081234567890;;;',
    '2026-06-01;sumur-desa;50.000;Ahmad;0812-3456-7890;;;',
    '2026-06-02;sumur-desa;50.000;Ahmad;081234567890;;;',
    '2026-06-01;sumur-desa;50.000;;;;;',
    '2026-06-01;sumur-desa;50.000;;;;;',
  )
  expect((await readDonationSheet(ctx, twice)).doubles.map(({ row }) => row)).toEqual([3])
  const asked = { text: twice, cashPlaceId: OFFICE, withDoubles: false }
  expect(await recordDonationSheet(ctx, asked, { by })).toBe(4)
  const again = await readDonationSheet(ctx, twice)
  expect(again.doubles.map(({ row }) => row)).toEqual([2, 3, 4])
  expect(await recordDonationSheet(ctx, { ...asked, withDoubles: true }, { by })).toBe(5)
})
