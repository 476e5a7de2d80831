import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { RecurringKind } from '#platform/db/schema/schema-member.ts'
import { rupiah } from '#platform/money/money.ts'
import { addDays, dayOf, momentAt } from '#platform/time/jakarta.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { TestCtx } from '#tests/context.ts'
import { assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { pressPlan } from './change-plan.server.ts'
import { takeDue } from './jobs.server.ts'
import { payCycle } from './pay-cycle.server.ts'
import { evenings } from './queries.server.ts'
import { occurrencesIn } from './rhythm.ts'

const FIRST = '2026-01-01'
const LAST = '2026-12-31'
const PLANS = 500

type Sample = { id: string; kind: RecurringKind; day: number | null; stopsOn: string | null }

/** Mostly monthly, as people give; one in four is stopped in the course of the year. */
function sampleAt(ctx: TestCtx, index: number): Sample {
  const kinds = [
    'bulanan',
    'bulanan',
    'bulanan',
    'bulanan',
    'bulanan',
    'bulanan',
    'bulanan',
  ] as const
  const few: Record<number, RecurringKind> = { 0: 'jumat', 1: 'pekanan', 2: 'ramadan' }
  const kind =
    index % 250 === 0 ? 'subuh' : (few[index % 24] ?? kinds[index % kinds.length] ?? 'bulanan')
  const day = kind === 'bulanan' ? (index % 31) + 1 : kind === 'pekanan' ? (index % 7) + 1 : null
  const stopsOn = index % 4 === 0 ? addDays(FIRST, (index * 13) % 365) : null
  return { id: ctx.newId(), kind, day, stopsOn }
}

async function writePlans(ctx: TestCtx, samples: Sample[]): Promise<void> {
  const now = ctx.now()
  const rows = samples.map(({ id, kind, day }, index) => ({
    id,
    account_id: null,
    donor_name: `Donatur ${index}`,
    contact: `donatur${index}@contoh.id`,
    via: 'email' as const,
    is_anonymous: index % 2 === 0,
    campaign_id: null,
    amount: rupiah(10_000 + (index % 9) * 5_000),
    kind,
    day,
    first_day: FIRST,
    last_day: null,
    status: 'active' as const,
    // Found due at once, so that the first look sets the real moment.
    next_at: momentAt(addDays(FIRST, -1), '00:00'),
    ended_for: null,
    ended_at: null,
    consent_version: '1',
    created_at: now,
    updated_at: now,
  }))
  await ctx.db.insertInto('recurring_plan').values(rows).execute()
}

async function payToday(ctx: TestCtx, today: string): Promise<string[]> {
  const due = await ctx.db
    .selectFrom('recurring_cycle')
    .innerJoin('recurring_plan as plan', 'plan.id', 'recurring_cycle.plan_id')
    .select(['plan_id as planId', 'plan.amount'])
    .where('due_on', '=', today)
    .where('recurring_cycle.status', '=', 'due')
    .orderBy('plan_id')
    .execute()
  const paid: string[] = []
  for (const [index, { planId, amount }] of due.entries()) {
    if ((index + Number(today.slice(8))) % 16 !== 0) continue
    const given = { planId, amount: amount ?? rupiah(10_000) }
    // Pressed twice, as impatient people do.
    const [donationId] = await Promise.all([payCycle(ctx, given), payCycle(ctx, given)])
    await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
    await ctx.sandbox.drive(donationId, 'pay')
    if (index % 3 === 0) await ctx.sandbox.drive(donationId, 'duplicate')
    paid.push(donationId)
  }
  return paid
}

test('a year of 500 plans: none is due twice or after its stop, and their sums are the books’', async () => {
  const ctx = await payingContext({ now: momentAt(FIRST, '00:01') })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const samples = Array.from({ length: PLANS }, (_, index) => sampleAt(ctx, index))
  await writePlans(ctx, samples)
  await takeDue(ctx)
  const paid: string[] = []
  for (let today = FIRST; today <= LAST; today = addDays(today, 1)) {
    for (const { id, stopsOn } of samples) {
      if (stopsOn === today) await pressPlan(ctx, id, 'berhenti')
    }
    for (const time of ['05:00', '08:05', '17:05']) {
      ctx.clock.set(momentAt(today, time).toISOString())
      await Promise.all([takeDue(ctx), takeDue(ctx)])
      await runJobs(ctx)
    }
    paid.push(...(await payToday(ctx, today)))
    await runJobs(ctx)
  }

  const nights = await evenings(ctx.db, momentAt(FIRST, '12:00'))
  const cycles = await ctx.db
    .selectFrom('recurring_cycle')
    .select(['plan_id', 'due_on', 'status', 'donation_id'])
    .where('due_on', '>=', FIRST)
    .execute()
  for (const { id, kind, day, stopsOn } of samples) {
    const own = cycles.filter(({ plan_id }) => plan_id === id)
    const to = stopsOn ? addDays(stopsOn, -1) : LAST
    const rhythm = { kind, day, firstDay: FIRST, lastDay: null }
    expect([id, own.length]).toEqual([id, occurrencesIn(rhythm, { from: FIRST, to }, nights)])
    expect(own.every(({ due_on }) => due_on <= to)).toBe(true)
  }
  const reminded = ctx.mails.filter(({ headers }) => headers?.['List-Unsubscribe'])
  expect(reminded).toHaveLength(cycles.filter(({ status }) => status === 'due').length)
  expect(paid.length).toBeGreaterThan(200)
  expect(new Set(paid).size).toBe(paid.length)
  const donations = await ctx.db.selectFrom('donation').select(['id', 'status', 'amount']).execute()
  expect(donations).toHaveLength(paid.length)
  expect(donations.every(({ status }) => status === 'paid')).toBe(true)
  const linked = cycles.filter(({ donation_id }) => donation_id !== null)
  expect(new Set(linked.map(({ donation_id }) => donation_id)).size).toBe(paid.length)
  const sum = donations.reduce((total, { amount }) => total + amount, 0)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(sum)
  expect(dayOf(ctx.now())).toBe(LAST)
  await assertBooksHold(ctx)
})
