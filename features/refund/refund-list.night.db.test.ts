import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aDonation, makePaidCharge, payingContext } from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import type { Refund } from './refund-rows.server.ts'
import {
  countRefunds,
  listAnswered,
  listRefunds,
  listTakenBack,
  refundsOf,
} from './refund-list.server.ts'

async function aPaidDonation(ctx: TestCtx): Promise<string> {
  const publicId = await aDonation(ctx)
  const paid = { status: 'paid' as const, paid_at: ctx.now() }
  const row = await ctx.db
    .updateTable('donation')
    .set(paid)
    .where('public_id', '=', publicId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await makePaidCharge(ctx, row.id)
  return row.id
}

type Row = { status?: Refund['status']; by?: string; bankId?: string | null }

/** A refund's row; answers its id. */
async function refund(ctx: TestCtx, donationId: string, amount: number, row: Row = {}) {
  const { status = 'proposed', by = ctx.newId(), bankId = null } = row
  const id = ctx.newId()
  const now = ctx.now()
  const decided = status === 'proposed' ? {} : { approved_by: ctx.newId(), approved_at: now }
  const way = {
    pays_from: bankId ? ('bank' as const) : ('gateway' as const),
    bank_account_id: bankId,
  }
  const words = { reason: 'double' as const, note: 'Terbayar dua kali' }
  await ctx.db
    .insertInto('refund')
    .values({
      id,
      donation_id: donationId,
      amount: rupiah(amount),
      status,
      made_by: by,
      made_at: now,
      ...decided,
      ...way,
      ...words,
    })
    .execute()
  return id
}

const sums = (rows: readonly { amount: number }[]) => rows.map(({ amount }) => amount)

test('refunds are listed from the newest, the oldest or the largest, page by page without a gap', async () => {
  const ctx = await payingContext()
  const made: string[] = []
  for (const amount of [2_000, 3_000, 1_000, 3_000])
    made.push(await refund(ctx, await aPaidDonation(ctx), amount))
  const orders = {
    terbaru: [3_000, 1_000, 3_000, 2_000],
    terlama: [2_000, 3_000, 1_000, 3_000],
    nominal: [3_000, 3_000, 2_000, 1_000],
  }
  for (const [sort, expected] of Object.entries(orders)) {
    const filter = { sort: sort as keyof typeof orders }
    const whole = await listRefunds(ctx.db, filter)
    expect(sums(whole.items), sort).toEqual(expected)
    expect(whole.next).toBeUndefined()
    const first = await listRefunds(ctx.db, { ...filter, limit: 2 })
    const second = await listRefunds(ctx.db, { ...filter, limit: 2, after: first.next })
    expect([sums(first.items), sums(second.items)]).toEqual([
      expected.slice(0, 2),
      expected.slice(2),
    ])
    expect(second.next).toBeUndefined()
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    // Of two as large the newer one comes first.
    if (sort === 'nominal') expect(ids).toEqual([made[3], made[1], made[0], made[2]])
  }
  expect(sums((await listRefunds(ctx.db, {})).items)).toEqual(orders.terbaru)
})

test('a page has fifty refunds unless asked otherwise, and says where the next begins', async () => {
  const ctx = await payingContext()
  const of = await aPaidDonation(ctx)
  const add = (amount: number) => refund(ctx, of, amount, { status: 'rejected' })
  for (let made = 1; made <= 50; made += 1) await add(made * 1_000)
  expect(await listRefunds(ctx.db, {})).toMatchObject({ next: undefined })
  await add(51_000)
  const first = await listRefunds(ctx.db, {})
  expect(first.items).toHaveLength(50)
  const { items } = await listRefunds(ctx.db, { after: first.next })
  expect(sums(items)).toEqual([1_000])
})

test('only refunds of the state, or of the donation, that is asked for are shown', async () => {
  const ctx = await payingContext()
  const [one, other] = [await aPaidDonation(ctx), await aPaidDonation(ctx)]
  await refund(ctx, one, 1_000, { status: 'rejected' })
  await refund(ctx, one, 2_000)
  await refund(ctx, other, 3_000, { status: 'approved' })
  const of = async (status: Refund['status']) => sums((await listRefunds(ctx.db, { status })).items)
  expect(await of('rejected')).toEqual([1_000])
  expect(await of('proposed')).toEqual([2_000])
  expect(await of('approved')).toEqual([3_000])
  expect(await of('paid')).toEqual([])
  expect(await countRefunds(ctx.db, {}, 10)).toBe(3)
  expect(await countRefunds(ctx.db, { status: 'approved' }, 10)).toBe(1)
  expect(sums(await refundsOf(ctx.db, one))).toEqual([2_000, 1_000])
  expect(sums(await refundsOf(ctx.db, other))).toEqual([3_000])
})

test('a refund says what it is of, who proposed it, and the bank that pays', async () => {
  const ctx = await payingContext()
  const { id: by } = await aStaff(ctx, 'bendahara', 'Siti Maker')
  const { bankAccountId: bankId } = await aBank(ctx)
  const of = await aPaidDonation(ctx)
  await refund(ctx, of, 50_000, { by, bankId })
  expect(await refundsOf(ctx.db, of)).toMatchObject([
    {
      campaign: 'Sumur untuk desa',
      fund: 'IT',
      maker: 'Siti Maker',
      approver: null,
      bankName: 'BSI',
      bankNumber: '1000000000',
      paysFrom: 'bank',
      note: 'Terbayar dua kali',
    },
  ])
})

type Answer = { suspenseId?: string; isTyped?: boolean; isGiven?: boolean }

/** A donor's bank account, asked for by a link unless the desk typed it. */
async function answer(ctx: TestCtx, donationId: string, given: Answer = {}): Promise<void> {
  const { suspenseId = null, isTyped = false, isGiven = true } = given
  const id = ctx.newId()
  const now = ctx.now()
  const token = isTyped ? null : Buffer.from(id.padEnd(64, '0').slice(0, 32))
  await ctx.db
    .insertInto('donor_bank')
    .values({
      id,
      donation_id: donationId,
      suspense_id: suspenseId,
      asked_by: ctx.newId(),
      asked_at: now,
      nonce: isTyped ? null : id,
      token_hash: token,
      expires_at: isTyped ? null : new Date(now.getTime() + 3_600_000),
      given_at: isGiven ? now : null,
      sealed: isGiven ? 'sealed' : null,
    })
    .execute()
  ctx.clock.advance({ minutes: 1 })
}

test('who gave an account by the link of a letter waits for a refund, the first first, until one is proposed', async () => {
  const ctx = await payingContext()
  const of: string[] = []
  for (let made = 0; made < 7; made += 1) of.push(await aPaidDonation(ctx))
  const [late, first, typed, open, kept, refunded, rejected] = of as [
    ...[string, string, string, string],
    ...[string, string, string],
  ]
  await answer(ctx, first)
  await answer(ctx, late)
  await answer(ctx, typed, { isTyped: true })
  await answer(ctx, open, { isGiven: false })
  await answer(ctx, kept, { suspenseId: ctx.newId() })
  await answer(ctx, refunded)
  await refund(ctx, refunded, 50_000)
  await answer(ctx, rejected)
  await refund(ctx, rejected, 50_000, { status: 'rejected' })
  const waiting = await listAnswered(ctx.db)
  expect(waiting.map(({ id }) => id)).toEqual([first, late, rejected])
  expect(waiting[0]?.title).toBe('Sumur untuk desa')
  const back = { status: 'reversed' as const }
  await ctx.db.updateTable('donation').set(back).where('id', '=', first).execute()
  expect((await listAnswered(ctx.db)).map(({ id }) => id)).toEqual([late, rejected])
})

test('what donors have twice is a question until somebody settled it, the oldest first', async () => {
  const ctx = await payingContext()
  const taken = async (amount: number, ago: number, isSettled = false) => {
    const taken_at = new Date(ctx.now().getTime() - ago)
    const of = {
      donation_id: ctx.newId(),
      return_id: ctx.newId(),
      amount: rupiah(amount),
      taken_at,
    }
    await ctx.db.insertInto('refund_taken_back').values(of).execute()
    if (!isSettled) return
    await ctx.db
      .updateTable('refund_taken_back')
      .set({ resolution: 'borne', resolved_at: ctx.now() })
      .where('return_id', '=', of.return_id)
      .execute()
  }
  await taken(2_000, 1_000)
  await taken(1_000, 2_000)
  await taken(3_000, 3_000, true)
  expect(sums(await listTakenBack(ctx.db))).toEqual([1_000, 2_000])
})
