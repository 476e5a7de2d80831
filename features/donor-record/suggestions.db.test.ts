import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { suggestPairs } from '#features/donor/keep-donors.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { listSuggestions, refuseSuggestion } from './suggestions.server.ts'

async function aDonor(ctx: TestCtx, name: string, origin: 'donation' | 'account' = 'donation') {
  const id = ctx.newId()
  const row = { id, root_id: id, origin, name, made_at: ctx.now() }
  await ctx.db.insertInto('donor').values(row).execute()
  return id
}

test('a record that was put under another speaks for that one: its pairs stay, once, and are refused once', async () => {
  const ctx = await testContext()
  const [first, second, like, member] = [
    await aDonor(ctx, 'Siti A.'),
    await aDonor(ctx, 'Siti Aminah'),
    await aDonor(ctx, 'Sitti Aminah'),
    await aDonor(ctx, 'Siti Aminah', 'account'),
  ]
  for (const donorId of [first, second])
    await suggestPairs(ctx.db, [{ donorId, id: like, likeness: 90 }])
  await suggestPairs(ctx.db, [{ donorId: first, id: second, likeness: 90 }])
  const pairs = async () =>
    (await listSuggestions(ctx, {})).items.map(({ keepId, goneId }) => [keepId, goneId])
  expect(await pairs()).toHaveLength(3)
  const put = (id: string) =>
    ctx.db.updateTable('donor').set({ root_id: member }).where('id', '=', id).execute()
  await put(first)
  await put(second)
  // Two pairs are one now, and whoever has the account is the one that is kept.
  expect(await pairs()).toEqual([[member, like]])
  const records = [member, first, second]
  expect((await listSuggestions(ctx, { records })).items).toMatchObject([{ goneId: like }])
  await refuseSuggestion(ctx, { keepId: member, goneId: like }, { by: ctx.newId() })
  expect(await pairs()).toEqual([])
})

test('a page of suggestions ends where the next begins, at one moment too, and nothing is left out', async () => {
  const ctx = await testContext()
  const like = await aDonor(ctx, 'Siti Aminah')
  for (const name of ['Siti A.', 'Sitti Aminah', 'Siti Amina', 'S. Aminah', 'Siti Aminnah'])
    await suggestPairs(ctx.db, [{ donorId: await aDonor(ctx, name), id: like, likeness: 90 }])
  await sql`update donor_suggestion set made_at = '2026-11-28 03:00:00.123456+00'`.execute(ctx.db)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listSuggestions(ctx, { after, limit: 2 })
    seen.push(...page.items.flatMap(({ keepId, goneId }) => [keepId, goneId]))
    after = page.next
  } while (after)
  expect(seen.filter((id) => id !== like)).toHaveLength(5)
  expect(new Set(seen).size).toBe(6)
  expect((await listSuggestions(ctx, { after: 'x.y' })).items).toHaveLength(5)
})
