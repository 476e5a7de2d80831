import { expect, test } from 'vitest'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { claimByPhone } from './claim-by-phone.server.ts'
import { claimDonations } from './claim-donations.server.ts'
import type { ClaimByPhone } from './contract.ts'
import { listMyDonations } from './queries.server.ts'

const phone = '+6281234567890'

async function donorContext(): Promise<TestCtx> {
  const ctx = await testContext()
  await makeCampaign(ctx)
  return ctx
}

type DonationFields = { name?: string; email?: string; amount?: number; operational?: number }

async function give(ctx: TestCtx, fields: DonationFields = {}): Promise<string> {
  ctx.clock.advance({ minutes: 1 })
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(fields.amount ?? 50_000),
    operational: rupiah(fields.operational ?? 0),
    donorName: fields.name ?? 'Siti Aminah',
    donorEmail: fields.email,
    donorPhone: phone,
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  return donationId
}

/** How many donations a fact adds to an account, or the code of the refusal. */
function claim(ctx: TestCtx, accountId: string, fact: ClaimByPhone): Promise<unknown> {
  return claimByPhone(ctx, { accountId, fact }).catch(({ code }: { code: string }) => code)
}

const NOTHING = 'my-donation/fact-matches-nothing'

test('a phone alone gives nobody another’s gift; its number, or its sum and day, do', async () => {
  const ctx = await donorContext()
  const first = await give(ctx, { amount: 75_000, operational: 5_000 })
  const second = await give(ctx, { name: 'siti  aminah ' })
  // Another donor mistyped their number: a fact of Siti's does not open Budi's donation.
  const mistyped = await give(ctx, { name: 'Budi Santoso', amount: 60_000 })
  await give(ctx, { email: 'orang.lain@contoh.id', amount: 90_000 })
  const { accountId } = await aMember(ctx, { phone })

  expect(await claimDonations(ctx, accountId)).toBe(0)
  const date = '2026-06-15'
  for (const fact of [
    { amount: 80_000, date: '2020-01-01' },
    { amount: 81_000, date },
    // With an email on the donation the phone opens nothing.
    { amount: 90_000, date },
  ]) {
    expect(await claim(ctx, accountId, fact)).toBe(NOTHING)
  }
  expect(await claim(ctx, accountId, { amount: 80_000, date })).toBe(2)
  const found = await listMyDonations(ctx.db, { accountId })
  expect(found.map(({ id }) => id)).toEqual([second, first])
  expect(await claim(ctx, accountId, { number: mistyped })).toBe(1)
  expect(await claim(ctx, accountId, { number: mistyped })).toBe('too-many-tries')
})

test('who has not proved the phone finds nothing, whatever they know', async () => {
  const ctx = await donorContext()
  const number = await give(ctx)
  const { accountId } = await aMember(ctx, { email: 'siti@contoh.id' })
  expect(await claim(ctx, accountId, { number })).toBe(NOTHING)
})

test('after ten facts in a month nothing more is guessed', async () => {
  const ctx = await donorContext()
  const { accountId } = await aMember(ctx, { phone })
  const outcomes: unknown[] = []
  for (let time = 0; time < 15; time++) {
    if (time % 5 === 0) ctx.clock.advance({ days: 1, minutes: 1 })
    outcomes.push(await claim(ctx, accountId, { amount: 50_000, date: '2026-06-01' }))
  }
  expect(outcomes).toEqual([...Array(10).fill(NOTHING), ...Array(5).fill('too-many-tries')])
})
