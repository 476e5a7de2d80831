import { expect, test } from 'vitest'
import { listDonations } from '#features/donation-log/list-donations.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { anOrphan, assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStatement, unexplainedLines } from '#tests/money/statements.ts'
import { matchTransfer } from '#features/transfer/match-transfer.server.ts'
import type { Suspense } from './queries.server.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'
import { findSuspense } from './suspense-list.server.ts'

/** Rp80.000 in our own bank, told by a line of its statement, that nobody waits for. */
async function fromBank(ctx: TestCtx): Promise<Suspense> {
  const { bankAccountId } = await aBank(ctx, 'IU')
  const date = dayOf(ctx.now())
  const id = await aStatement(ctx, bankAccountId, [[date, 80_000, 'SETORAN TUNAI H ABDUL']])
  const [line] = await unexplainedLines(ctx, bankAccountId, id)
  const key = line?.id ?? ''
  const came = { bankAccountId, amount: rupiah(80_000), date, key }
  const { donationId } = await matchTransfer(ctx, came)
  return ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', donationId)
    .executeTakeFirstOrThrow()
}

async function give(ctx: TestCtx, of: Suspense, campaignId: string): Promise<void> {
  const asked = { suspenseKey: of, campaignId, note: 'Pemiliknya tidak diketahui', by: ctx.newId() }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await runJobs(ctx)
}

test('titipan of nobody that a programme gets is a donation of Hamba Allah, with its row, its channel and its paper', async () => {
  const ctx = await payingContext()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan', fund: 'IU' })
  const [byBank, byProvider] = [await fromBank(ctx), (await anOrphan(ctx)).kept]
  for (const kept of [byBank, byProvider]) await give(ctx, kept, campaignId)

  const { items: rows } = await listDonations(ctx.db, { sort: 'terbaru' })
  const shown = rows.map(({ donor, status, method, total }) => [donor.name, status, method, total])
  expect(shown.toSorted((one, other) => Number(one[3]) - Number(other[3]))).toEqual([
    ['Hamba Allah', 'paid', null, 75_000],
    ['Hamba Allah', 'paid', 'transfer', 80_000],
  ])
  const papers = await ctx.db.selectFrom('receipt').select(['kind', 'snapshot']).execute()
  const said = papers.map(({ kind, snapshot }) => [kind, snapshot.channel, snapshot.amount])
  expect(said.toSorted((one, other) => Number(one[2]) - Number(other[2]))).toEqual([
    ['kuitansi', 'Penyedia contoh', 75_000],
    ['kuitansi', expect.stringMatching(/^Transfer ke rekening BSI \d+$/), 80_000],
  ])
  expect(ctx.mails).toEqual([])
  await assertBooksHold(ctx)
})

test('titipan in our own bank is told in the bank’s own words', async () => {
  const ctx = await payingContext()
  const kept = await fromBank(ctx)
  expect((await findSuspense(ctx.db, kept.id)).bank).toEqual({
    bank: expect.stringMatching(/^BSI \d+$/),
    words: 'SETORAN TUNAI H ABDUL',
  })
  const { kept: other } = await anOrphan(ctx)
  expect((await findSuspense(ctx.db, other.id)).bank).toBeUndefined()
})

test('a donation of nobody is reversed as any other when the provider takes its money back', async () => {
  const ctx = await payingContext()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan' })
  const { reference, kept } = await anOrphan(ctx)
  const { kept: stays } = await anOrphan(ctx)
  for (const each of [kept, stays]) await give(ctx, each, campaignId)
  await ctx.sandbox.drive(reference, 'reverse')
  await runJobs(ctx)
  const donations = await ctx.db.selectFrom('donation').select(['id', 'status']).execute()
  expect(new Map(donations.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [kept.id, 'reversed'],
      [stays.id, 'paid'],
    ]),
  )
  await assertBooksHold(ctx)
})
