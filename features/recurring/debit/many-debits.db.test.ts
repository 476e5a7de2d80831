import { expect, test } from 'vitest'
import { sealToken } from '#features/debit/mandates.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { momentAt } from '#platform/time/jakarta.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { TestCtx } from '#tests/context.ts'
import { payingContext } from '#tests/money/payments.ts'
import { planDebits } from './notice.server.ts'

/** Plans with a saved card, due on the 25th; of the first ones nobody can be told, so that they come to nothing. */
async function writePlans(ctx: TestCtx, { all, untold }: { all: number; untold: number }) {
  const now = ctx.now()
  const made = { created_at: now, updated_at: now }
  const plans = Array.from({ length: all }, (_, index) => ({
    id: ctx.newId(),
    account_id: null,
    donor_name: `Donatur ${index}`,
    contact: `donatur${index}@contoh.id`,
    via: 'email' as const,
    is_anonymous: false,
    campaign_id: null,
    amount: rupiah(50_000),
    kind: 'bulanan' as const,
    day: 25,
    first_day: '2026-06-01',
    last_day: null,
    way: 'debit' as const,
    status: 'active' as const,
    next_at: momentAt('2026-06-25', '08:00'),
    ended_for: null,
    ended_at: null,
    consent_version: '1',
    ...made,
  }))
  const mandates = plans.map(({ id: plan_id, amount }) => {
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
      ...made,
    }
  })
  const dropped = mandates.slice(0, untold).map(({ id: mandate_id, plan_id, amount }) => ({
    plan_id,
    due_on: '2026-06-25',
    due_at: momentAt('2026-06-25', '08:00'),
    mandate_id,
    amount,
    status: 'dropped' as const,
    dropped_for: 'untold' as const,
    told_at: null,
    next_at: null,
    refusal: null,
    ...made,
  }))
  await ctx.db.insertInto('recurring_plan').values(plans).execute()
  await ctx.db.insertInto('debit_mandate').values(mandates).execute()
  await ctx.db.insertInto('recurring_debit').values(dropped).execute()
}

test('whoever cannot be told of a debit, however many, keeps nobody else’s from being planned', async () => {
  const ctx = await payingContext({ env: { CARDS: 'on', DEBITS: 'on' } })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  await writePlans(ctx, { all: 420, untold: 200 })
  ctx.clock.set(momentAt('2026-06-23', '09:00').toISOString())
  const other = await payingContext({ env: { CARDS: 'on', DEBITS: 'on' }, sharing: ctx })
  await Promise.all([planDebits(ctx), planDebits(other)])
  const { count } = await ctx.db
    .selectFrom('recurring_debit')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'planned')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(220)
})
