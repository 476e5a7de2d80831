import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { rupiah } from '#platform/money/money.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aPaper, moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { proposeLimit } from './limits.server.ts'
import { listOpenItems } from './open-items.server.ts'
import { voucherProposals } from './proposals.server.ts'
import { recordVoucher } from './record-voucher.server.ts'
import { reverseVoucher, reviewVouchers } from './review-voucher.server.ts'

async function theAmil(ctx: TestCtx, sum = 50_000_000) {
  await postLines(ctx, [['1124', '3400', 'A', sum]])
  return moneyPeople(ctx)
}

const audit = {
  use: '6200',
  party: 'KAP Amin',
  sum: '5.000.000',
  tax: '100.000',
  taxAccount: '2230',
  place: '1124',
} as const

async function decide(ctx: TestCtx, { id: by, role }: Staff, isApproved: boolean): Promise<void> {
  const open = ctx.db.selectFrom('proposal').select('id').where('status', '=', 'proposed')
  const { id } = await open.executeTakeFirstOrThrow()
  await decideProposal(ctx, { kinds: voucherProposals, id }, { by, role, isApproved })
}

const voucherOf = (ctx: TestCtx, id: string) =>
  ctx.db.selectFrom('voucher').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('an expense up to the limit is posted by one person, and another looks through it, never himself', async () => {
  const ctx = await testContext()
  const { siti, budi } = await theAmil(ctx)
  const { id, number, status } = await recordAs(ctx, siti, ['belanja', audit])
  expect([number, status]).toEqual(['TR/2026/000001', 'posted'])
  expect(await balanceOf(ctx.db, { account: '1124' })).toBe(45_100_000)
  expect(await balanceOf(ctx.db, { account: '2230' })).toBe(100_000)
  expect(await reviewVouchers(ctx, { ids: [id], by: siti.id })).toBe(0)
  expect(await reviewVouchers(ctx, { ids: [id], by: budi.id })).toBe(1)
  expect(await voucherOf(ctx, id)).toMatchObject({ reviewed_by: budi.id, decided_by: null })
})

test('above the limit two people come first, and numbers have no gaps where one was refused or rejected', async () => {
  const ctx = await testContext()
  const { siti, budi } = await theAmil(ctx)
  const more = { ...audit, sum: '5.000.001' }
  const first = await recordAs(ctx, siti, ['belanja', more])
  expect(first.status).toBe('proposed')
  expect(await balanceOf(ctx.db, { account: '1124' })).toBe(50_000_000)
  await expect(decide(ctx, siti, true)).rejects.toMatchObject({
    code: 'staff/same-proposer',
  })
  await decide(ctx, budi, true)
  expect(await voucherOf(ctx, first.id)).toMatchObject({ status: 'posted', decided_by: budi.id })
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(5_000_001)
  await expect(
    recordAs(ctx, siti, ['belanja', { ...audit, sum: '99.000.000' }]),
  ).rejects.toMatchObject({ code: 'books/money-missing' })
  const second = await recordAs(ctx, siti, ['belanja', more])
  await decide(ctx, budi, false)
  const third = await recordAs(ctx, siti, ['belanja', audit])
  expect([second.number, third.number]).toEqual(['TR/2026/000002', 'TR/2026/000003'])
  expect(await voucherOf(ctx, second.id)).toMatchObject({ status: 'rejected', journal_id: null })
})

test('a voucher without its paper, or by a role that may not, is refused; the same id is recorded once', async () => {
  const ctx = await testContext()
  const { siti, wati } = await theAmil(ctx)
  const texts = { day: '2026-06-15', note: 'Audit', ...audit }
  const asked = { id: ctx.newId(), template: 'belanja', texts }
  const hand = { by: siti.id, role: siti.role }
  await expect(recordVoucher(ctx, asked, hand)).rejects.toMatchObject({
    code: 'voucher/paper-missing',
  })
  await expect(recordAs(ctx, wati, ['belanja', audit])).rejects.toMatchObject({
    code: 'staff/not-permitted',
  })
  const once = await recordVoucher(ctx, { ...asked, files: [aPaper] }, hand)
  expect(await recordVoucher(ctx, { ...asked, files: [aPaper] }, hand)).toEqual(once)
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(5_000_000)
})

