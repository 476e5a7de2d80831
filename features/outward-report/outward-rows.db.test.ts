import { expect, test } from 'vitest'
import * as v from 'valibot'
import { pairSums } from '#features/ledger/pair-sums.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import { entityFunds, fundChange, ledgerFacts } from '#features/statements/ledger-facts.ts'
import { postYear, yearFile } from '#features/statements/year/year-file.server.ts'
import vector from '#features/statements/year/year-vector.json' with { type: 'json' }
import { inTransaction } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { testContext } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { columnsOn } from './columns.server.ts'
import { daysOfSpan, outwardReports } from './outward-report.ts'
import { countPayers, outwardRows } from './report-rows.server.ts'

const YEAR = daysOfSpan(2026, 'tahun')

test('collection, distribution, the amil and balances add up to the ledger of the worked year', async () => {
  const ctx = await testContext({ now: '2027-01-05T03:00:00Z' })
  await postYear(ctx.db, v.parse(yearFile, vector))
  const rows = await outwardRows(ctx, 'baznas', YEAR)
  const sumOf = (part: string) =>
    rows.reduce((sum, row) => sum + (row['bagian'] === part ? Number(row['jumlah'] ?? 0) : 0), 0)
  const facts = ledgerFacts(await pairSums(ctx.db, YEAR), entityFunds.amil)
  const sumFor = (of: 1 | 2, funds: readonly Fund[]) =>
    funds.reduce((sum, fund) => sum + fundChange(facts, fund)[of], 0)
  const share = facts.cells
    .filter(({ account }) => account === '5130' || account === '5230')
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  expect(sumOf('Penghimpunan')).toBe(sumFor(1, ['Z', 'IT', 'IU', 'D']))
  expect(sumOf('Penyaluran')).toBe(sumFor(2, ['Z', 'IT', 'IU', 'D', 'N']) - share)
  expect(sumOf('Saldo')).toBe(fundChange(facts)[3])
  const { columns } = await columnsOn(ctx.db, 'baznas', YEAR.through)
  expect(rows.every((row) => columns.some(([name]) => row[name]))).toBe(true)
})

test('the ratios are those of the worked year, each with its formula', async () => {
  const ctx = await testContext({ now: '2027-01-05T03:00:00Z' })
  await postYear(ctx.db, v.parse(yearFile, vector))
  const rows = await outwardRows(ctx, 'rasio', YEAR)
  expect(rows.map(({ persen, nilai }) => [persen, nilai])).toEqual([
    ['58,22 %', 'cukup efektif'],
    ['54,30 %', 'cukup efektif'],
    ['70,87 %', 'efektif'],
    ['67,47 %', 'cukup efektif'],
    ['94,37 %', 'sangat efektif'],
    ['93,56 %', 'sangat efektif'],
    ['27,41 %', 'di bawah harapan'],
    ['22,09 %', 'di bawah harapan'],
    ['12,50 %', ''],
    ['6,83 %', ''],
  ])
})

test('the tax office hears of every valid receipt of zakat with its number, and of no void one', async () => {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  const campaign = { slug: 'zakat', fund: 'Z' } as const
  const ids: string[] = []
  for (const amount of [1_000_000, 2_000_000, 3_000_000]) {
    const taxId = amount === 3_000_000 ? undefined : '3273010101800001'
    const { donationId: id } = await aCharge(ctx, { amount, campaign, ...(taxId && { taxId }) })
    ids.push(id)
    await ctx.sandbox.drive(id, 'pay')
    await runJobs(ctx)
  }
  const gone = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', ids[1] ?? '')
    .executeTakeFirstOrThrow()
  await inTransaction(ctx.db, (tx) =>
    voidReceipts(tx, { donationId: gone.id, reason: 'refunded', at: ctx.now() }),
  )

  const rows = await outwardRows(ctx, 'pembayar-zakat', YEAR)
  expect(rows).toEqual([
    {
      nomor: 'BSZ/2026/000001',
      tanggal: '2026-03-10',
      npwp_nik: '3273010101800001',
      nama: 'Siti Aminah',
      jumlah: 1_000_000,
    },
    {
      nomor: 'BSZ/2026/000003',
      tanggal: '2026-03-10',
      npwp_nik: '',
      nama: 'Siti Aminah',
      jumlah: 3_000_000,
    },
  ])
  expect(await countPayers(ctx.db, YEAR)).toEqual({ receipts: 2, unnamed: 1, sum: 4_000_000 })
  expect(await countPayers(ctx.db, daysOfSpan(2027, 'tahun'))).toMatchObject({ receipts: 0 })
  const muzaki = (await outwardRows(ctx, 'baznas', YEAR)).find(({ uraian }) => uraian === 'Muzaki')
  expect(muzaki?.['orang']).toBe(1)
})

test('the first half-year and the whole year both begin on 1 January', () => {
  expect(outwardReports.baznas.spans.map((span) => daysOfSpan(2026, span))).toEqual([
    { from: '2026-01-01', through: '2026-06-30' },
    { from: '2026-01-01', through: '2026-12-31' },
  ])
})
