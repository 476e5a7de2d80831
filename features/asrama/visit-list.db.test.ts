import { expect, test } from 'vitest'
import { anAsrama } from '#tests/asrama.ts'
import { testContext } from '#tests/context.ts'
import { listVisits } from './desk-queries.server.ts'

test('visits come in pages: those that wait from the nearest day, all others from the latest', async () => {
  const ctx = await testContext()
  const asramaId = await anAsrama(ctx)
  const days = ['2026-06-20', '2026-06-20', '2026-06-21', '2026-06-22', '2026-06-22'] as const
  for (const state of ['requested', 'declined'] as const) {
    for (const [at, visitOn] of days.entries()) {
      const publicId = `${state === 'requested' ? 'A' : 'B'}${at}`.padEnd(26, '0')
      await ctx.db
        .insertInto('asrama_visit')
        .values({
          asrama_id: asramaId,
          public_id: publicId,
          input_mark: publicId,
          visit_on: visitOn,
          people: at + 1,
          state,
          person: 'tertutup',
          created_at: ctx.now(),
          decided_at: state === 'requested' ? null : ctx.now(),
        })
        .execute()
    }
  }
  const walk = async (isWaiting: boolean) => {
    const seen: number[] = []
    let after: string | undefined
    do {
      const { items, next } = await listVisits(ctx.db, { isWaiting, after, limit: 2 })
      seen.push(...items.map(({ people }) => people))
      after = next ?? undefined
    } while (after)
    return seen
  }
  expect(await walk(true)).toEqual([1, 2, 3, 4, 5])
  expect(await walk(false)).toEqual([5, 4, 3, 2, 1])
  for (const after of ["2026-06-20.'", '2026-99-99.A0000000000000000000000000', 'x'])
    expect((await listVisits(ctx.db, { isWaiting: true, after })).items).toHaveLength(5)
})
