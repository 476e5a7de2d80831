import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { agreePolicy } from '#tests/money/policies.ts'
import { drawn } from '#tests/draws.ts'
import { bookInLock } from '#tests/money/payout-batches.ts'
import { allWaitFor } from '#tests/database/races.ts'
import { amilShareSchedule } from './amil-share.server.ts'
import { amilSharePostings } from './books.ts'

async function give(ctx: TestCtx, slug: string, amount = 100_000): Promise<string> {
  const { donationId } = await aCharge(ctx, { amount, campaign: { slug } })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  return donationId
}

const takenOf = (ctx: TestCtx, account = '4410') => balanceOf(ctx.db, { account, fund: 'A' })

test('without a policy in force the amil takes nothing, and the log says so', async () => {
  const ctx = await payingContext()
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await give(ctx, 'zakat')
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toBe(0)
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      event: 'books.amil-share-without-basis',
      funds: ['Z'],
    }),
  )
  await agreePolicy(ctx)
  await amilShareSchedule.run(ctx)
  // Donations of the day count; they came under it.
  expect(await takenOf(ctx)).toBe(12_500)
  await assertBooksHold(ctx)
})

test('a rate holds for donations from its day on, and a campaign’s own goes before the fund’s', async () => {
  const ctx = await payingContext({ now: '2026-06-15T10:00:00+07:00' })
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await makeCampaign(ctx, { slug: 'umum', fund: 'IT' })
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'gempa', fund: 'IT' })
  await give(ctx, 'zakat')
  ctx.clock.advance({ days: 1 })
  await agreePolicy(ctx, { perMille: 100 })
  await agreePolicy(ctx, { fund: 'IT', perMille: 100, basis: 'pub' })
  await agreePolicy(ctx, { fund: 'IT', campaignId, perMille: 0, basis: 'waived' })
  for (const slug of ['zakat', 'umum', 'gempa']) await give(ctx, slug)
  await agreePolicy(ctx, { perMille: 125, validFrom: '2026-06-18' })
  await amilShareSchedule.run(ctx)
  expect([await takenOf(ctx), await takenOf(ctx, '4420')]).toEqual([10_000, 10_000])

  ctx.clock.advance({ days: 2 })
  await give(ctx, 'zakat')
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toBe(22_500)
  await assertBooksHold(ctx)
})

test('of two policies of one day the one agreed last holds', async () => {
  const ctx = await payingContext()
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  for (const perMille of [100, 50]) {
    await agreePolicy(ctx, { perMille })
    ctx.clock.advance({ minutes: 1 })
  }
  await give(ctx, 'zakat')
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toBe(5_000)
})

test('a policy begins on the day that two people agreed on, and one that is over or taken is refused', async () => {
  const ctx = await payingContext({ now: '2026-06-15T10:00:00+07:00' })
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await expect(agreePolicy(ctx, { validFrom: '2020-01-01' })).rejects.toMatchObject({
    code: 'books/policy-day-over',
    fields: { mulai: expect.stringContaining('15 Juni 2026') },
  })
  await agreePolicy(ctx, { validFrom: '2026-06-15' })
  await give(ctx, 'zakat')
  await amilShareSchedule.run(ctx)
  const waived = { perMille: 0, basis: 'waived' } as const
  await expect(agreePolicy(ctx, { ...waived, validFrom: '2026-06-15' })).rejects.toMatchObject({
    code: 'books/policy-day-over',
  })
  expect(await agreePolicy(ctx, waived)).toBe('2026-06-16')
  await assertBooksHold(ctx)
})

test('a share of yesterday, of another fund or given back today leaves a policy its first day', async () => {
  const ctx = await payingContext({ now: '2026-06-15T10:00:00+07:00' })
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await agreePolicy(ctx)
  const donation = await give(ctx, 'zakat')
  await give(ctx, 'zakat')
  await amilShareSchedule.run(ctx)
  expect(await agreePolicy(ctx, { fund: 'IT' })).toBe('2026-06-15')

  ctx.clock.advance({ days: 1 })
  await ctx.sandbox.drive(donation, 'reverse')
  await runJobs(ctx)
  expect(await takenOf(ctx)).toBe(12_500)
  expect(await agreePolicy(ctx, { perMille: 100 })).toBe('2026-06-16')
  await assertBooksHold(ctx)
})

