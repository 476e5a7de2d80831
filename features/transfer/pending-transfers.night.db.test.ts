import { expect, test } from 'vitest'
import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { aCharge, payingContext } from '#tests/money/payments.ts'
import { aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { findPendingTransfer, listPendingTransfers } from './pending-transfers.server.ts'
import { transferRecord } from './transfer-record.server.ts'

test('a transfer is listed while its money may come, and known afterwards; nobody’s id is not', async () => {
  const ctx = await payingContext({ env: { BANK_TRANSFER: 'on' } })
  const facts = { bank: 'BSI', number: '7001234567', holder: 'Yayasan Amanah Umat' }
  const bank = await recordBankAccount(ctx, { ...facts, fund: 'IT', openedOn: '2026-01-01' })
  const { charge: first } = await aCharge(ctx, { method: 'transfer', channel: bank })
  ctx.clock.advance({ days: 2 })
  const { charge: second } = await aCharge(ctx, { method: 'transfer', channel: bank })
  expect((await listPendingTransfers(ctx)).items.map(({ id }) => id)).toEqual([first.id, second.id])
  const { amount } = first
  await matchTransfer(ctx, { bankAccountId: bank, amount, date: '2026-06-16', key: 'baris 1' })
  expect(await findPendingTransfer(ctx, first.id)).toBeUndefined()
  const record = await transferRecord(ctx, first.id)
  expect(record).toMatchObject({ transfer: null, isMatched: true, matches: [{ amount }] })
  expect(await transferRecord(ctx, ctx.newId())).toBeUndefined()
})

test('a transfer is waited for until the moment its sum is free again, and not at it', async () => {
  const ctx = await payingContext({ env })
  const { charge } = await aTransfer(ctx, await aTransferBank(ctx))
  const { free_at } = await ctx.db
    .selectFrom('transfer_sum')
    .select('free_at')
    .executeTakeFirstOrThrow()
  ctx.clock.set(new Date(free_at.getTime() - 1))
  expect(await findPendingTransfer(ctx, charge.id)).toMatchObject({ id: charge.id })
  ctx.clock.set(free_at)
  expect(await findPendingTransfer(ctx, charge.id)).toBeUndefined()
})

test('open transfers are listed from the oldest, the newest or the largest, page by page without a gap', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const made: string[] = []
  for (const amount of [70_000, 90_000, 50_000]) {
    made.push((await aTransfer(ctx, bank, { amount })).charge.id)
    ctx.clock.advance({ minutes: 1 })
  }
  const [first, second, third] = made as [string, string, string]
  const orders = {
    terlama: [first, second, third],
    terbaru: [third, second, first],
    nominal: [second, first, third],
  }
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  for (const [name, expected] of Object.entries(orders)) {
    const sort = name as keyof typeof orders
    const whole = await listPendingTransfers(ctx, { sort, limit: 3 })
    expect([ids(whole.items), whole.next]).toEqual([expected, undefined])
    const page = await listPendingTransfers(ctx, { sort, limit: 2 })
    const rest = await listPendingTransfers(ctx, { sort, limit: 2, after: page.next })
    expect([ids(page.items), ids(rest.items)]).toEqual([expected.slice(0, 2), expected.slice(2)])
    expect(rest.next).toBeUndefined()
  }
  expect(ids((await listPendingTransfers(ctx)).items)).toEqual(orders.terlama)
  for (const id of made) expect(await findPendingTransfer(ctx, id)).toMatchObject({ id })
})

test('transfers of one moment are listed in one order, forwards and backwards', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  for (let made = 0; made < 5; made += 1) await aTransfer(ctx, bank)
  const read = async (sort: 'terlama' | 'terbaru') => {
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await listPendingTransfers(ctx, { sort, limit: 2, after })
      found.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after && found.length < 9)
    return found
  }
  const forwards = await read('terlama')
  expect(new Set(forwards).size).toBe(5)
  expect(await read('terbaru')).toEqual(forwards.toReversed())
})

test.each(['pending', 'expired', 'cancelled'] as const)(
  'a transfer that is %s may still come while its sum is held',
  async (status) => {
    const ctx = await payingContext({ env })
    const { charge } = await aTransfer(ctx, await aTransferBank(ctx))
    await ctx.db.updateTable('charge').set({ status }).execute()
    expect(await findPendingTransfer(ctx, charge.id)).toMatchObject({ id: charge.id, status })
    ctx.clock.advance({ days: 30 })
    expect(await findPendingTransfer(ctx, charge.id)).toBeUndefined()
  },
)

test('a page has fifty transfers unless another number is asked for, and the next begins after its last', async () => {
  const ctx = await payingContext({ env })
  const { charge } = await aTransfer(ctx, await aTransferBank(ctx))
  const held = await ctx.db.selectFrom('transfer_sum').selectAll().executeTakeFirstOrThrow()
  for (let more = 1; more <= 50; more += 1) {
    const id = ctx.newId()
    const amount = rupiah(90_000 + more)
    const names = { id, attempt: 1 + more, reference: `lain-${more}` }
    const state = { status: 'cancelled' as const, instruction: null, payments: undefined }
    await ctx.db
      .insertInto('charge')
      .values({ ...charge, ...names, ...state, amount })
      .execute()
    await ctx.db
      .insertInto('transfer_sum')
      .values({ ...held, charge_id: id, amount })
      .execute()
  }
  for (const [size, lengths] of [
    [undefined, [50, 1]],
    [17, [17, 17, 17]],
  ] as const) {
    const pages: string[][] = []
    let after: string | undefined
    do {
      const page = await listPendingTransfers(ctx, { after, ...(size && { limit: size }) })
      pages.push(page.items.map(({ id }) => id))
      after = page.next
    } while (after && pages.length < 9)
    expect(pages.map(({ length }) => length)).toEqual(lengths)
    expect(new Set(pages.flat()).size).toBe(51)
  }
})
