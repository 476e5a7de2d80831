import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { makeCampaign } from '#tests/makers.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { moneyPeople } from '#tests/money/vouchers.ts'
import { recordOfflineDonation } from './record-offline-donation.server.ts'
import type { OfflineWay } from './offline-way.ts'
import { undoOfflineDonation } from './undo-offline-donation.server.ts'

/** The delivered place of cash of account 1110. */
const OFFICE = '00000000-0000-7000-8000-000000001110'

async function counter(ctx: TestCtx) {
  const zakat = await makeCampaign(ctx, { slug: 'zakat-maal', title: 'Zakat maal', fund: 'Z' })
  const well = await makeCampaign(ctx)
  const given = (fields: object) => ({
    id: ctx.newId(),
    way: { in: 'cash', cashPlaceId: OFFICE } as OfflineWay,
    program: well.slug,
    sum: rupiah(123_456),
    day: '2026-06-15',
    name: '',
    phone: undefined,
    email: undefined,
    taxId: undefined,
    reference: '',
    ...fields,
  })
  return { ...(await moneyPeople(ctx)), zakat, well, given }
}

const donationOf = (ctx: TestCtx, id: string) =>
  ctx.db.selectFrom('donation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const papersOf = (ctx: TestCtx, id: string) =>
  ctx.db
    .selectFrom('receipt')
    .select(['kind', 'year', 'serial'])
    .where('donation_id', '=', id)
    .orderBy('kind')
    .execute()

test('cash at the counter is a paid donation of the day it was received, with its papers and its cash in its place', async () => {
  const ctx = await testContext()
  const { siti, zakat, given } = await counter(ctx)
  const other = await recordOfflineDonation(ctx, given({ sum: rupiah(7_000) }), { by: siti.id })
  const late = given({
    program: zakat.slug,
    sum: rupiah(2_500_000),
    day: '2025-12-30',
    name: 'Rahmat Hidayat',
    phone: '+6281234567890',
    taxId: '3174012345678901',
  })
  const { donationId } = await recordOfflineDonation(ctx, late, { by: siti.id })
  expect(await recordOfflineDonation(ctx, late, { by: siti.id })).toEqual({
    donationId,
    isNew: false,
  })

  expect(await donationOf(ctx, donationId)).toMatchObject({
    status: 'paid',
    fund: 'Z',
    amount: 2_500_000,
    paid_at: new Date('2025-12-30T05:00:00Z'),
    donor_name: 'Rahmat Hidayat',
    is_anonymous: false,
    wants_tax_receipt: true,
  })
  expect(await donationOf(ctx, other.donationId)).toMatchObject({
    donor_name: 'Hamba Allah',
    is_anonymous: true,
  })
  expect(await balanceOf(ctx.db, { account: '1110', fund: 'Z' })).toBe(2_500_000)
  expect(await balanceOf(ctx.db, { account: '1110', fund: 'IT' })).toBe(7_000)
  for (const id of [donationId, other.donationId])
    await issueReceiptsJob.run(ctx, { donationId: id })
  expect(await papersOf(ctx, donationId)).toEqual([
    { kind: 'bsz', year: 2025, serial: 1 },
    { kind: 'kuitansi', year: 2025, serial: 1 },
  ])
  expect(await papersOf(ctx, other.donationId)).toMatchObject([{ year: 2026, serial: 1 }])
  await assertBooksHold(ctx)
})

test('a gift of tomorrow, into no place of cash or with a number used before is refused with its field', async () => {
  const ctx = await testContext()
  const { siti, given } = await counter(ctx)
  const refused = async (fields: object) =>
    recordOfflineDonation(ctx, given(fields), { by: siti.id }).then(
      () => 'recorded',
      (error: { fields?: object }) => Object.keys(error.fields ?? {}).join(),
    )
  expect(await refused({ day: '2026-06-16' })).toBe('day')
  expect(await refused({ way: { in: 'cash', cashPlaceId: ctx.newId() } })).toBe('place')
  expect(await refused({ reference: 'KW/0001' })).toBe('recorded')
  expect(await refused({ reference: 'KW/0001' })).toBe('reference')
})

test('another person takes a mistaken gift back: papers void, cash gone, once, and the number is free again', async () => {
  const ctx = await testContext()
  const { siti, budi, given } = await counter(ctx)
  const wrong = given({ reference: 'KW/0001' })
  const { donationId } = await recordOfflineDonation(ctx, wrong, { by: siti.id })
  await recordOfflineDonation(ctx, given({ sum: rupiah(50_000) }), { by: siti.id })
  await issueReceiptsJob.run(ctx, { donationId })
  const undo = (by: string) =>
    undoOfflineDonation(ctx, { donationId, why: 'Salah ketik nominal' }, { by })
  await expect(undo(siti.id)).rejects.toMatchObject({ code: 'offline-donation/own' })
  await undo(budi.id)
  await expect(undo(budi.id)).rejects.toMatchObject({ code: 'offline-donation/not-there' })
  expect(await balanceOf(ctx.db, { account: '1110', fund: 'IT' })).toBe(50_000)
  expect(await donationOf(ctx, donationId)).toMatchObject({ status: 'reversed' })
  expect(await ctx.db.selectFrom('receipt_void').select('reason').execute()).toEqual([
    { reason: 'reversed' },
  ])
  await recordOfflineDonation(ctx, given({ reference: 'KW/0001' }), { by: siti.id })
  await assertBooksHold(ctx)
})
