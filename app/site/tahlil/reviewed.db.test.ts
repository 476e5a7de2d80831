import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordReview } from '#features/scholar-review/record-review.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { testContext } from '#tests/context.ts'
import { reviewedTahlil } from './reviewed.server.ts'

test('a reviewed wording of the tahlil is found by its step, with who reviewed it', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const words = { arabic: 'صَلِّ', latin: 'Ṣalli', indonesian: 'Limpahkanlah' }
  const reviewer = {
    reviewer: 'KH. Contoh',
    title: 'Ketua DPS',
    reviewedOn: '2026-11-20',
    note: '',
  }
  const hands = { madeBy: ctx.newId(), decidedBy: ctx.newId() }
  await recordReview(ctx, { key: 'tahlil.selawat-penutup', ...words, ...reviewer }, hands)
  const find = await reviewedTahlil(ctx, () => expect.unreachable())
  expect(find('selawat-penutup')).toEqual({
    passages: [words],
    words: 'Ditinjau oleh KH. Contoh, Ketua DPS, 20 November 2026.',
  })
  expect(find('doa')).toBeUndefined()
})

test('where the reviews cannot be read, the tahlil waits for them and is not kept', async () => {
  const ctx = await testContext()
  let missed = 0
  const broken = inTransaction(ctx.db, async (tx) => {
    await sql`alter table scholar_review rename to scholar_review_away`.execute(tx)
    const find = await reviewedTahlil({ ...ctx, read: tx }, () => (missed += 1))
    expect(find('doa')).toBeUndefined()
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  expect(missed).toBe(1)
  expect(ctx.logged).toMatchObject([{ event: 'tahlil.reviews-missing' }])
})
