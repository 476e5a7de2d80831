import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { linkRef, sealToken } from '#features/debit/mandates.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { RecurringKind } from '#platform/db/schema/schema-member.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { addDays, dayOf, momentAt } from '#platform/time/jakarta.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { TestCtx } from '#tests/context.ts'
import { assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { debitTogether } from '#tests/money/plans.ts'
import { pressPlan } from './change-plan.server.ts'
import { takeDue } from './jobs.server.ts'
import { payCycle } from './pay-cycle.server.ts'
import { evenings } from './queries.server.ts'
import { nextOccurrence, occurrencesIn } from './rhythm.ts'

const FIRST = '2026-01-01'
const LAST = '2026-12-31'
const PLANS = 500

type Sample = {
  id: string
  kind: RecurringKind
  day: number | null
  stopsOn: string | null
  isDebited: boolean
}

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
  const isDebited = kind === 'bulanan' && index % 12 < 2
  return { id: ctx.newId(), kind, day, stopsOn, isDebited }
}

async function writePlans(ctx: TestCtx, samples: Sample[]): Promise<void> {
  const now = ctx.now()
  const rows = samples.map(({ id, kind, day, isDebited }, index) => ({
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
    way: isDebited ? ('debit' as const) : ('reminder' as const),
    status: 'active' as const,
    // Found due at once, so that the first look sets the real moment.
    next_at: isDebited ? firstDebit(day, now) : momentAt(addDays(FIRST, -1), '00:00'),
    ended_for: null,
    ended_at: null,
    consent_version: '1',
    created_at: now,
    updated_at: now,
  }))
  await ctx.db.insertInto('recurring_plan').values(rows).execute()
  const debited = rows.filter(({ way }) => way === 'debit')
  const mandates = debited.map((plan, index) =>
    index % 2 === 0 ? mandateOf(ctx, plan) : walletOf(ctx, plan),
  )
  await ctx.db.insertInto('debit_mandate').values(mandates).execute()
  for (const { plan_id } of mandates) await ctx.sandbox.drive(walletToken(plan_id), 'link-allow')
}

/** A debit is planned before its day, so it cannot be found late. */
function firstDebit(day: number | null, now: Date): Date | null {
  const rhythm = { kind: 'bulanan' as const, day, firstDay: FIRST, lastDay: null }
  return nextOccurrence(rhythm, now, []) ?? null
}

type Debited = { id: string; amount: Rupiah }

function mandateOf(ctx: TestCtx, { id: plan_id, amount }: Debited) {
  const now = ctx.now()
  const id = ctx.newId()
  return {
    id,
    plan_id,
    provider: 'sandbox',
    method: 'card' as const,
    channel: 'card',
    status: 'active' as const,
    amount,
    consent_version: '1',
    consent_text: 'Saya setuju',
    agreed_at: now,
    public_id: ctx.newPublicId(),
    token: sealToken(ctx, id, `sbx_tok_${plan_id}`),
    label: '1111',
    ended_for: null,
    ended_at: null,
    created_at: now,
    updated_at: now,
  }
}

const walletToken = (planId: string) => `sbx_lnk_${planId}`

/** The same for a GoPay that its owner has linked. */
function walletOf(ctx: TestCtx, plan: Debited) {
  const { id, ...card } = mandateOf(ctx, plan)
  const token = walletToken(plan.id)
  return {
    ...card,
    id,
    method: 'ewallet' as const,
    channel: 'gopay',
    public_id: null,
    token: sealToken(ctx, id, token),
    link_ref: linkRef(token),
    check_at: ctx.now(),
  }
}

/** In the middle of the year some take their wallets back in its app. */
async function takeBack(ctx: TestCtx, today: string): Promise<void> {
  if (!today.endsWith('-06-15')) return
  const wallets = await ctx.db
    .selectFrom('debit_mandate')
    .select('plan_id')
    .where('status', '=', 'active')
    .where('method', '=', 'ewallet')
    .orderBy('plan_id')
    .limit(3)
    .execute()
  expect(wallets).toHaveLength(3)
  for (const { plan_id } of wallets) await ctx.sandbox.drive(walletToken(plan_id), 'link-release')
}

/** What the worker does of debits on one morning, in two processes; on some days the bank refuses. */
async function debitToday(ctx: TestCtx, other: TestCtx, today: string): Promise<void> {
  const day = Number(today.slice(8))
  if (day % 7 === 3) await ctx.sandbox.drive('-', 'refuse-next')
  if (today.endsWith('-19')) await ctx.sandbox.drive('-', 'refuse-for-good-next')
  if (day % 11 === 5) await ctx.sandbox.drive('-', 'timeout-next')
  await debitTogether(ctx, other)
}

