import { afterEach, expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { verseTextWire } from '#features/quran/wire.server.ts'
import { testContext } from '#tests/context.ts'
import { latinDraft } from './proposals.server.ts'
import { recordReview, withdrawReview } from './record-review.server.ts'
import { renewReviewedReading } from './reviewed-reading.server.ts'

const key = 'latin.16-49' as const
const reviewer = { reviewer: 'KH. Contoh', title: 'Lajnah', reviewedOn: '2026-11-20', note: '' }

afterEach(async () => {
  const ctx = await testContext()
  await renewReviewedReading(ctx.db)
})

test('the rule’s Latin of a hidden verse shows once two people and a named reviewer have passed it', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const hands = { madeBy: ctx.newId(), decidedBy: ctx.newId() }
  const verse = openQuran(ctx.config).findSurah(16)?.verses[48]
  if (!verse) throw new Error('no verse 16:49')
  const shown = () => verseTextWire(verse).teksLatin
  const draft = latinDraft(ctx.config, verse)
  expect(draft.latin).toContain('wa hum lā yastakbirūn(a).')
  expect(draft.arabic).toBe(verse.arabic)
  expect(await renewReviewedReading(ctx.db)).toBe(false)
  expect(shown()).toBeNull()

  await recordReview(ctx, { key, ...draft, ...reviewer }, hands)
  expect(await renewReviewedReading(ctx.db)).toBe(true)
  expect(shown()).toBe(draft.latin)
  expect(await renewReviewedReading(ctx.db)).toBe(false)

  await withdrawReview(ctx, { key, note: 'Keliru.' }, hands)
  expect(await renewReviewedReading(ctx.db)).toBe(true)
  expect(shown()).toBeNull()
})