test('of an advance of 2,500 of which 1,750 was spent exactly 750 come back; of 12,000 with 15,000 spent exactly 3,000 are paid', async () => {
  const ctx = await testContext()
  const { wati } = await theAmil(ctx)
  const { id: campaign } = await makeCampaign(ctx)
  await postLines(ctx, [['1122', '4210', 'IT', 100_000]], { campaignId: campaign })
  const due = { dueOn: '2026-12-20', fund: 'IT', campaign, place: '1122' }
  const advance = (party: string, sum: string) =>
    recordAs(ctx, wati, ['uang-muka-program', { ...due, party, sum }])
  await advance('Umar', '2.500')
  await expect(advance(' umar ', '100')).rejects.toMatchObject({ code: 'voucher/advance-open' })
  const [held] = await listOpenItems(ctx.db, { accounts: ['1145'] })
  const report = (sum: string, back: string) =>
    recordAs(ctx, wati, [
      'lapor-uang-muka-program',
      { item: held?.id, use: '5210', sum, back, place: '1122' },
    ])
  await expect(report('1.750', '700')).rejects.toMatchObject({ fields: { back: /Rp750/ } })
  await report('1.750', '750')
  expect(await listOpenItems(ctx.db)).toEqual([])
  await advance('Umar', '12.000')
  const [second] = await listOpenItems(ctx.db)
  const over = { item: second?.id, use: '5210', sum: '15.000', place: '1122' }
  await recordAs(ctx, wati, ['lapor-uang-muka-program', over])
  const spent = { account: '5210', campaignId: campaign }
  expect(await balanceOf(ctx.db, spent)).toBe(16_750)
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(83_250)
  expect(await balanceOf(ctx.db, { account: '1145' })).toBe(0)
})

test('an advance ties the money of its programme, and nobody gets another while one is overdue', async () => {
  const ctx = await testContext()
  const { wati } = await theAmil(ctx)
  const { id: campaign } = await makeCampaign(ctx)
  const { id: other } = await makeCampaign(ctx, { slug: 'masjid-desa' })
  for (const campaignId of [campaign, other])
    await postLines(ctx, [['1122', '4210', 'IT', 100_000]], { campaignId })
  const of = { dueOn: '2026-12-20', fund: 'IT', place: '1122', sum: '60.000' }
  await recordAs(ctx, wati, ['uang-muka-program', { ...of, campaign, party: 'Umar' }])
  await expect(
    recordAs(ctx, wati, ['uang-muka-program', { ...of, campaign, party: 'Ali' }]),
  ).rejects.toMatchObject({ code: 'books/money-missing' })
  ctx.clock.set('2026-12-21T08:00:00+07:00')
  await expect(
    recordAs(ctx, wati, ['uang-muka-program', { ...of, campaign: other, party: 'Umar' }]),
  ).rejects.toMatchObject({ code: 'voucher/advance-overdue' })
})

test('restricted money stays in its fund', async () => {
  const ctx = await testContext()
  const { siti, wati } = await theAmil(ctx)
  const { id: campaign } = await makeCampaign(ctx)
  await postLines(ctx, [['1110', '4210', 'IT', 90_000]], { campaignId: campaign })
  await postLines(ctx, [['1121', '4110', 'Z', 90_000]])
  const cash = 'kas:00000000-0000-7000-8000-000000001110'
  // The till holds a campaign's money, and none of the amil's.
  await expect(
    recordAs(ctx, siti, ['belanja', { ...audit, sum: '50.000', tax: '', place: cash }]),
  ).rejects.toMatchObject({ code: 'books/money-missing' })
  const of = { party: 'Umar', dueOn: '2026-12-20', sum: '1.000', campaign }
  await expect(
    recordAs(ctx, wati, ['uang-muka-program', { ...of, fund: 'IT', place: '1121' }]),
  ).rejects.toMatchObject({ code: 'voucher/wrong-fund', fields: { place: /dana/i } })
  await expect(
    recordAs(ctx, wati, ['uang-muka-program', { ...of, fund: 'Z', place: '1121' }]),
  ).rejects.toMatchObject({ code: 'voucher/campaign-of-other' })
  await expect(
    recordAs(ctx, wati, ['uang-muka-program', { ...of, campaign: '', fund: 'IT', place: cash }]),
  ).rejects.toMatchObject({ code: 'voucher/campaign-needed' })
})