async function payToday(ctx: TestCtx, today: string): Promise<string[]> {
  const due = await ctx.db
    .selectFrom('recurring_cycle')
    .innerJoin('recurring_plan as plan', 'plan.id', 'recurring_cycle.plan_id')
    .select(['plan_id as planId', 'plan.amount'])
    .where('due_on', '=', today)
    .where('recurring_cycle.status', '=', 'due')
    .where('plan.way', '=', 'reminder')
    .orderBy('plan_id')
    .execute()
  const paid: string[] = []
  for (const [index, { planId, amount }] of due.entries()) {
    if ((index + Number(today.slice(8))) % 12 !== 0) continue
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

type Looked = {
  debits: { plan_id: string; due_on: string; status: string }[]
  stopped: ReadonlyMap<string, Date>
}

/** At the provider: one debit for each time at most, and none after its plan was stopped. Answers how many there were. */
async function assertDebits(ctx: TestCtx, { debits, stopped }: Looked): Promise<number> {
  const back = await ctx.db
    .selectFrom('debit_mandate')
    .select('plan_id')
    .where('ended_for', '=', 'unlinked')
    .execute()
  expect(back).toHaveLength(3)
  const charges = await ctx.db
    .selectFrom('charge')
    .innerJoin('recurring_cycle as cycle', 'cycle.donation_id', 'charge.donation_id')
    .innerJoin('sandbox_charge as there', 'there.reference', 'charge.reference')
    .select(['cycle.plan_id', 'cycle.due_on', 'charge.status', 'there.created_at'])
    .where('charge.mandate_id', 'is not', null)
    .execute()
  const times = charges.map(({ plan_id, due_on }) => `${plan_id} ${due_on}`)
  expect(new Set(times).size).toBe(times.length)
  expect(charges.filter(({ status }) => status !== 'paid')).toEqual([])
  const after = charges.filter(({ plan_id, created_at }) => {
    const at = stopped.get(plan_id)
    return at !== undefined && created_at > at
  })
  expect(after).toEqual([])
  const paid = debits.filter(({ status }) => status === 'paid')
  expect(paid.map(({ plan_id, due_on }) => `${plan_id} ${due_on}`).toSorted()).toEqual(
    times.toSorted(),
  )
  expect(paid.length).toBeGreaterThan(300)
  expect(debits.some(({ status }) => status === 'failed')).toBe(true)
  return paid.length
}

/** A plan has come due; on most of a year's thousand moments none has. */
async function isDue(ctx: TestCtx, now: Date): Promise<boolean> {
  const due = await ctx.db
    .selectFrom('recurring_plan')
    .select('id')
    .where('next_at', '<=', now)
    .limit(1)
    .execute()
  return due.length > 0
}

test('a year of 500 plans: none is due or debited twice or after its stop, and their sums are the books’', async () => {
  const env = { CARDS: 'on', DEBITS: 'on', EWALLETS: 'gopay' }
  const ctx = await payingContext({ env, now: momentAt(FIRST, '00:01') })
  const other = await payingContext({ env, sharing: ctx })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const samples = Array.from({ length: PLANS }, (_, index) => sampleAt(ctx, index))
  await writePlans(ctx, samples)
  await takeDue(ctx)
  const paid: string[] = []
  const stopped = new Map<string, Date>()
  for (let today = FIRST; today <= LAST; today = addDays(today, 1)) {
    for (const { id, stopsOn } of samples) {
      if (stopsOn !== today) continue
      await pressPlan(ctx, id, 'berhenti')
      stopped.set(id, ctx.now())
    }
    for (const time of ['05:00', '08:05', '17:05']) {
      const now = momentAt(today, time)
      ctx.clock.set(now.toISOString())
      if (!(await isDue(ctx, now))) continue
      await Promise.all([takeDue(ctx), takeDue(other)])
      await Promise.all([runJobs(ctx), runJobs(other)])
    }
    ctx.clock.set(momentAt(today, '17:10').toISOString())
    await takeBack(ctx, today)
    await debitToday(ctx, other, today)
    paid.push(...(await payToday(ctx, today)))
    await runJobs(ctx)
  }
  // Debits of which nothing was heard at once are heard of by the next looks.
  ctx.clock.set(momentAt(LAST, '23:00').toISOString())
  await debitTogether(ctx, other)

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
  const mails = [...ctx.mails, ...other.mails]
  const asked = mails.filter(({ headers }) => headers?.['List-Unsubscribe'])
  const reminded = asked.filter(({ subject }) => !subject.startsWith('Debit '))
  const debits = await ctx.db.selectFrom('recurring_debit').selectAll().execute()
  const made = debits.filter(
    ({ status, due_on }) => status !== 'dropped' && due_on >= FIRST && due_on <= LAST,
  )
  expect(reminded).toHaveLength(
    cycles.filter(({ status }) => status === 'due').length - made.length,
  )
  const debited = await assertDebits(ctx, { debits, stopped })
  expect(paid.length).toBeGreaterThan(100)
  expect(new Set(paid).size).toBe(paid.length)
  const donations = await ctx.db.selectFrom('donation').select(['id', 'status', 'amount']).execute()
  const received = donations.filter(({ status }) => status === 'paid')
  expect(received).toHaveLength(paid.length + debited)
  const linked = cycles.filter(({ donation_id }) => donation_id !== null)
  expect(new Set(linked.map(({ donation_id }) => donation_id)).size).toBe(donations.length)
  const sum = received.reduce((total, { amount }) => total + amount, 0)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(sum)
  expect(dayOf(ctx.now())).toBe(LAST)
  await assertBooksHold(ctx)
})
