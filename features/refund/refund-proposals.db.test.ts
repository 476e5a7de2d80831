import { expect, test } from 'vitest'
import { decideProposal, propose, withdrawProposal } from '#features/staff/proposal.server.ts'
import { findProposal, listOpenProposals } from '#features/staff/queries.server.ts'
import type { PaymentMethod } from '#platform/db/schema.ts'
import { aSettledDonation, payingContext, stateOf } from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { donorBankState } from '#features/donor-bank/donor-bank-rows.server.ts'
import { refundsOf } from './refund-list.server.ts'
import { proposeRefund, refundProposal, refundReasonWords } from './refund-proposals.server.ts'

const bank = { bank: 'BCA', number: '1234567890', holder: 'Siti Aminah' }
const TO = 'Rekening tujuan'

/** A settled donation, two people, and what a refund of it is asked with. */
async function bench(method: PaymentMethod = 'va', channel = 'bca') {
  const ctx = await payingContext()
  const { donationId: publicId } = await aSettledDonation(ctx, { method, channel })
  const { id: by } = await aStaff(ctx, 'bendahara')
  const { id: other } = await aStaff(ctx, 'admin')
  const asked = { publicId, reason: 'double' as const, note: 'Terbayar dua kali', by }
  return { ctx, publicId, by, other, asked, from: await aBank(ctx) }
}

type Bench = Awaited<ReturnType<typeof bench>>

async function open({ ctx }: Bench) {
  const [first] = await listOpenProposals(ctx.db)
  return (await findProposal(ctx.db, first?.id as string)) as NonNullable<
    Awaited<ReturnType<typeof findProposal>>
  >
}

async function decide(of: Bench, isApproved: boolean): Promise<void> {
  const decision = { by: of.other, role: 'admin' as const, isApproved }
  const { id } = await open(of)
  await decideProposal(of.ctx, { kinds: [refundProposal], id }, decision)
}

test('two people agree on a refund with all it posts and the masked account it goes to', async () => {
  const of = await bench()
  const { ctx, asked, from } = of
  const donationId = await proposeRefund(ctx, { ...asked, from }, { payer: 'BSI 1000000000', bank })
  const proposal = await open(of)
  expect(proposal).toMatchObject({
    title: 'Rp100.000 untuk Sumur untuk desa',
    documentId: donationId,
    note: 'Terbayar dua kali',
  })
  expect(refundProposal.describe(proposal.terms)).toEqual([
    { label: 'Nominal', value: 'Rp100.000' },
    { label: 'Program', value: 'Sumur untuk desa' },
    { label: 'Alasan', value: 'Dibayar dua kali. Terbayar dua kali' },
    { label: 'Dibayar dari', value: 'BSI 1000000000' },
    { label: TO, value: expect.stringMatching(/BCA .*7890.*\nDicatat petugas/s) },
    { label: 'Jurnal saat disetujui', value: expect.stringContaining('kredit 2140') },
    { label: 'Jurnal saat dibayar', value: expect.stringContaining('kredit 1122') },
  ])
  expect(JSON.stringify(proposal.terms)).not.toContain(bank.number)
  expect(refundProposal.address(donationId)).toBe(`/kelola/pengembalian/${donationId}`)
  await decide(of, true)
  expect(await refundsOf(ctx.db, donationId)).toMatchObject([
    { status: 'approved', paysFrom: 'bank', amount: 100_000 },
  ])
  expect(await stateOf(ctx, of.publicId)).toMatchObject({ donation: 'refund_pending' })
})

test('a refund by bank is not approved while nobody knows where the money shall go', async () => {
  const of = await bench()
  const { ctx, asked, from } = of
  const donationId = await proposeRefund(ctx, { ...asked, from }, { payer: 'BSI 1000000000' })
  await expect(decide(of, true)).rejects.toMatchObject({ code: 'payment/donor-bank-missing' })
  expect(await refundsOf(ctx.db, donationId)).toMatchObject([{ status: 'proposed' }])
})

