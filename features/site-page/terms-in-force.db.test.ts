import { expect, test } from 'vitest'
import { updateAccount } from '#features/account/update-account.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { FIRST } from './terms-in-force.server.ts'

type Text = { slug: string; version: number; code: string; effective_at: string }

async function publish(ctx: TestCtx, { effective_at, ...text }: Text): Promise<void> {
  const words = { title: 'Naskah', summary: 'Ringkas', body: '<p>Isi</p>', change_summary: 'Ubah' }
  await ctx.db
    .insertInto('site_page_version')
    .values({ ...text, ...words, effective_at: new Date(effective_at), published_at: ctx.now() })
    .execute()
}

test('a consent names the terms and the policy that held when it was given', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00.000Z' })
  const { accountId } = await aMember(ctx)
  const decide = async (isGiven: boolean) => {
    await updateAccount(ctx, accountId, { consents: { 'news-email': isGiven } })
    const { version } = await ctx.db
      .selectFrom('account_consent')
      .select('version')
      .orderBy('decided_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    ctx.clock.advance({ days: 1 })
    return version
  }
  for (const slug of ['syarat-ketentuan', 'kebijakan-privasi']) {
    const effective_at = '2026-01-01T00:00:00.000Z'
    await publish(ctx, { slug, version: 1, code: '2026-01', effective_at })
  }
  expect(await decide(true)).toBe('2026-01')
  const soon = '2026-06-17T17:00:00.000Z'
  const policy = { slug: 'kebijakan-privasi', version: 2, code: '2026-06', effective_at: soon }
  await publish(ctx, policy)
  expect(await decide(false)).toBe('2026-01')
  ctx.clock.advance({ days: 1 })
  expect(await decide(true)).toBe('2026-01/2026-06')
})

test('a gift names the terms and the policy that held when it was given', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00.000Z' })
  await makeCampaign(ctx, { title: 'Sumur' })
  const give = async () => {
    const { donationId } = await startDonation(ctx, {
      campaignSlug: 'sumur-desa',
      amount: rupiah(50_000),
      donorName: 'Siti',
      donorEmail: 'siti@contoh.id',
      isAnonymous: false,
      showsPrayer: false,
      wantsNews: false,
    })
    const row = await ctx.db
      .selectFrom('donation')
      .select('consent_version')
      .where('public_id', '=', donationId)
      .executeTakeFirstOrThrow()
    return row.consent_version
  }
  const effective_at = '2026-06-16T17:00:00.000Z'
  for (const slug of ['syarat-ketentuan', 'kebijakan-privasi']) {
    await publish(ctx, { slug, version: 1, code: '2026-06', effective_at })
  }
  expect(await give()).toBe(FIRST)
  ctx.clock.advance({ days: 2 })
  expect(await give()).toBe('2026-06')
})
