import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import type { SandboxAction } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aDonation, payingContext, runJobs, settling } from '#tests/money/payments.ts'
import { drawn } from '#tests/draws.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { settleTogether } from './settle-together.server.ts'

const campaigns = [
  { slug: 'zakat', fund: 'Z' as const },
  { slug: 'fitrah', fund: 'Z' as const, incomeAccount: '4120' },
  { slug: 'sumur', fund: 'IT' as const },
  { slug: 'umum', fund: 'IU' as const },
  { slug: 'wakaf', fund: 'W' as const },
  { slug: 'wakaf-unit', fund: 'W' as const },
]
const acts: SandboxAction[] = ['pay', 'pay-wrong', 'pay-late', 'pay-silent', 'reverse', 'duplicate']

const donation = fc.record({
  campaign: fc.nat(campaigns.length - 1),
  amount: fc.integer({ min: 1, max: 40 }).map((tens) => tens * 100_000),
  operational: fc.constantFrom(0, 0, 2_000),
  /** What happens at the provider before we look, and afterwards. */
  first: fc.array(fc.constantFrom(...acts, 'pay', 'pay', 'pay', 'out-of-order', 'expire'), {
    maxLength: 2,
  }),
  second: fc.array(fc.constantFrom(...acts, 'pay'), { maxLength: 1 }),
})
type Mixture = (typeof donation extends fc.Arbitrary<infer T> ? T : never)[]
const mixture = fc.array(donation, { minLength: 6, maxLength: 14 })

/** Before the last hour: zakat fitrah that comes 76 minutes later is sedekah. */
const BEFORE_IDULFITRI = '2026-03-21T04:15:00+07:00'

async function aWorld(): Promise<TestCtx> {
  const ctx = await payingContext({ now: BEFORE_IDULFITRI })
  for (const fields of campaigns) {
    const { id } = await makeCampaign(ctx, fields)
    if (fields.slug !== 'wakaf-unit') continue
    const unit = { name: 'mushaf', price: rupiah(100_000), total: 9_000, remaining: 9_000 }
    await ctx.db
      .insertInto('wakaf_unit')
      .values({ campaign_id: id, ...unit })
      .execute()
  }
  return ctx
}

async function donate(ctx: TestCtx, mixed: Mixture): Promise<string[]> {
  const ids: string[] = []
  for (const { campaign, amount, operational } of mixed) {
    const { slug } = campaigns[campaign] as (typeof campaigns)[number]
    const extra = slug === 'wakaf-unit' ? 0 : operational
    const id = await aDonation(ctx, { amount, operational: extra, campaign: { slug } })
    await openCharge(ctx, { donationId: id, method: 'va', channel: 'bca' })
    ids.push(id)
  }
  return ids
}

/** Some of it is impossible at that point; the provider then refuses it. */
async function drive(ctx: TestCtx, id: string, actions: readonly SandboxAction[]): Promise<void> {
  for (const action of actions) {
    await ctx.sandbox.drive(id, action).catch((cause: { status?: number }) => {
      if (cause.status !== 409) throw cause
    })
  }
}

