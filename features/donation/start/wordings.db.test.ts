import { expect, test } from 'vitest'
import { recordReview, withdrawReview } from '#features/scholar-review/record-review.server.ts'
import { textKeys } from '#features/scholar-review/scholar-review.ts'
import { testContext } from '#tests/context.ts'
import { commonWordings } from '../common-wordings.ts'
import { findWording } from './wordings.server.ts'

test('a wording shows once a scholar has reviewed it, and not before or after', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  for (const key of Object.keys(commonWordings) as (keyof typeof commonWordings)[]) {
    expect(textKeys).toContain(key)
    const waiting = await findWording(ctx.db, key)
    expect(waiting).toMatchObject({ passages: [], words: '' })
    const hands = { madeBy: ctx.newId(), decidedBy: ctx.newId() }
    const passage = { arabic: 'نَوَيْتُ', latin: 'Nawaitu', indonesian: 'Aku berniat' }
    const review = { key, ...passage, reviewer: 'KH. Contoh', title: 'Ketua DPS' }
    await recordReview(ctx, { ...review, reviewedOn: '2026-11-20', note: '' }, hands)
    expect(await findWording(ctx.db, key)).toMatchObject({
      passages: [passage],
      words: 'Ditinjau oleh KH. Contoh, Ketua DPS, 20 November 2026.',
    })
    await withdrawReview(ctx, { key, note: '' }, hands)
    expect(await findWording(ctx.db, key)).toEqual(waiting)
  }
})
