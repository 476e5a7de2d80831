import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { post } from '#tests/money/payout-batches.ts'
import {
  decideDisbursement,
  dropDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'

function spending(campaignId: string, fields: { amount?: number; account?: string } = {}) {
  const { amount = 60_000, account = '5210' } = fields
  const words = { description: 'Pompa air', beneficiaries: 40 }
  return { campaignId, fund: 'IT' as const, account, amount: rupiah(amount), ...words }
}

test('who proposes a disbursement cannot approve it, and the database refuses it as well', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const by = ctx.newId()
  const id = await draftDisbursement(ctx, spending(campaignId), { by })
  await expect(decideDisbursement(ctx, id, { by, isApproved: true })).rejects.toMatchObject({
    code: 'books/same-person',
  })
  const bypass = { status: 'approved' as const, approved_by: by, approved_at: ctx.now() }
  await expect(
    ctx.db.updateTable('disbursement').set(bypass).where('id', '=', id).execute(),
  ).rejects.toMatchObject({ code: '23514' })
  const unapproved = { status: 'paid' as const, paid_at: ctx.now(), proof: 'bukti.pdf' }
  await expect(
    ctx.db.updateTable('disbursement').set(unapproved).where('id', '=', id).execute(),
  ).rejects.toMatchObject({ code: '23514' })
})

test('what was approved keeps its terms and its approval', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const id = await draftDisbursement(ctx, spending(campaignId), { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  for (const change of [{ amount: rupiah(90_000) }, { approved_by: ctx.newId() }]) {
    await expect(
      ctx.db.updateTable('disbursement').set(change).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ code: '23001' })
  }
})

test('a disbursement is paid once, with its proof, and never without an approval', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const id = await draftDisbursement(ctx, spending(campaignId), { by: ctx.newId() })
  const early = payDisbursement(ctx, id, { proof: 'bukti.pdf' })
  await expect(early).rejects.toMatchObject({ status: 409 })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await expect(payDisbursement(ctx, id, { proof: '' })).rejects.toMatchObject({ status: 422 })
  await payDisbursement(ctx, id, { proof: 'bukti.pdf' })
  const again = payDisbursement(ctx, id, { proof: 'bukti.pdf' })
  await expect(again).rejects.toMatchObject({ status: 409 })
  expect(await balanceOf(ctx.db, { account: '5210', campaignId })).toBe(60_000)
})

test('what held at the proposal is asked again at the approval and at the payment', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const id = await draftDisbursement(ctx, spending(campaignId), { by: ctx.newId() })
  const approve = () => decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  const pay = () => payDisbursement(ctx, id, { proof: 'bukti.pdf' })
  const spent = { fund: 'IT' as const, campaignId, amount: rupiah(40_001) }
  for (const act of [approve, pay]) {
    await ctx.db.updateTable('campaign').set({ payout_hold: 'Sedang diaudit' }).execute()
    await expect(act()).rejects.toMatchObject({ code: 'books/disbursement-held' })
    await ctx.db.updateTable('campaign').set({ payout_hold: null }).execute()
    await post(ctx, { debit: '5210', credit: '1122', ...spent })
    await expect(act()).rejects.toMatchObject({ code: 'books/money-missing' })
    await post(ctx, { debit: '1122', credit: '5210', ...spent })
    await act()
  }
  expect(await balanceOf(ctx.db, { account: '5210', campaignId })).toBe(60_000)
})

test('two disbursements cannot be promised the same rupiah', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  // New connections are opened one after another, which would hide a race.
  const five = [1, 2, 3, 4, 5]
  await Promise.all(five.map(() => sql`select pg_sleep(0.02)`.execute(ctx.db)))
  const wanted = five.map(() => draftDisbursement(ctx, spending(campaignId), { by: ctx.newId() }))
  const made = await Promise.allSettled(wanted)
  const proposed = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(proposed).toHaveLength(1)
  for (const id of proposed) {
    await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
    await payDisbursement(ctx, id, { proof: 'a' })
  }
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(40_000)
})