/** Everything that money leaves behind, without ids and in an order of its own. */
async function booksOf(ctx: TestCtx): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'donation', public_id, status, is_late, fund, paid_at, updated_at,
      receipted_at is not null) as line from donation
    union all
    select concat_ws(' ', 'charge', reference, status, provider_id, payments, expires_at, paid_at,
      failure, updated_at, instruction) from charge
    union all
    select concat_ws(' ', 'posting', donation.public_id, source, event, description, occurred_at,
      happened_at, recorded_at, line, debit_account, credit_account, posting.fund, slug,
      posting.amount)
    from ledger_journal as journal
    left join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    left join donation on donation.id = journal.source_id
    left join campaign on campaign.id = posting.campaign_id
    union all
    select concat_ws(' ', 'delta', public_id, event, slug, delta.amount, donors, delta.created_at)
    from campaign_delta as delta join donation on donation.id = source_id
    join campaign on campaign.id = delta.campaign_id
    union all
    select concat_ws(' ', 'suspense', public_id, reason, suspense.amount, suspense.status)
    from suspense join donation on donation.id = suspense.donation_id
    union all
    select concat_ws(' ', 'units', public_id, asked, granted, general_amount, returned_at)
    from wakaf_share join donation on donation.id = source_id
    union all
    select concat_ws(' ', 'receipt', public_id, kind, version)
    from receipt join donation on donation.id = receipt.donation_id
    union all
    select concat_ws(' ', 'job', name, coalesce('suspense of ' || public_id, key || ' ' || payload), lane,
      run_at)
    from job left join suspense on suspense.id::text = payload ->> 'documentId'
    left join donation on donation.id = suspense.donation_id
    where done_at is null or name <> 'payment.settle'
    union all
    select concat_ws(' ', 'event', reference, outcome, processed_at) from payment_event`.execute(
    ctx.db,
  )
  const mails = ctx.mails.map(({ to, subject }) => `mail ${to} ${subject}`)
  // Receipts are numbered, and what a letter tells of gets its id, in the order of payments, which differs.
  const lines = rows.map(({ line }) =>
    line.replaceAll(/\/\d{6}"/g, '"').replace(/"subject": "[^"]+"/, '"subject"'),
  )
  return [...lines, ...mails].toSorted()
}

async function settleMixture(mixed: Mixture, isTogether: boolean): Promise<string[]> {
  const ctx = await aWorld()
  const jobs = settling(isTogether ? settleTogether : undefined)
  const ids = await donate(ctx, mixed)
  for (const [index, { first }] of mixed.entries()) await drive(ctx, ids[index] as string, first)
  await runJobs(ctx, jobs)
  ctx.clock.advance({ minutes: 76 })
  for (const [index, { second }] of mixed.entries()) await drive(ctx, ids[index] as string, second)
  await runJobs(ctx, jobs)
  return booksOf(ctx)
}

test('payments settled together leave the books, jobs and mails that they leave one by one', async () => {
  await fc.assert(
    fc.asyncProperty(mixture, async (mixed) => {
      const together = await settleMixture(mixed, true)
      expect(together).toEqual(await settleMixture(mixed, false))
    }),
    { numRuns: drawn(2), endOnFailure: true },
  )
})

test('webhooks, runs of several, runs of one and the poller at once lose nothing and book nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(mixture, async (mixed) => {
      const ctx = await aWorld()
      const ids = await donate(ctx, mixed)
      const references = ids.map((id) => ({ reference: `${id}-1` }))
      const half = Math.ceil(references.length / 2)
      await Promise.all([
        ...mixed.map(({ first }, index) => drive(ctx, ids[index] as string, first)),
        runJobs(ctx, settling(settleTogether), 3),
        settleTogether(ctx, references.slice(0, 8)),
        settleTogether(ctx, references.slice(half - 4, half + 4).toReversed()),
        ...references.slice(0, 4).map((hint) => settlePayment(ctx, hint)),
      ])
      await runJobs(ctx)
      // Money without a webhook is found by another look.
      for (const hint of references) await settlePayment(ctx, hint)
      await runJobs(ctx)

      const asked = { ...(await askLedger(ctx.db)), ...(await askReceipts(ctx)) }
      expect(Object.entries(asked).filter(([, count]) => count > 0)).toEqual([])
      const { rows } = await sql<{ held: number; booked: number }>`
        select (select coalesce(sum(paid_amount), 0)::float8 from sandbox_charge
            where status <> 'reversed') as held,
          (select coalesce(sum(case when debit_account in ('1130', '1123') then amount
            when credit_account in ('1130', '1123') then -amount end), 0)::float8
            from ledger_posting) as booked`.execute(ctx.db)
      expect(rows[0]?.booked).toBe(rows[0]?.held)
    }),
    { numRuns: drawn(2), endOnFailure: true },
  )
})