test('a share taken with the day’s first moment is one of that day', async () => {
  const ctx = await payingContext({ now: '2026-06-16T00:00:00+07:00' })
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await agreePolicy(ctx)
  await give(ctx, 'zakat')
  await amilShareSchedule.run(ctx)
  expect(await agreePolicy(ctx, { perMille: 100 })).toBe('2026-06-17')
})

test('a policy agreed while the day’s share is being taken waits for it, and is refused for that day', async () => {
  const ctx = await payingContext({ now: '2026-06-15T10:00:00+07:00' })
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await give(ctx, 'zakat')
  const take = (tx: Tx) => bookInLock(ctx, tx, takenBefore(ctx, campaignId))
  const agreed = await allWaitFor(ctx, take, [() => agreePolicy(ctx, { validFrom: '2026-06-15' })])
  expect(agreed).toMatchObject([{ status: 'rejected', reason: { code: 'books/policy-day-over' } }])
  expect(await agreePolicy(ctx)).toBe('2026-06-16')
})

test.each([
  ['Z', 'zakat', 126],
  ['Z', 'infak', 10],
  ['IT', 'infak', 201],
  ['IU', 'pub', 101],
  ['IT', 'zakat', 10],
  ['IU', 'waived', 1],
] as const)('a policy above the law is refused: %s %s %i', async (fund, basis, perMille) => {
  const ctx = await payingContext()
  await expect(agreePolicy(ctx, { fund, basis, perMille })).rejects.toMatchObject({
    code: 'books/share-beyond-the-law',
  })
  const row = { fund, basis, per_mille: perMille, basis_text: 'x', decree: 'x' }
  const at = { made_at: ctx.now(), approved_at: ctx.now(), valid_from: dayOf(ctx.now()) }
  const people = { made_by: ctx.newId(), approved_by: ctx.newId() }
  const insert = ctx.db
    .insertInto('amil_policy')
    .values({ id: ctx.newId(), campaign_id: null, ...row, ...at, ...people })
  await expect(insert.execute()).rejects.toMatchObject({ code: '23514' })
})

test('the database keeps policies as they were agreed, by two people with a basis', async () => {
  const ctx = await payingContext()
  await agreePolicy(ctx)
  const rows = ctx.db.updateTable('amil_policy').set({ per_mille: 1 })
  await expect(rows.execute()).rejects.toMatchObject({ code: '23001' })
  await expect(agreePolicy(ctx, { basisText: ' ' })).rejects.toMatchObject({ code: '23514' })
  await expect(
    agreePolicy({ ...ctx, newId: () => '0197a9c2-0000-7000-8000-000000000001' }),
  ).rejects.toMatchObject({ code: '23514' })
})

test('what an earlier version took without a policy stays, and goes back with its donation', async () => {
  const ctx = await payingContext()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  const first = await give(ctx, 'zakat')
  const second = await give(ctx, 'zakat')
  await postJournal(ctx.db, takenBefore(ctx, campaignId))
  await ctx.sandbox.drive(first, 'reverse')
  await runJobs(ctx)
  expect(await takenOf(ctx)).toBe(12_500)
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toBe(12_500)
  await ctx.sandbox.drive(second, 'reverse')
  await runJobs(ctx)
  expect(await takenOf(ctx)).toBe(0)
  await assertBooksHold(ctx)
})

function takenBefore(ctx: TestCtx, campaignId: string) {
  return {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'amil',
    event: 'taken',
    description: 'Bagian amil',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
    postings: amilSharePostings('Z', 25_000, campaignId),
  }
}

const rates = [
  ['Z', 'zakat', 125],
  ['IT', 'infak', 200],
  ['IT', 'pub', 100],
] as const
const step = fc.record({
  verb: fc.constantFrom('give', 'give', 'reverse', 'agree', 'take'),
  which: fc.nat(20),
  part: fc.nat(1_000),
})

