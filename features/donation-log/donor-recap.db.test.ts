import { expect, test } from 'vitest'
import { runImport } from '#features/donor-record/import/imports.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { aDonation, aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { readPdf } from '#tests/pdf.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { donorRecap, donorRecapPdf, recapOfContact } from './donor-recap.server.ts'
import { findRecord } from './queries.server.ts'

test('a recap tells what one donor gave in some days, without strangers and other days', async () => {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  const give = async (amount: number, { zakat = false, email = 'siti@contoh.id' } = {}) => {
    const campaign = zakat ? ({ slug: 'zakat', fund: 'Z' } as const) : { slug: 'sumur' }
    const donationId = await aDonation(ctx, { amount, operational: zakat ? 0 : 5_000, campaign })
    await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)
    const { id } = await ctx.db
      .updateTable('donation')
      .set({
        donor_email: email || null,
        donor_phone: null,
        ...(email ? {} : { erased_at: ctx.now() }),
      })
      .where('public_id', '=', donationId)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const first = await give(100_000)
  await give(900_000, { email: 'lain@contoh.id' })
  await give(1_000_000, { zakat: true })
  const nameless = await give(70_000, { email: '' })
  ctx.clock.set('2026-05-02T03:00:00Z')
  await give(30_000)

  const days = { from: '2026-01-01', through: '2026-03-31' }
  const recap = await donorRecap(ctx.db, first, days)
  expect(recap).toMatchObject({ name: 'Siti Aminah', total: 1_105_000, deductible: 1_000_000 })
  expect(
    recap?.donations.map(({ fund, amount, receipt, zakatReceipt }) => [
      fund,
      amount,
      receipt,
      zakatReceipt,
    ]),
  ).toEqual([
    ['A', 5_000, 'KW/2026/000001', undefined],
    ['IT', 100_000, 'KW/2026/000001', undefined],
    ['Z', 1_000_000, 'KW/2026/000003', 'BSZ/2026/000001'],
  ])
  expect(await donorRecap(ctx.db, first, { ...days, through: '2026-05-31' })).toMatchObject({
    total: 1_140_000,
  })
  // Of somebody whose name alone is known the one gift is told: others may bear it.
  expect(await donorRecap(ctx.db, nameless, days)).toMatchObject({ isAlone: true, total: 75_000 })
})

test('a gift is of the year in which its money came in Jakarta, and what an earlier system had stands beside every sum', async () => {
  // Half past midnight of the new year in Jakarta.
  const ctx = await payingContext({ now: '2025-12-31T17:30:00Z' })
  const { donationId } = await aSettledDonation(ctx, {
    donorEmail: 'siti@contoh.id',
    donorPhone: undefined,
    amount: 100_000,
  })
  const by = ctx.newId()
  const head = 'kode_transaksi_lama;nama;email;tanggal;jumlah;dana;program;no_kwitansi_lama'
  const rows = [
    'T1;Siti Aminah;siti@contoh.id;2025-05-01;70.000;Z;Zakat maal;KW-77',
    'T2;Siti Aminah;siti@contoh.id;2024-05-01;50.000;Z;Zakat maal;KW-7',
    'T3;Umar Said;umar@contoh.id;2025-05-01;90.000;IT;Sumur;',
  ]
  const text = [head, ...rows].join('\n')
  await inTransaction(ctx.db, (tx) => runImport(ctx.within(tx), { text, fileName: '', by }))
  const of = (year: number, value = 'siti@contoh.id') =>
    recapOfContact(
      ctx.db,
      { kind: 'email', value },
      { from: `${year}-01-01`, through: `${year}-12-31` },
    )
  expect(await of(2026)).toMatchObject({ total: 100_000, past: [] })
  expect(await of(2025)).toMatchObject({
    name: 'Siti Aminah',
    total: 0,
    deductible: 0,
    donations: [],
    pastTotal: 70_000,
    past: [{ day: '2025-05-01', program: 'Zakat maal', paper: 'KW-77' }],
  })
  expect(await of(2025, 'umar@contoh.id')).toMatchObject({ name: 'Umar Said', pastTotal: 90_000 })
  const days = { from: '2024-01-01', through: '2026-12-31' }
  const id = (await findRecord(ctx.db, donationId))?.id ?? ''
  const whole = await donorRecap(ctx.db, id, days)
  expect(whole).toMatchObject({ total: 100_000, pastTotal: 120_000 })
  if (!whole) return
  const { text: words } = await readPdf(await donorRecapPdf(ctx, whole, days))
  expect(words).toMatch(/Jumlah\s+Rp100\.000/)
  expect(words).toMatch(/Dari catatan sistem lama\s+Rp120\.000/)
  expect(words).toContain('bukan bukti')
})
