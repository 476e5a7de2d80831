import { expect, test } from 'vitest'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { keepCheckResults } from '#platform/db/check-result.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { post } from '#tests/money/payout-batches.ts'
import { agreePolicy } from '#tests/money/policies.ts'
import { aStaff } from '#tests/desk/staff.ts'
import {
  fundsWithoutBasis,
  listPolicies,
  policyInForce,
  type PolicyTerms,
} from './amil-policy.server.ts'
import { closedThrough, findClosing, listPeriods } from './close-period.server.ts'
import {
  booksProposals,
  proposePeriod,
  proposePolicy,
  rateWords,
} from './policy-proposals.server.ts'

const NOW = '2026-06-15T10:00:00+07:00'

async function aDesk() {
  const ctx = await testContext({ now: NOW })
  const { id: by } = await aStaff(ctx, 'bendahara', 'Siti Maker')
  const { id: other } = await aStaff(ctx, 'admin', 'Budi Approver')
  const approve = (id: string) =>
    decideProposal(
      ctx,
      { kinds: booksProposals, id },
      { by: other, role: 'admin', isApproved: true },
    )
  return { ctx, by, other, approve }
}

/** A proposal as both people read it. */
async function shown({ db }: TestCtx, id: string) {
  const row = await db
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const kind = booksProposals.find((each) => each.kind === row.kind)
  const lines = kind?.describe(row.terms).map(({ label, value }) => `${label}: ${value}`)
  return { ...row, lines, address: kind?.address(row.document_id) }
}

const infak: PolicyTerms = {
  fund: 'IT',
  campaignId: null,
  perMille: 125,
  basis: 'infak',
  basisText: 'Keputusan rapat pengurus',
  decree: 'SK 7/2026',
  validFrom: '2026-07-01',
}

test.each([
  [125, '12,5%'],
  [100, '10%'],
  [5, '0,5%'],
  [0, '0%'],
])('%i of a thousand is %s', (perMille, words) => {
  expect(rateWords(perMille)).toBe(words)
})

test('a rate is read by two people with its basis, beside the one in force', async () => {
  const { ctx, by, other, approve } = await aDesk()
  await agreePolicy(ctx, { fund: 'IT', perMille: 50, decree: 'SK 1/2026' })
  const id = await proposePolicy(ctx, infak, { by, note: 'Naik' })
  const proposal = await shown(ctx, id)
  expect(proposal).toMatchObject({
    document_id: 'IT.semua',
    title: '12,5% dari infak terikat',
    note: 'Naik',
    address: '/kelola/bagian-amil',
    before: { perMille: 50, decree: 'SK 1/2026', validFrom: '2026-06-15' },
    lines: [
      'Dana: Infak terikat',
      'Bagian amil: 12,5%',
      'Batas menurut: Infak: paling banyak 20% (Perbaznas 1/2016)',
      'Dasar: Keputusan rapat pengurus',
      'Keputusan: SK 7/2026',
      expect.stringMatching(/^Berlaku mulai: .*1 Juli 2026$/),
    ],
  })
  await approve(id)
  const [newest, former] = await listPolicies(ctx.db)
  expect(newest).toMatchObject({ per_mille: 125, made_by: by, approved_by: other, campaign: null })
  expect(newest?.valid_from).toBe('2026-07-01')
  expect(former).toMatchObject({ per_mille: 50 })

  const beyond = proposePolicy(ctx, { ...infak, perMille: 201 }, { by })
  await expect(beyond).rejects.toMatchObject({ code: 'books/share-beyond-the-law' })
})

