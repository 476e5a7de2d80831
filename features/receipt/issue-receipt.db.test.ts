import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { issueReceipt } from '#tests/money/receipts.ts'
import { issueDue } from './issue-receipt.server.ts'
import { verifyReceipt } from './queries.server.ts'
import { receiptNumber } from './receipt.ts'
import { voidReceipts } from './void-receipts.server.ts'

const kind = 'kuitansi' as const

/** Row ids of donations paid at the given moment. */
async function paidDonations(ctx: TestCtx, count: number, at: Date = ctx.now()): Promise<string[]> {
  for (let i = 0; i < count; i += 1) await aDonation(ctx)
  const rows = await ctx.db
    .updateTable('donation')
    .set({ status: 'paid', paid_at: at })
    .where('status', '=', 'awaiting_payment')
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

test('fifty receipts issued at once, each asked for twice, are numbered 1 to 50 without a gap', async () => {
  const ctx = await payingContext()
  const donations = await paidDonations(ctx, 50)
  const asked = [...donations, ...donations].map((donationId) =>
    issueReceipt(ctx, { donationId, kind }),
  )
  const numbers = await Promise.all(asked)
  const expected = donations.map((_, i) => receiptNumber({ kind, year: 2026, serial: i + 1 }))
  expect(new Set(numbers)).toEqual(new Set(expected))
  expect(numbers.slice(0, 50)).toEqual(numbers.slice(50))
})

test('a number taken by a transaction that breaks off is given to the next receipt', async () => {
  const ctx = await payingContext()
  const [donationId = ''] = await paidDonations(ctx, 1)
  // The clock is read after the number is taken and before the receipt is stored.
  const now = () => {
    throw new Error('broken off')
  }
  await expect(issueReceipt({ ...ctx, now }, { donationId, kind })).rejects.toThrow('broken off')
  expect(await ctx.db.selectFrom('receipt_counter').selectAll().execute()).toEqual([])
  expect(await issueReceipt(ctx, { donationId, kind })).toBe('KW/2026/000001')
})

test('the database itself refuses a second receipt of the same number', async () => {
  const ctx = await payingContext()
  const donations = await paidDonations(ctx, 3)
  await issueReceipt(ctx, { donationId: donations[0] ?? '', kind })
  await ctx.db.updateTable('receipt_counter').set({ last: 7 }).execute()
  await issueReceipt(ctx, { donationId: donations[1] ?? '', kind })
  const { rows } = await sql<{
    serial: number
  }>`select serial from receipt order by serial`.execute(ctx.db)
  expect(rows.map(({ serial }) => serial)).toEqual([1, 8])
  await ctx.db.updateTable('receipt_counter').set({ last: 7 }).execute()
  const again = issueReceipt(ctx, { donationId: donations[2] ?? '', kind })
  await expect(again).rejects.toMatchObject({ code: '23505' })
})

test('the year is that of the payment in Jakarta, and each year counts from one', async () => {
  const ctx = await payingContext()
  const [before = ''] = await paidDonations(ctx, 1, new Date('2025-12-31T16:59:59Z'))
  const [after = ''] = await paidDonations(ctx, 1, new Date('2025-12-31T17:00:00Z'))
  expect(await issueReceipt(ctx, { donationId: before, kind })).toBe('KW/2025/000001')
  expect(await issueReceipt(ctx, { donationId: after, kind })).toBe('KW/2026/000001')
  // A number alone names two papers; the year tells which.
  for (const [number, paidAt] of [
    ['KW/2025/000001', '2025-12-31T16:59:59Z'],
    ['KW/2026/000001', '2025-12-31T17:00:00Z'],
  ] as const)
    expect(await verifyReceipt(ctx, number)).toMatchObject({ number, paidAt: new Date(paidAt) })
})

test('an unpaid gift has no receipt, and a gift that is not zakat no Bukti Setor Zakat', async () => {
  const ctx = await payingContext()
  await aDonation(ctx)
  const { id: donationId } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .executeTakeFirstOrThrow()
  expect(await issueReceipt(ctx, { donationId, kind })).toBeUndefined()
  expect(await ctx.db.selectFrom('receipt').selectAll().execute()).toEqual([])
  await ctx.db.updateTable('donation').set({ status: 'paid', paid_at: ctx.now() }).execute()
  expect(await issueReceipt(ctx, { donationId, kind: 'bsz' })).toBeUndefined()
  expect(await ctx.db.selectFrom('receipt').select('kind').execute()).toEqual([{ kind }])
})

test('a zakat waits in the list until it has its tax paper, which alone lacks a number that was not given', async () => {
  const ctx = await payingContext()
  await aDonation(ctx, { campaign: { slug: 'zakat-maal', fund: 'Z' } })
  const { id } = await ctx.db
    .updateTable('donation')
    .set({ status: 'paid', paid_at: ctx.now(), wants_tax_receipt: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const institution = { ...ctx.config.institution, zakatBasis: undefined }
  const issue = (by: Ctx) =>
    inTransaction(ctx.db, async (tx) => issueDue(by, tx, { donation: await lockDonation(tx, id) }))
  const receiptedAt = async () =>
    (await ctx.db.selectFrom('donation').select('receipted_at').executeTakeFirst())?.receipted_at
  const first = { kind, number: 'KW/2026/000001' }
  expect(await issue({ ...ctx, config: { ...ctx.config, institution } })).toEqual([first])
  expect(await receiptedAt()).toBeNull()
  const all = [first, { kind: 'bsz', number: 'BSZ/2026/000001', lacksTaxId: true }]
  expect(await issue(ctx)).toEqual(all)
  const at = ctx.now()
  ctx.clock.advance({ days: 1 })
  expect(await issue(ctx)).toEqual(all)
  expect(await receiptedAt()).toEqual(at)
})

test('the database refuses to edit or delete a receipt', async () => {
  const ctx = await payingContext()
  const [donationId = ''] = await paidDonations(ctx, 1)
  await issueReceipt(ctx, { donationId, kind })
  await expect(ctx.db.updateTable('receipt').set({ serial: 9 }).execute()).rejects.toThrow()
  await expect(ctx.db.deleteFrom('receipt').execute()).rejects.toThrow()
  await inTransaction(ctx.db, (tx) =>
    voidReceipts(tx, { donationId, reason: 'reversed', at: ctx.now() }),
  )
  await expect(
    ctx.db.updateTable('receipt_void').set({ reason: 'corrected' }).execute(),
  ).rejects.toThrow()
  await expect(ctx.db.deleteFrom('receipt_void').execute()).rejects.toThrow()
  const { snapshot } = await ctx.db
    .selectFrom('receipt')
    .select('snapshot')
    .executeTakeFirstOrThrow()
  expect(snapshot).toMatchObject({ amount: 50_000, words: 'lima puluh ribu' })
})
