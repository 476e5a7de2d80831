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
    (await listSuggestions(ctx, { most: 10 })).map(({ keepId, goneId }) => [keepId, goneId])
  expect(await pairs()).toHaveLength(3)
  const put = (id: string) =>
    ctx.db.updateTable('donor').set({ root_id: member }).where('id', '=', id).execute()
  await put(first)
  await put(second)
  // Two pairs are one now, and whoever has the account is the one that is kept.
  expect(await pairs()).toEqual([[member, like]])
  const records = [member, first, second]
  expect(await listSuggestions(ctx, { records, most: 10 })).toMatchObject([{ goneId: like }])
  await refuseSuggestion(ctx, { keepId: member, goneId: like }, { by: ctx.newId() })
  expect(await pairs()).toEqual([])
})