test('the rate in force is that of the fund or of the campaign itself, the last one that has begun', async () => {
  const { ctx, by } = await aDesk()
  const { id: campaignId } = await makeCampaign(ctx, { title: 'Sumur', fund: 'IT' })
  const { id: zakat } = await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  const inForce = async (of: string | null) =>
    (await policyInForce(ctx, { fund: 'IT', campaignId: of }))?.perMille
  expect(await policyInForce(ctx, { fund: 'IT', campaignId: null })).toBeNull()
  await agreePolicy(ctx, { fund: 'IU', perMille: 30 })
  for (const perMille of [50, 60]) {
    ctx.clock.advance({ minutes: 1 })
    await agreePolicy(ctx, { fund: 'IT', perMille })
  }
  await agreePolicy(ctx, { fund: 'IT', campaignId, perMille: 10 })
  await agreePolicy(ctx, { fund: 'IT', perMille: 70, validFrom: '2026-06-16' })
  ctx.clock.advance({ minutes: 1 })
  await agreePolicy(ctx, { fund: 'Z', perMille: 20 })
  expect([await inForce(null), await inForce(campaignId)]).toEqual([60, 10])
  ctx.clock.advance({ days: 1 })
  expect([await inForce(null), await inForce(campaignId)]).toEqual([70, 10])

  const own = { ...infak, campaignId }
  const proposal = await shown(ctx, await proposePolicy(ctx, own, { by }))
  expect(proposal).toMatchObject({ document_id: `IT.${campaignId}`, note: '' })
  expect(proposal.before).toEqual({
    ...own,
    perMille: 10,
    basis: 'infak',
    decree: 'SK 1/2026',
    validFrom: '2026-06-15',
  })
  const foreign = proposePolicy(ctx, { ...infak, campaignId: zakat }, { by })
  await expect(foreign).rejects.toMatchObject({ code: 'books/campaign-of-another-fund' })
  const listed = (await listPolicies(ctx.db)).map((row) => [row.per_mille, row.campaign])
  expect(listed).toHaveLength(6)
  expect(listed[0]).toEqual([70, null])
  expect(listed).toContainEqual([10, 'Sumur'])
  expect(listed.slice(-2)).toEqual([
    [50, null],
    [30, null],
  ])
})

test.each([
  ['Z', 'zakat', 125],
  ['IT', 'infak', 125],
  ['IU', 'pub', 100],
  ['IT', 'waived', 0],
] as const)(
  'two people agree on the rate of fund %s by the basis %s',
  async (fund, basis, perMille) => {
    const { ctx, by, approve } = await aDesk()
    await approve(await proposePolicy(ctx, { ...infak, fund, basis, perMille }, { by }))
    expect(await listPolicies(ctx.db)).toMatchObject([{ fund, basis, per_mille: perMille }])
  },
)

test('a fund with donations lacks a basis until the day on which a rate of its own begins', async () => {
  const { ctx } = await aDesk()
  const amount = rupiah(10_000)
  const lacking = (day: string) => fundsWithoutBasis(ctx.db, day)
  expect(await lacking('2026-06-15')).toEqual([])
  await post(ctx, { debit: '1130', credit: '4110', fund: 'Z', amount })
  await post(ctx, { debit: '1130', credit: '4220', fund: 'IU', amount })
  await post(ctx, { debit: '1130', credit: '4300', fund: 'W', amount })
  await post(ctx, { debit: '1122', credit: '2190', fund: 'IT', amount })
  expect(await lacking('2026-06-15')).toEqual(['IU', 'Z'])
  await agreePolicy(ctx, { validFrom: '2026-06-16' })
  expect(await lacking('2026-06-15')).toEqual(['IU', 'Z'])
  expect(await lacking('2026-06-16')).toEqual(['IU'])
})

test('a period that closes holds what stands before its end, to the millisecond', async () => {
  const { ctx, by, approve } = await aDesk()
  const end = new Date('2026-06-16T00:00:00+07:00')
  const last = new Date(end.getTime() - 1)
  for (const at of [last, end]) {
    await ctx.db
      .insertInto('ledger_journal')
      .values({
        source_id: ctx.newId(),
        id: ctx.newId(),
        source: 'uji',
        event: 'masuk',
        description: 'Uji',
        occurred_at: at,
        recorded_at: at,
      })
      .execute()
    await keepUnknown(ctx, at)
  }
  ctx.clock.advance({ days: 1 })
  const { checks } = await findClosing(ctx, '2026-06-15')
  expect(checks.slice(0, 2).map(({ value }) => value)).toEqual(['1', '1'])
  // What was decided does not wait, whenever it came.
  await ctx.db.updateTable('suspense').set({ status: 'refunded', resolved_at: end }).execute()
  expect((await findClosing(ctx, '2026-06-15')).checks[1]?.value).toBe('0')
  // The next period begins with the first moment after it.
  const id = await proposePeriod(ctx, { through: '2026-06-15', note: '' }, { by })
  await approve(id)
  ctx.clock.advance({ days: 1 })
  expect((await findClosing(ctx, '2026-06-16')).checks[0]?.value).toBe('1')
})