test('over random policies, donations and reversals no share passes its policies or the law', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (sequence) => {
      const ctx = await payingContext({ now: '2026-06-01T10:00:00+07:00' })
      const slugs = ['zakat', 'umum', 'gempa']
      const ids: string[] = []
      for (const slug of slugs) {
        const fund = slug === 'zakat' ? 'Z' : 'IT'
        ids.push((await makeCampaign(ctx, { slug, fund, amountStep: rupiah(1) })).id)
      }
      const given: { id: string; fund: string; campaign: string; day: string; amount: number }[] =
        []
      const agreed: { fund: string; campaign: string | null; perMille: number; from: string }[] = []
      for (const { verb, which, part } of sequence) {
        ctx.clock.advance({ hours: 7 })
        if (verb === 'give') {
          const at = which % 3
          const amount = 10_000 + part * 37
          const id = await give(ctx, slugs[at] as string, amount)
          const fund = at === 0 ? 'Z' : 'IT'
          given.push({ id, fund, campaign: ids[at] as string, day: dayOf(ctx.now()), amount })
        } else if (verb === 'reverse' && given.length > 0) {
          const [gone] = given.splice(which % given.length, 1)
          await ctx.sandbox.drive(gone?.id ?? '', 'reverse')
          await runJobs(ctx)
        } else if (verb === 'agree') {
          const [fund, basis, most] = rates[which % 3] as (typeof rates)[number]
          const campaignId = fund === 'IT' && part % 2 === 1 ? (ids[2] as string) : null
          const perMille = part % (most + 1)
          const from = await agreePolicy(ctx, { fund, basis, perMille, campaignId })
          agreed.push({ fund, campaign: campaignId, perMille, from })
        } else if (verb === 'take') await amilShareSchedule.run(ctx)
      }
      await amilShareSchedule.run(ctx)
      for (const [at, campaign] of ids.entries()) {
        const fund = at === 0 ? 'Z' : 'IT'
        const entitled = given
          .filter((each) => each.campaign === campaign)
          .reduce((sum, each) => {
            const fits = agreed.filter((one) => one.fund === fund && one.from <= each.day)
            const own = fits.filter((one) => one.campaign === campaign)
            const choice = own.length > 0 ? own : fits.filter((one) => one.campaign === null)
            const last = choice.reduce<(typeof choice)[number] | undefined>(
              (best, one) => (best && best.from > one.from ? best : one),
              undefined,
            )
            return sum + each.amount * (last?.perMille ?? 0)
          }, 0)
        const spent = fund === 'Z' ? '5130' : '5230'
        const taken = await balanceOf(ctx.db, { account: spent, campaignId: campaign })
        expect(taken).toBeLessThanOrEqual(Math.floor(entitled / 1000))
      }
      await assertBooksHold(ctx)
    }),
    { numRuns: drawn(3), endOnFailure: true },
  )
})

test('a donation whose match was undone counts from the day on which its money came, not from that of the mistake', async () => {
  const ctx = await payingContext({ now: '2026-06-15T10:00:00+07:00' })
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  const sourceId = ctx.newId()
  const post = async (event: string, [debit, credit]: [string, string]) => {
    await postJournal(ctx.db, {
      journalId: ctx.newId(),
      sourceId,
      source: 'donation',
      event,
      description: 'Uji',
      occurredAt: ctx.now(),
      recordedAt: ctx.now(),
      postings: [{ debit, credit, fund: 'Z', campaignId, amount: rupiah(100_000) }],
    })
  }
  await agreePolicy(ctx, { perMille: 125 })
  await post('captured', ['1121', '4110'])
  ctx.clock.advance({ days: 3 })
  await agreePolicy(ctx, { perMille: 40, validFrom: '2026-06-18' })
  await post('match undone', ['4990', '1121'])
  await post('captured again', ['1121', '4110'])
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toBe(4_000)
})
