import { expect, test } from 'vitest'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { post } from '#tests/money/payout-batches.ts'
import {
  assertCanPay,
  assertPays,
  banksFor,
  closeBankAccount,
  findBankAccount,
  listBankAccounts,
  payerColumns,
  payerOf,
  recordBankAccount,
} from './bank-account.server.ts'

const NOW = '2026-11-20T03:00:00Z'
const TODAY = '2026-11-20'

function record(ctx: TestCtx, fund: Fund, number: string, bank = 'BSI') {
  const facts = { bank, number, holder: 'Yayasan Contoh', openedOn: '2026-01-10' }
  return recordBankAccount(ctx, { fund, ...facts })
}

const close = (ctx: TestCtx, id: string, closedOn = TODAY) =>
  closeBankAccount(ctx, { id, closedOn })

/** Money of a fund at the account of the ledger that these banks share. */
const come = (ctx: TestCtx, amount: number) =>
  post(ctx, { debit: '1122', credit: '4220', fund: 'IU', amount: rupiah(amount) })

const refusedAs = (code: string) => ({ code: `books/${code}` })

test('a bank account is recorded once by bank and number, at the ledger’s account of its fund', async () => {
  const ctx = await testContext({ now: NOW })
  const id = await record(ctx, 'IT', '70000001')
  expect(await findBankAccount(ctx.db, id)).toMatchObject({
    fund: 'IT',
    account: '1122',
    bank: 'BSI',
    number: '70000001',
    opened_on: '2026-01-10',
    closed_on: null,
  })
  await expect(record(ctx, 'Z', '70000001')).rejects.toMatchObject(refusedAs('bank-account-known'))
  await record(ctx, 'Z', '70000001', 'Muamalat')
  expect(await listBankAccounts(ctx.db)).toHaveLength(2)
})

test('accounts in use come first, then by the ledger, the bank and the number', async () => {
  const ctx = await testContext({ now: NOW })
  const ids: Record<string, string> = {}
  for (const [number, fund, bank] of [
    ['70000003', 'IT', 'BSI'],
    ['70000002', 'IU', 'BSI'],
    ['70000004', 'D', 'Aceh'],
    ['70000001', 'Z', 'Muamalat'],
    ['70000005', 'Z', 'BSI'],
  ] as const) {
    ids[number] = await record(ctx, fund, number, bank)
  }
  await close(ctx, ids['70000005'] as string)
  const numbers = async () =>
    (await listBankAccounts(ctx.db)).map(({ number }) => Number(number) - 70_000_000)
  expect(await numbers()).toEqual([1, 4, 2, 3, 5])
  await close(ctx, ids['70000003'] as string, '2026-11-19')
  expect(await numbers()).toEqual([1, 4, 2, 3, 5])
  const ofInfak = await banksFor(ctx.db, 'IT')
  expect(ofInfak.map(({ number }) => Number(number) - 70_000_000)).toEqual([4, 2])
})

test('an account is closed once, between the day it was opened and today', async () => {
  const ctx = await testContext({ now: NOW })
  const id = await record(ctx, 'IT', '70000001')
  const closed = refusedAs('bank-account-closed')
  await expect(close(ctx, id, '2026-01-09')).rejects.toMatchObject(closed)
  await expect(close(ctx, id, '2026-11-21')).rejects.toMatchObject(closed)
  await expect(close(ctx, ctx.newId())).rejects.toMatchObject(refusedAs('bank-account-unknown'))
  await close(ctx, id)
  await expect(close(ctx, id)).rejects.toMatchObject(closed)
  const short = await record(ctx, 'IT', '70000002')
  await close(ctx, short, '2026-01-10')
  const all = await listBankAccounts(ctx.db)
  expect(all.map((each) => each.closed_on)).toEqual(['2026-01-10', TODAY])
})

test('the last account of a fund stays while the fund holds money', async () => {
  const ctx = await testContext({ now: NOW })
  const [one, two] = [await record(ctx, 'IT', '70000001'), await record(ctx, 'IU', '70000002')]
  const elsewhere = await record(ctx, 'Z', '70000003')
  await come(ctx, 25_000)
  await close(ctx, one)
  await expect(close(ctx, two)).rejects.toThrow('Rp25.000')
  await close(ctx, elsewhere)
  await post(ctx, { debit: '4220', credit: '1122', fund: 'IU', amount: rupiah(25_000) })
  await close(ctx, two)
  expect(await banksFor(ctx.db, 'IU')).toEqual([])
})

test('only an open account of the fund pays, and no more than the fund holds there', async () => {
  const ctx = await testContext({ now: NOW })
  const bankAccountId = await record(ctx, 'IT', '70000001')
  const bank = { by: 'bank', bankAccountId } as const
  const inBooks = (work: (tx: Tx) => Promise<void>) => inTransaction(ctx.db, work)
  const pays = (payer: Parameters<typeof assertPays>[1], fund: Fund) =>
    inBooks((tx) => assertPays(tx, payer, fund))
  await pays({ by: 'gateway' }, 'Z')
  await pays(bank, 'IT')
  // Infak of both kinds lies at one account of the ledger.
  await pays(bank, 'IU')
  await expect(pays(bank, 'Z')).rejects.toMatchObject(refusedAs('foreign-bank-account'))
  const nobody = { by: 'bank', bankAccountId: ctx.newId() } as const
  await expect(pays(nobody, 'IT')).rejects.toMatchObject(refusedAs('bank-account-unknown'))

  await come(ctx, 25_000)
  const canPay = (payer: typeof bank | { by: 'gateway' }, ...parts: [Fund, number][]) =>
    inBooks((tx) =>
      assertCanPay(
        tx,
        payer,
        parts.map(([fund, amount]) => ({ fund, amount })),
      ),
    )
  await canPay(bank, ['IU', 25_000])
  await canPay({ by: 'gateway' }, ['IU', 99_000])
  await canPay(bank)
  await expect(canPay(bank, ['IU', 25_001])).rejects.toThrow('Rp25.000')
  await expect(canPay(bank, ['IU', 1], ['A', 1])).rejects.toMatchObject(refusedAs('money-missing'))
  await expect(canPay(bank, ['Z', 1])).rejects.toMatchObject(refusedAs('foreign-bank-account'))

  await post(ctx, { debit: '4220', credit: '1122', fund: 'IU', amount: rupiah(25_000) })
  await close(ctx, bankAccountId)
  await expect(pays(bank, 'IT')).rejects.toMatchObject(refusedAs('bank-account-closed'))
})

test('who pays is kept in its row and read back; rows of earlier versions were paid by the gateway', () => {
  const bank = { by: 'bank', bankAccountId: 'b-1' } as const
  expect(payerColumns(bank)).toEqual({ pays_from: 'bank', bank_account_id: 'b-1' })
  expect(payerOf(payerColumns(bank))).toEqual(bank)
  expect(payerColumns({ by: 'gateway' })).toEqual({ pays_from: 'gateway', bank_account_id: null })
  expect(payerOf({ pays_from: null, bank_account_id: null })).toEqual({ by: 'gateway' })
})