test.each([
  ['more than the campaign has', { amount: 100_001 }, 'books/money-missing'],
  ['zakat asnaf with infak', { account: '5120' }, 'books/wrong-use'],
  ['the amil', { account: '5230' }, 'books/wrong-use'],
])('%s cannot be proposed', async (_, given, code) => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  await expect(
    draftDisbursement(ctx, spending(campaignId, given), { by: ctx.newId() }),
  ).rejects.toMatchObject({ code })
})

test('a campaign spends its own money only, whatever else lies at the bank', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  await aSettledDonation(ctx, { campaign: { slug: 'masjid-desa' } })
  const wanted = spending(campaignId, { amount: 150_000 })
  await expect(draftDisbursement(ctx, wanted, { by: ctx.newId() })).rejects.toMatchObject({
    code: 'books/money-missing',
  })
})

test('the principal of a wakaf is never spent', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx, { campaign: { slug: 'wakaf', fund: 'W' } })
  const wanted = { ...spending(campaignId, { account: '5300' }), fund: 'W' as const }
  await expect(draftDisbursement(ctx, wanted, { by: ctx.newId() })).rejects.toMatchObject({
    code: 'books/money-missing',
  })
})

test('people get the yield of a wakaf to the last rupiah, and not one more', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx, { campaign: { slug: 'wakaf', fund: 'W' } })
  await post(ctx, { debit: '1123', credit: '4310', fund: 'W', amount: rupiah(10_000) })
  const use = { ...spending(campaignId, { account: '5300', amount: 10_000 }), fund: 'W' as const }
  const id = await draftDisbursement(ctx, use, { by: ctx.newId() })
  const more = draftDisbursement(ctx, { ...use, amount: rupiah(1) }, { by: ctx.newId() })
  await expect(more).rejects.toMatchObject({ code: 'books/money-missing' })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  // What was agreed is not taken back by its proposer alone.
  await expect(dropDisbursement(ctx, id)).rejects.toMatchObject({
    code: 'books/not-in-this-state',
  })
  const before = ctx.purged.length
  await payDisbursement(ctx, id, { proof: 'bukti.pdf' })
  expect(ctx.purged.slice(before)).toEqual(['/', '/campaign/'])
})

test('the database itself refuses a second open refund of a gift', async () => {
  const ctx = await payingContext()
  const { donationId: publicId } = await aSettledDonation(ctx)
  const asked = { publicId, note: 'Terbayar dua kali', by: ctx.newId() }
  await draftRefund(ctx, { ...asked, reason: 'double' })
  const open = await ctx.db.selectFrom('refund').selectAll().executeTakeFirstOrThrow()
  const again = ctx.db.insertInto('refund').values({ ...open, id: ctx.newId() })
  await expect(again.execute()).rejects.toMatchObject({ code: '23505' })
})

test('a refund needs two people, one at a time, and zakat goes back only when it came by mistake', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'zakat', fund: 'Z' as const }
  const { donationId: publicId } = await aSettledDonation(ctx, { campaign })
  const by = ctx.newId()
  const asked = { publicId, note: 'Terbayar dua kali', by }
  const wish = draftRefund(ctx, { ...asked, reason: 'donor_request' })
  await expect(wish).rejects.toMatchObject({ code: 'payment/not-refundable' })
  const refund = await draftRefund(ctx, { ...asked, reason: 'double' })
  const second = draftRefund(ctx, { ...asked, reason: 'double' })
  await expect(second).rejects.toMatchObject({ status: 409 })
  const alone = decideRefund(ctx, refund, { by, isApproved: true })
  await expect(alone).rejects.toMatchObject({ code: 'books/same-person' })
  const bypass = { status: 'approved' as const, approved_by: by, approved_at: ctx.now() }
  await expect(ctx.db.updateTable('refund').set(bypass).execute()).rejects.toMatchObject({
    code: '23514',
  })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  expect(await balanceOf(ctx.db, { account: '2140', fund: 'Z' })).toBe(100_000)
})
