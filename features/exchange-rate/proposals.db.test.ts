import * as v from 'valibot'
import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { exchangeRates, proposeRates, rateForm } from './proposals.server.ts'
import { shownRates } from './queries.server.ts'

const typed = {
  day: '2026-11-27',
  source: 'Bank Indonesia',
  note: '',
  lines: 'SAR = 4.411,50\nUSD = 16.543',
}

test('rates that two people enter are shown before those of the bank, and a slip of the comma is refused', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z' })
  const [maker, other] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin', 'Budi')]
  const bank = {
    day: '2026-11-27',
    source: 'Bank Sentral Eropa',
    is_sample: false,
    recorded_at: ctx.now(),
  }
  await ctx.db
    .insertInto('exchange_rate')
    .values([
      { ...bank, currency: 'USD', millionths: 16_500_000_000 },
      { ...bank, currency: 'SGD', millionths: 12_700_000_000 },
    ])
    .execute()
  const form = (change: object) => v.parse(rateForm, { ...typed, ...change })

  const id = await proposeRates(ctx, form({}), { by: maker.id })
  const decide = (by: typeof maker) =>
    decideProposal(
      ctx,
      { kinds: [exchangeRates], id },
      { by: by.id, role: by.role, isApproved: true },
    )
  await expect(decide(maker)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await decide(other)
  const shown = await shownRates(ctx.db, '2026-11-28')
  expect(shown.map(({ currency, source }) => `${currency} ${source}`)).toEqual([
    'USD Bank Indonesia',
    'SGD Bank Sentral Eropa',
    'SAR Bank Indonesia',
  ])

  const refused = (change: object) => proposeRates(ctx, form(change), { by: maker.id })
  await expect(refused({ lines: 'USD = 16,543' })).rejects.toMatchObject({
    code: 'exchange-rate/far-off',
  })
  for (const day of ['2026-11-29', '2026-11-20']) {
    await expect(refused({ day })).rejects.toMatchObject({ code: 'exchange-rate/day' })
  }
})
