import { expect, test } from 'vitest'
import { recordBankAccount } from '#features/books/bank-account.server.ts'
import { aCharge, payingContext } from '#tests/payments.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { findOpenTransfer, listOpenTransfers } from './open-transfers.server.ts'
import { transferRecord } from './transfer-record.server.ts'

test('a transfer is listed while its money may come, and known afterwards; nobody’s id is not', async () => {
  const ctx = await payingContext({ env: { BANK_TRANSFER: 'on' } })
  const facts = { bank: 'BSI', number: '7001234567', holder: 'Yayasan Amanah Umat' }
  const bank = await recordBankAccount(ctx, { ...facts, fund: 'IT', openedOn: '2026-01-01' })
  const { charge: first } = await aCharge(ctx, { method: 'transfer', channel: bank })
  ctx.clock.advance({ days: 2 })
  const { charge: second } = await aCharge(ctx, { method: 'transfer', channel: bank })
  expect((await listOpenTransfers(ctx)).items.map(({ id }) => id)).toEqual([first.id, second.id])
  const { amount } = first
  await matchTransfer(ctx, { bankAccountId: bank, amount, date: '2026-06-16', key: 'baris 1' })
  expect(await findOpenTransfer(ctx, first.id)).toBeUndefined()
  const record = await transferRecord(ctx, first.id)
  expect(record).toMatchObject({ transfer: null, isMatched: true, matches: [{ amount }] })
  expect(await transferRecord(ctx, ctx.newId())).toBeUndefined()
})