test('of the refunds that wait a period that closes counts those proposed before its end', async () => {
  const ctx = await payingContext({ now: NOW })
  const end = new Date('2026-06-16T00:00:00+07:00')
  const donations = [await aSettledDonation(ctx), await aSettledDonation(ctx)]
  const asked = { reason: 'double' as const, note: 'Uji', by: ctx.newId() }
  for (const [at, { donationId: publicId }] of donations.entries()) {
    ctx.clock.set(new Date(end.getTime() - 1 + at))
    await draftRefund(ctx, { publicId, ...asked })
  }
  ctx.clock.advance({ days: 1 })
  const waiting = async () => (await findClosing(ctx, '2026-06-15')).checks[2]?.value
  expect(await waiting()).toBe('1')
  for (const refund of await ctx.db.selectFrom('refund').selectAll().execute())
    await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: false })
  expect(await waiting()).toBe('0')
})

/** Money that nobody could assign, since this moment. */
async function keepUnknown(ctx: TestCtx, at: Date): Promise<void> {
  const id = ctx.newId()
  await ctx.db
    .insertInto('suspense')
    .values({
      donation_id: id,
      id,
      provider: 'sandbox',
      provider_id: id,
      reference: id,
      amount: rupiah(10_000),
      reason: 'orphan',
      status: 'open',
      created_at: at,
    })
    .execute()
}

test('a period is closed by two people who read what stands in its days', async () => {
  const { ctx, by, approve } = await aDesk()
  const amount = rupiah(10_000)
  await post(ctx, { debit: '1130', credit: '4220', fund: 'IU', amount })
  ctx.clock.advance({ days: 1 })
  await post(ctx, { debit: '1130', credit: '4220', fund: 'IU', amount })
  ctx.clock.advance({ days: 1 })
  await keepCheckResults(ctx, { openJournals: 1, totals: 0 })
  const id = await proposePeriod(ctx, { through: '2026-06-15', note: 'Tutup Juni' }, { by })
  expect(await shown(ctx, id)).toMatchObject({
    document_id: 'pembukuan',
    title: expect.stringMatching(/^Sampai .*15 Juni 2026$/),
    note: 'Tutup Juni',
    address: '/kelola/periode',
    lines: expect.arrayContaining([
      expect.stringMatching(/^Ditutup sampai: .*15 Juni 2026$/),
      'Jurnal yang dikunci: 1',
      'Pemeriksaan harian: Ada selisih: openJournals',
      'Piutang gateway belum cair: Rp10.000',
      'Uang muka terbuka: Tidak ada',
      'Penyusutan aset tetap: Beres',
    ]),
  })
  expect(await closedThrough(ctx)).toBeUndefined()
  await approve(id)
  expect(await closedThrough(ctx)).toBe('2026-06-15')
  expect(await listPeriods(ctx.db)).toMatchObject([
    {
      through: '2026-06-15',
      status: 'approved',
      note: 'Tutup Juni',
      maker: 'Siti Maker',
      decider: 'Budi Approver',
    },
  ])
  const value = async (through: string, options?: { isPreview: boolean }) =>
    (await findClosing(ctx, through, options)).checks.map((line) => line.value)
  await keepCheckResults(ctx, { openJournals: 0 })
  expect(await value('2026-06-16')).toEqual([
    '1',
    '0',
    '0',
    'Tidak ada selisih',
    'Tidak ada; harinya dikunci',
  ])
  await expect(value('2026-06-15')).rejects.toMatchObject({ code: 'books/period-closed' })
  await expect(value('2026-06-17')).rejects.toMatchObject({ code: 'books/period-not-over' })
  expect((await value('2026-06-17', { isPreview: true }))[0]).toBe('1')
  expect((await value('2026-06-15', { isPreview: true }))[0]).toBe('0')
})
