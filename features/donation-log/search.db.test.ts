import { expect, test } from 'vitest'
import { confirmLine } from '#features/bank-statement/confirm-line.server.ts'
import { nearTransfers } from '#features/transfer/near-transfers.server.ts'
import { listPendingTransfers } from '#features/transfer/pending-transfers.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStatement, unexplainedLines } from '#tests/money/statements.ts'
import { aTransfer, transferEnv } from '#tests/money/transfers.ts'
import { readFilter } from './donation-filter.ts'
import { listDonations } from './list-donations.server.ts'

async function found(ctx: TestCtx, cari: string): Promise<string[]> {
  const { items: rows } = await listDonations(ctx.db, readFilter({ cari }))
  return rows.map(({ publicId }) => publicId).sort()
}

test('a donation is found by its whole sum, by the last figures of a phone, and by neither of another', async () => {
  const ctx = await payingContext()
  const one = await aDonation(ctx, { amount: 151_000, donorPhone: '+6281234567889' })
  const other = await aDonation(ctx, { amount: 200_000, donorPhone: '+6281299990165' })
  expect(await found(ctx, 'Rp151.000')).toEqual([one])
  expect(await found(ctx, '200.000')).toEqual([other])
  expect(await found(ctx, '7889')).toEqual([one])
  expect(await found(ctx, '••••567889')).toEqual([one])
  expect(await found(ctx, '0165')).toEqual([other])
  expect(await found(ctx, '151000')).toEqual([one])
  expect(await found(ctx, '567888')).toEqual([])
  expect(await found(ctx, '081234567889')).toEqual([one])
})

test('a transfer is found by its unique sum, beside a round one, and by the bank’s words once it came', async () => {
  const ctx = await payingContext({ env: transferEnv })
  const { bankAccountId } = await aBank(ctx)
  const { donationId, charge } = await aTransfer(ctx, bankAccountId, { amount: 150_000 })
  await aDonation(ctx, { amount: 20_000 })
  const asked = rupiah(charge.amount)
  expect(asked).toBeGreaterThan(150_000)
  expect(await found(ctx, `Rp${asked}`)).toEqual([donationId])
  expect((await nearTransfers(ctx, rupiah(150_000))).map(({ amount }) => amount)).toEqual([asked])
  expect(await nearTransfers(ctx, asked)).toEqual([])
  expect(await nearTransfers(ctx, rupiah(152_000))).toEqual([])
  expect((await listPendingTransfers(ctx, { amount: asked })).items).toHaveLength(1)
  expect((await listPendingTransfers(ctx, { amount: rupiah(150_000) })).items).toEqual([])

  expect(await found(ctx, 'ebanking hidayat')).toEqual([])
  const words = 'TRSF E-BANKING CR 1506/FTSCY/HIDAYAT-NUR'
  const statement = await aStatement(ctx, bankAccountId, [['2026-06-15', asked, words]], 9_000_000)
  const [line] = await unexplainedLines(ctx, bankAccountId, statement)
  const key = line?.suggestions[0]?.key ?? ''
  await confirmLine(ctx, { lineId: line?.id ?? '', key }, { by: ctx.newId() })
  expect(await found(ctx, 'banking hidayat')).toEqual([donationId])
  expect(await found(ctx, 'ftscy')).toEqual([donationId])
})
