import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { updateAccount } from './update-account.server.ts'

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
