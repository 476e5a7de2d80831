import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { issueReceipt, receiptsOf } from '#tests/money/receipts.ts'
import { receiptToPrint, verifyReceipt } from './queries.server.ts'

type Donor = { donorName: string; isAnonymous: boolean }

/** A paid zakat with its Bukti Setor Zakat; answers its public id and the number. */
async function aReceipt(ctx: TestCtx, donor: Donor) {
  const known = await ctx.db.selectFrom('campaign').select('id').execute()
  if (known.length === 0) await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'zakat-maal',
    amount: rupiah(1_234_000),
    donorEmail: 'rahasia@contoh.id',
    donorPhone: '+6281234567889',
    taxId: '3201231506890001',
    showsPrayer: false,
    wantsNews: false,
    ...donor,
  })
  const { id } = await ctx.db
    .updateTable('donation')
    .set({ status: 'paid', paid_at: ctx.now() })
    .where('public_id', '=', donationId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const number = (await issueReceipt(ctx, { donationId: id, kind: 'bsz' })) ?? ''
  return { publicId: donationId, number }
}

const name = fc
  .array(fc.stringMatching(/^[A-Z][a-z’]{1,12}$/), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '))

test('whatever the name of an anonymous donor, a verified receipt says the same about it: nothing', async () => {
  const ctx = await payingContext()
  const { number: _, ...expected } = (await verifyOf(ctx, 'Ahmad Subagja', true)) ?? {}
  const anyName = fc.oneof(name, fc.string({ unit: 'grapheme', minLength: 2, maxLength: 60 }))
  await fc.assert(
    fc.asyncProperty(anyName, async (donorName) => {
      const { number, ...said } = (await verifyOf(ctx, donorName, true)) ?? {}
      expect(number).toMatch(/^BSZ/)
      expect(said).toEqual(expected)
    }),
    { numRuns: 25 },
  )
  expect(expected).toMatchObject({ maskedName: 'Hamba Allah' })
})

test('of a donor who does not hide, a verified receipt shows the first letter of each word and nothing more', async () => {
  const ctx = await payingContext()
  await fc.assert(
    fc.asyncProperty(name, async (donorName) => {
      const { maskedName = '' } = (await verifyOf(ctx, donorName, false)) ?? {}
      const letters = donorName.split(' ').map((word) => word[0])
      expect(maskedName).toBe(letters.map((letter) => `${letter}***`).join(' '))
    }),
    { numRuns: 15 },
  )
})

async function verifyOf(ctx: TestCtx, donorName: string, isAnonymous: boolean) {
  const { number } = await aReceipt(ctx, { donorName, isAnonymous })
  return verifyReceipt(ctx, number)
}

test('a verified receipt has no amount, contact, number of the tax office or id of the donation', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { publicId, number } = await aReceipt(ctx, { donorName: 'Siti Aminah', isAnonymous: false })
  const verified = await verifyReceipt(ctx, ` ${number.toLowerCase().replaceAll('/', '-')} `)
  expect(verified).toMatchObject({
    number: 'BSZ/2026/000001',
    kind: 'bsz',
    status: 'sah',
    paidAt: new Date('2026-03-12T07:05:00Z'),
    maskedName: 'S*** A***',
    institution: { name: 'Amanah', isSample: true },
  })
  const { id } = await ctx.db.selectFrom('donation').select('id').executeTakeFirstOrThrow()
  for (const secret of [
    publicId,
    id,
    'Siti',
    'Aminah',
    '1234',
    'rahasia',
    '81234567889',
    '320123',
  ]) {
    expect(JSON.stringify(verified)).not.toContain(secret)
  }
})

test.each([
  '',
  'BSZ/2026/000002',
  'KW/2026/000002',
  'BSZ/2025/000001',
  "BSZ/2026/1' or 1=1",
  'x'.repeat(9999),
])('a number that was never given is unknown: %#', async (number) => {
  const ctx = await payingContext()
  await aReceipt(ctx, { donorName: 'Siti Aminah', isAnonymous: false })
  expect(await verifyReceipt(ctx, number)).toBeUndefined()
})

test('each kind counts its own numbers, and the number of one never finds the other', async () => {
  const ctx = await payingContext()
  const infak = await aDonation(ctx)
  const { id: donationId } = await ctx.db
    .updateTable('donation')
    .set({ status: 'paid', paid_at: ctx.now() })
    .where('public_id', '=', infak)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await issueReceipt(ctx, { donationId, kind: 'kuitansi' })).toBe('KW/2026/000001')
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  const { number } = await aReceipt(ctx, { donorName: 'Siti Aminah', isAnonymous: true })
  expect(number).toBe('BSZ/2026/000001')
  const nameOn = async (of: string) => (await verifyReceipt(ctx, of))?.maskedName
  expect(await nameOn('BSZ/2026/000001')).toBe('Hamba Allah')
  expect(await nameOn('KW/2026/000001')).toBe('S*** A***')
})

test('an unknown donation, or one without a receipt of this kind, has none to print', async () => {
  const ctx = await payingContext()
  const unpaid = await aDonation(ctx)
  expect(await receiptToPrint(ctx, { publicId: unpaid, kind: 'kuitansi' })).toBeUndefined()
  for (const other of [ctx.newPublicId(), '', 'BSZ/2026/000001']) {
    expect(await receiptsOf(ctx, other)).toEqual([])
    expect(await receiptToPrint(ctx, { publicId: other, kind: 'bsz' })).toBeUndefined()
  }
})