test('a reversal restores balances and open items, and waits for what hangs on it', async () => {
  const ctx = await testContext()
  const { siti, budi } = await theAmil(ctx)
  const hand = { by: siti.id, role: siti.role }
  const bill = { use: '6200', party: 'PLN', sum: '900.000', dueOn: '2026-12-20' }
  const { id } = await recordAs(ctx, siti, ['tagihan', bill])
  const [item] = await listOpenItems(ctx.db)
  const paid = { item: item?.id, sum: '400.000', place: '1124' }
  const { id: payment, number } = await recordAs(ctx, siti, ['bayar-tagihan', paid])
  await expect(
    recordAs(ctx, siti, ['bayar-tagihan', { ...paid, sum: '500.001' }]),
  ).rejects.toMatchObject({ code: 'voucher/item-too-small' })
  const early = reverseVoucher(ctx, { id, reason: 'Salah tagihan' }, hand)
  await expect(early).rejects.toMatchObject({ message: expect.stringContaining(number) })
  await reviewVouchers(ctx, { ids: [payment], by: budi.id })
  await reverseVoucher(ctx, { id: payment, reason: 'Transfernya gagal' }, hand)
  expect((await listOpenItems(ctx.db))[0]?.remaining).toBe(900_000)
  // What one person undid, another looks through again.
  expect(await reviewVouchers(ctx, { ids: [payment], by: siti.id })).toBe(0)
  expect(await reviewVouchers(ctx, { ids: [payment], by: budi.id })).toBe(1)
  await reverseVoucher(ctx, { id, reason: 'Salah tagihan' }, hand)
  expect(await listOpenItems(ctx.db)).toEqual([])
  expect(await balanceOf(ctx.db, { account: '1124' })).toBe(50_000_000)
  const again = reverseVoucher(ctx, { id, reason: 'Lagi' }, hand)
  await expect(again).rejects.toMatchObject({ code: 'voucher/moved' })
})

test('a tax that was withheld is due on the 15th and paid in order, never more than is owed', async () => {
  const ctx = await testContext()
  const { siti } = await theAmil(ctx)
  await recordAs(ctx, siti, ['belanja', audit])
  await recordAs(ctx, siti, ['belanja', { ...audit, tax: '50.000' }])
  const owed = await listOpenItems(ctx.db, { accounts: ['2230'] })
  const [year, month] = ctx.now().toISOString().split('-').map(Number) as [number, number]
  const next = new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10)
  expect(owed.map(({ dueOn, remaining }) => [dueOn, remaining])).toEqual([
    [next, 100_000],
    [next, 50_000],
  ])
  const slip = { taxAccount: '2230', reference: 'NTPN 1', place: '1124' }
  await recordAs(ctx, siti, ['setor-pajak', { ...slip, sum: '120.000' }])
  expect((await listOpenItems(ctx.db)).map(({ remaining }) => remaining)).toEqual([30_000])
  await expect(
    recordAs(ctx, siti, ['setor-pajak', { ...slip, sum: '30.001' }]),
  ).rejects.toMatchObject({ code: 'voucher/item-too-small' })
})

test('a proposal to settle an item is not approved once something else has settled it', async () => {
  const ctx = await testContext()
  const { siti, budi } = await theAmil(ctx)
  const bill = { use: '6200', party: 'PLN', sum: '9.000.000', dueOn: '2026-12-20' }
  await recordAs(ctx, siti, ['tagihan', bill])
  await decide(ctx, budi, true)
  const [item] = await listOpenItems(ctx.db)
  const pay = (sum: string) =>
    recordAs(ctx, siti, ['bayar-tagihan', { item: item?.id, sum, place: '1124' }])
  expect((await pay('9.000.000')).status).toBe('proposed')
  expect((await pay('1.000.000')).status).toBe('posted')
  await expect(decide(ctx, budi, true)).rejects.toMatchObject({ code: 'staff/proposal-moved' })
  await decide(ctx, budi, false)
  expect((await listOpenItems(ctx.db))[0]?.remaining).toBe(8_000_000)
})

test('a limit changes by two people and holds from its day', async () => {
  const ctx = await testContext()
  const { siti, budi } = await theAmil(ctx)
  const limit = { role: 'bendahara', most: rupiah(6_000_000), validFrom: '2026-06-16' } as const
  await proposeLimit(ctx, limit, { by: siti.id })
  await expect(decide(ctx, siti, true)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await decide(ctx, budi, true)
  const six = ['belanja', { ...audit, sum: '6.000.000' }] as const
  const early = await recordAs(ctx, siti, six)
  expect(early.status).toBe('proposed')
  await decide(ctx, budi, false)
  ctx.clock.set('2026-06-16T08:00:00+07:00')
  expect((await recordAs(ctx, siti, six)).status).toBe('posted')
})
