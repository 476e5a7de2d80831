import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCharge, booksOf, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import type { TestCtx } from '#tests/context.ts'
import { pollClosedSchedule, pollOpenSchedule } from './poll.server.ts'

async function poll(ctx: TestCtx): Promise<void> {
  await pollOpenSchedule.run(ctx)
  await pollClosedSchedule.run(ctx)
  await runJobs(ctx)
}

const waiting = (ctx: TestCtx) =>
  ctx.db.selectFrom('job').where('done_at', 'is', null).selectAll().execute()

test('F11 a payment whose webhook never came is found within five minutes', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  ctx.clock.advance({ minutes: 4 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
  ctx.clock.advance({ minutes: 1 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
})

test('what is over is closed by the provider’s word, and its donation with it', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ minutes: 30 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'expired', charges: 'expired' })
})

test('a code whose time is over here but not at the provider stays open', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  const expires_at = new Date(charge.expires_at.getTime() + 600_000)
  await ctx.db.updateTable('sandbox_charge').set({ expires_at }).execute()
  ctx.clock.advance({ minutes: 31 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
})

test('F11 money that came silently after the end is found an hour later', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ minutes: 30 })
  await poll(ctx)
  const late = { status: 'paid' as const, paid_amount: charge.amount, captures: 1 }
  await ctx.db
    .updateTable('sandbox_charge')
    .set({ ...late, paid_at: ctx.now() })
    .execute()
  ctx.clock.advance({ minutes: 59 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'expired' })
  ctx.clock.advance({ minutes: 1 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
})

test('a look that was missed while the server was down is made up for', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'expire')
  await runJobs(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  ctx.clock.advance({ days: 9 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', isLate: true })
})

test('F3 a charge left behind by a process that died while asking gets its code', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.db
    .updateTable('charge')
    .set({ status: 'creating', provider_id: null, instruction: null })
    .execute()
  ctx.clock.advance({ seconds: 31 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
  expect(await ctx.sandbox.charges(10)).toHaveLength(1)
})

test('a question the provider never got, and whose time is over, is closed', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.db.updateTable('charge').set({ status: 'unknown', provider_id: null }).execute()
  await ctx.db.deleteFrom('sandbox_charge').execute()
  ctx.clock.advance({ days: 2 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'expired' })
})

test('two processes that poll at once ask once', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  ctx.clock.advance({ minutes: 6 })
  await Promise.all([pollOpenSchedule.run(ctx), pollOpenSchedule.run(ctx)])
  expect(await waiting(ctx)).toHaveLength(1)
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
})

test('F11 a second payment without a webhook is found also when the first came days after the end', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ days: 4 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  await poll(ctx)
  expect(await booksOf(ctx)).toMatchObject({ given: charge.amount, kept: 0 })

  ctx.clock.advance({ days: 1 })
  await poll(ctx)
  expect(await booksOf(ctx)).toMatchObject({ given: charge.amount, kept: charge.amount })
})

test('whoever works is woken for a look that is due, and for no other', async () => {
  const ctx = await payingContext()
  await aCharge(ctx)
  const before = ctx.wakes()
  ctx.clock.advance({ minutes: 4 })
  await pollOpenSchedule.run(ctx)
  expect([await waiting(ctx), ctx.wakes()]).toEqual([[], before])
  ctx.clock.advance({ minutes: 1 })
  await pollOpenSchedule.run(ctx)
  expect(await waiting(ctx)).toHaveLength(1)
  expect(ctx.wakes()).toBe(before + 1)
})

test('a code that ran out is not asked about twice within half a minute', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  const lately = new Date(charge.expires_at.getTime() - 10_000)
  await ctx.db.updateTable('charge').set({ updated_at: lately }).execute()
  ctx.clock.set(charge.expires_at)
  await pollOpenSchedule.run(ctx)
  expect(await waiting(ctx)).toEqual([])
  ctx.clock.advance({ seconds: 20 })
  await pollOpenSchedule.run(ctx)
  expect(await waiting(ctx)).toHaveLength(1)
})

test.each(['creating', 'unknown'] as const)(
  'a code that is %s is asked about after half a minute',
  async (status) => {
    const ctx = await payingContext()
    await aCharge(ctx)
    await ctx.db.updateTable('charge').set({ status }).execute()
    ctx.clock.advance({ seconds: 29 })
    await pollOpenSchedule.run(ctx)
    expect(await waiting(ctx)).toEqual([])
    ctx.clock.advance({ seconds: 1 })
    await pollOpenSchedule.run(ctx)
    expect(await waiting(ctx)).toHaveLength(1)
  },
)

test.each([
  ['expired', 1],
  ['cancelled', 1],
  ['failed', 1],
  ['paid', 24],
] as const)('a code that ended %s is asked about %i hours after its end', async (status, hours) => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const ended = { status, paid_at: status === 'paid' ? ctx.now() : null }
  await ctx.db.updateTable('charge').set(ended).execute()
  ctx.clock.set(new Date(charge.expires_at.getTime() + hours * 3_600_000 - 1))
  await pollClosedSchedule.run(ctx)
  expect(await waiting(ctx)).toEqual([])
  ctx.clock.set(new Date(ctx.now().getTime() + 1))
  await pollClosedSchedule.run(ctx)
  expect(await waiting(ctx)).toMatchObject([{ payload: { reference: charge.reference } }])
})

test('a look that was missed is made up for within thirty days, and not after', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  await ctx.db.updateTable('charge').set({ status: 'expired' }).execute()
  ctx.clock.set(charge.expires_at)
  ctx.clock.advance({ days: 30 })
  await pollClosedSchedule.run(ctx)
  expect(await waiting(ctx)).toEqual([])
  ctx.clock.set(new Date(ctx.now().getTime() - 1))
  await pollClosedSchedule.run(ctx)
  expect(await waiting(ctx)).toHaveLength(1)
})

test.each(['open', 'closed'])(
  'more charges than one statement reads are all looked at in one run (%s)',
  { tags: 'night' },
  async (which) => {
    const ctx = await payingContext()
    const { charge } = await aCharge(ctx)
    const isOpen = which === 'open'
    if (isOpen) {
      // At most one of a donation is open, so each has a document of its own.
      const own = sql`campaign_id, fund, amount, status, donor_name, donor_email, is_anonymous,
        consent_version, created_at, updated_at`
      await sql`insert into donation (id, public_id, ${own})
        select md5(n::text)::uuid, upper(substr(md5(n::text), 1, 26)), ${own}
        from donation, generate_series(2, 1100) as n`.execute(ctx.db)
    }
    const copied = sql`provider, method, channel, amount, payments, expires_at, created_at`
    // Ids in no order of time, and many of one moment: the pages must neither skip nor repeat.
    await sql`
      insert into charge (id, donation_id, attempt, reference, status, updated_at, ${copied})
      select md5(n::text)::uuid, ${isOpen ? sql`md5(n::text)::uuid` : sql`donation_id`}, n,
        'copy-' || n, ${isOpen ? 'pending' : 'expired'},
        updated_at + (n % 3) * interval '1 second', ${copied}
      from charge, generate_series(2, 1100) as n`.execute(ctx.db)
    ctx.clock.set(charge.expires_at)
    ctx.clock.advance({ hours: 2 })
    await (isOpen ? pollOpenSchedule : pollClosedSchedule).run(ctx)
    const jobs = await ctx.db.selectFrom('job').select('payload').execute()
    const copies = jobs.map(({ payload }) => (payload as { reference: string }).reference)
    expect(new Set(copies.filter((each) => each.startsWith('copy-'))).size).toBe(1_099)
  },
)
