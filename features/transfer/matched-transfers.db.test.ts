import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { payingContext } from '#tests/money/payments.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import {
  countMatchedTransfers,
  findTransferCharge,
  listMatchedTransfers,
  matchesOf,
} from '#features/charge/matched-transfers.server.ts'
import { CONFIRMED } from '#features/charge/transfer.ts'
import { undoTransfer } from './undo-transfer.server.ts'

test('a page of matched transfers has fifty, and money of nobody is not among them', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const { charge } = await aTransfer(ctx, bank)
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  await matchTransfer(ctx, aBankLine(bank, 77_777))
  const first = await ctx.db
    .selectFrom('transfer_receipt')
    .selectAll()
    .where('charge_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 50 }, (_, at) => ({ ...first, key: `baris ${at}` }))
  await ctx.db.insertInto('transfer_receipt').values(more).execute()

  const { items, next } = await listMatchedTransfers(ctx)
  expect(items).toHaveLength(50)
  const rest = await listMatchedTransfers(ctx, { after: next })
  expect(rest).toMatchObject({ items: [{ id: charge.id }], next: undefined })
  expect(await countMatchedTransfers(ctx, 100)).toBe(51)
})

/** Receipts of one charge, as rows: each with the minute in which it came. */
async function someReceipts(
  ctx: TestCtx,
  given: readonly (readonly [key: string, minute: number])[],
) {
  const bank = await aTransferBank(ctx)
  const { charge } = await aTransfer(ctx, bank)
  const of = { bank_account_id: bank, donation_id: charge.donation_id, charge_id: charge.id }
  const sum = { amount: charge.amount, received_on: '2026-06-15', statement_key: null }
  const rows = given.map(([key, minute]) => ({
    ...of,
    ...sum,
    key,
    created_at: new Date(ctx.now().getTime() + minute * 60_000),
  }))
  await ctx.db.insertInto('transfer_receipt').values(rows).execute()
  return charge
}

test('matched transfers follow their moments, then their keys, in pages that are full until the last', async () => {
  const ctx = await payingContext({ env })
  const moments = {
    c: ['c1'],
    b: ['b4', 'b7', 'b1', 'b6', 'b3', 'b8', 'b2', 'b5'],
    a: ['a2', 'a3', 'a1'],
  }
  const given = Object.values(moments).flatMap((keys, minute) =>
    keys.map((key) => [key, minute] as const),
  )
  const { id } = await someReceipts(ctx, given.toReversed())
  const sorted = Object.values(moments).flatMap((keys) => keys.toSorted())
  expect((await matchesOf(ctx, id)).map(({ key }) => key)).toEqual(sorted)
  for (const size of [1, 3, 4])
    for (const isOldestFirst of [true, false]) {
      const pages: string[][] = []
      let after: string | undefined
      do {
        const page = await listMatchedTransfers(ctx, { isOldestFirst, limit: size, after })
        pages.push(page.items.map(({ key }) => key))
        after = page.next
      } while (after && pages.length < 15)
      expect(pages.map(({ length }) => length)).toEqual(Array(12 / size).fill(size))
      expect(pages.flat()).toEqual(isOldestFirst ? sorted : sorted.toReversed())
    }
})

test('a statement tells of what people confirmed for its own account, and of no other', async () => {
  const ctx = await payingContext({ env })
  const banks = [await aTransferBank(ctx), await aTransferBank(ctx, 'IT', '9876543210')]
  const lines: ReturnType<typeof aBankLine>[] = []
  for (const bank of banks) {
    const { charge } = await aTransfer(ctx, bank)
    const line = aBankLine(bank, charge.amount)
    await matchTransfer(ctx, { ...line, key: `${CONFIRMED}orang`, isConfirmation: true })
    lines.push(line)
  }
  for (const line of lines) expect(await matchTransfer(ctx, line)).toMatchObject({ kind: 'known' })
})

test('a line that is read again is known by the document that has its money now', async () => {
  const ctx = await payingContext({ env })
  const [one, other] = [await aTransferBank(ctx), await aTransferBank(ctx, 'IT', '9876543210')]
  const lines: ReturnType<typeof aBankLine>[] = []
  for (const [bank, key] of [
    [one, 'baris 1'],
    [one, 'baris 2'],
    [other, 'baris 1'],
  ] as const) {
    const { charge } = await aTransfer(ctx, bank)
    const line = aBankLine(bank, charge.amount, { key })
    const { donationId } = await matchTransfer(ctx, line)
    expect(await matchTransfer(ctx, line)).toEqual({ kind: 'known', donationId })
    await undoTransfer(ctx, { chargeId: charge.id, reason: 'Pengirimnya orang lain' })
    lines.push(line)
  }
  const nobodys = aBankLine(one, 77_777, { key: 'baris 3' })
  await matchTransfer(ctx, nobodys)
  const suspense = await ctx.db
    .selectFrom('suspense')
    .select('donation_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const known: unknown[] = []
  for (const line of [...lines, nobodys]) known.push(await matchTransfer(ctx, line))
  expect(known).toEqual(
    suspense.map(({ donation_id: donationId }) => ({ kind: 'known', donationId })),
  )
})

test('a transfer is found by its charge also after its sum waits for another gift', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const { charge } = await aTransfer(ctx, bank)
  const keys = { donation_id: charge.donation_id, id: charge.id }
  expect(await findTransferCharge(ctx, charge.id)).toEqual(keys)
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  const other = { donation_id: ctx.newId(), charge_id: ctx.newId() }
  await ctx.db.updateTable('transfer_sum').set(other).execute()
  expect(await findTransferCharge(ctx, charge.id)).toEqual(keys)
  expect(await findTransferCharge(ctx, ctx.newId())).toBeUndefined()
})

test('a gift that stands in the books and waits nevertheless is not booked a second time', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const { charge } = await aTransfer(ctx, bank)
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  const waiting = { status: 'awaiting_payment' as const, paid_at: null }
  await ctx.db.updateTable('donation').set(waiting).execute()
  await ctx.db.updateTable('charge').set({ status: 'pending' }).execute()
  const again = matchTransfer(ctx, aBankLine(bank, charge.amount, { key: 'baris lain' }))
  await expect(again).rejects.toThrow('is in the books though it was not paid')
  expect(await matchesOf(ctx, charge.id)).toHaveLength(1)
})