test('a refund by the provider leaves with the approval, and asks for no account', async () => {
  const of = await bench('qris', 'qris')
  const { ctx, asked } = of
  const donationId = await proposeRefund(ctx, asked, { payer: 'Penyedia', bank })
  const labels = refundProposal.describe((await open(of)).terms).map(({ label }) => label)
  expect(labels).not.toContain(TO)
  // Whoever approves is shown no account either.
  const { terms } = await open(of)
  expect(
    await refundProposal.since?.(ctx, { documentId: donationId, terms: terms as never }),
  ).toEqual([])
  expect((await donorBankState(ctx, { donationId, suspenseId: null })).knownBank).toBeNull()
  await decide(of, true)
  expect(await refundsOf(ctx.db, donationId)).toMatchObject([{ paysFrom: 'gateway' }])
  expect(await stateOf(ctx, of.publicId)).toMatchObject({ donation: 'refund_sent' })
})

test.each([
  ['rejected', (of: Bench) => decide(of, false), (of: Bench) => of.other],
  [
    'withdrawn',
    async (of: Bench) => {
      const { id } = await open(of)
      await withdrawProposal(of.ctx, id, { by: of.by, kinds: [refundProposal] })
    },
    () => null,
  ],
])(
  'a refund that is %s frees its money, the account typed for it is gone, and who decided is known',
  async (_, end, whoDecided) => {
    const of = await bench()
    const { ctx, asked, from } = of
    const donationId = await proposeRefund(ctx, { ...asked, from }, { payer: 'BSI', bank })
    expect((await donorBankState(ctx, { donationId, suspenseId: null })).knownBank).not.toBeNull()
    await end(of)
    expect(await refundsOf(ctx.db, donationId)).toMatchObject([{ status: 'rejected' }])
    const { approved_by, approved_at } = await ctx.db
      .selectFrom('refund')
      .select(['approved_by', 'approved_at'])
      .executeTakeFirstOrThrow()
    const decider = whoDecided(of)
    expect([approved_by, approved_at]).toEqual([decider, decider && ctx.now()])
    expect((await donorBankState(ctx, { donationId, suspenseId: null })).knownBank).toBeNull()
    expect(await listOpenProposals(ctx.db)).toEqual([])
    await proposeRefund(ctx, { ...asked, from }, { payer: 'BSI', bank })
  },
)

test('who approves reads the account that was given since, and nothing where it is the one proposed', async () => {
  const of = await bench()
  const { ctx, asked, from } = of
  const donationId = await proposeRefund(ctx, { ...asked, from }, { payer: 'BSI', bank })
  const { terms } = await open(of)
  const since = (refund = terms) =>
    refundProposal.since?.(ctx, { documentId: donationId, terms: refund as never })
  expect(await since()).toEqual([])
  // The same words of another line are not where the money goes.
  const lines = refundProposal
    .describe(terms)
    .map((line) => ({ ...line, label: line.label === TO ? 'Dibayar dari' : line.label }))
  expect(await since({ ...(terms as object), lines })).toMatchObject([{ label: `${TO} sekarang` }])
  await ctx.db.deleteFrom('donor_bank').execute()
  expect(await since()).toEqual([
    { label: `${TO} sekarang`, value: expect.stringContaining('Belum ada') },
  ])
})

test('a proposal whose refund is not there is refused', async () => {
  const of = await bench()
  const terms = { refundId: of.ctx.newId(), lines: [] }
  const asked = { documentId: of.ctx.newId(), title: 'Rp100.000', terms, by: of.by }
  await propose(of.ctx, refundProposal, asked)
  await expect(decide(of, true)).rejects.toMatchObject({ code: 'payment/donor-bank-missing' })
})

test('an unknown donation, and one that waits for money, are not asked to be refunded', async () => {
  const { ctx, asked, from } = await bench()
  const nobody = proposeRefund(ctx, { ...asked, from, publicId: 'A'.repeat(26) }, { payer: 'BSI' })
  await expect(nobody).rejects.toMatchObject({ status: 404 })
  expect(await listOpenProposals(ctx.db)).toEqual([])
})

test('every reason of a refund has its words', () => {
  const words = Object.values(refundReasonWords)
  expect(words.every((each) => each.length > 5)).toBe(true)
  expect(new Set(words).size).toBe(4)
})
