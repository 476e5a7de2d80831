import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { reviewInput } from './contract.ts'
import { findReviewed, listReviewVersions, listTexts } from './queries.server.ts'
import { recordReview, withdrawReview } from './record-review.server.ts'
import { passagesOf, textKeys } from './scholar-review.ts'

const review = {
  key: 'puasa.berbuka' as const,
  arabic: 'اَلْحَمْدُ لِلّٰهِ',
  latin: 'Alḥamdulillāh.',
  indonesian: 'Segala puji bagi Allah.',
  reviewer: 'KH. Contoh',
  title: 'Ketua Dewan Pengawas Syariah',
  reviewedOn: '2026-11-20',
  note: 'Surat No. 1.',
}

test('a reviewed wording shows with who reviewed it and when, until it is taken back', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const hands = { madeBy: ctx.newId(), decidedBy: ctx.newId() }
  expect(await findReviewed(ctx.db)).toEqual({})
  await recordReview(ctx, review, hands)
  expect(await findReviewed(ctx.db, ['puasa.berbuka', 'puasa.niat'])).toEqual({
    'puasa.berbuka': {
      passages: [
        {
          arabic: review.arabic,
          latin: review.latin,
          indonesian: review.indonesian,
        },
      ],
      reviewer: 'KH. Contoh',
      title: 'Ketua Dewan Pengawas Syariah',
      reviewedOn: '2026-11-20',
    },
  })
  expect(ctx.purged).toEqual(['/ramadhan'])
  expect((await listTexts(ctx.db)).at(-1)).toMatchObject({ key: 'puasa.berbuka' })

  await recordReview(ctx, { ...review, reviewer: 'KH. Lain' }, hands)
  expect(await findReviewed(ctx.db)).toMatchObject({ 'puasa.berbuka': { reviewer: 'KH. Lain' } })
  await withdrawReview(ctx, { key: review.key, note: 'Keliru.' }, hands)
  expect(await findReviewed(ctx.db)).toEqual({})
  expect(await listTexts(ctx.db)).toHaveLength(textKeys.length)
  expect(await listReviewVersions(ctx.db, review.key)).toMatchObject([
    { version: 3, review: null, note: 'Keliru.' },
    { version: 2, review: { reviewer: 'KH. Lain' } },
    { version: 1, review: { reviewer: 'KH. Contoh' }, decidedBy: hands.decidedBy },
  ])
  const twice = withdrawReview(ctx, { key: review.key, note: '' }, hands)
  await expect(twice).rejects.toMatchObject({ status: 409 })
})

test('one person alone shows no wording, nor one reviewed tomorrow, and no version is changed', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const madeBy = ctx.newId()
  await expect(recordReview(ctx, review, { madeBy, decidedBy: madeBy })).rejects.toThrow()
  const hands = { madeBy, decidedBy: ctx.newId() }
  const tomorrow = { ...review, reviewedOn: '2026-11-22' }
  await expect(recordReview(ctx, tomorrow, hands)).rejects.toMatchObject({
    code: 'scholar-review/in-future',
  })
  expect(await findReviewed(ctx.db)).toEqual({})
  await Promise.all([recordReview(ctx, review, hands), recordReview(ctx, review, hands)])
  expect(await listReviewVersions(ctx.db, review.key)).toHaveLength(2)
  const change = ctx.db.updateTable('scholar_review').set({ reviewer: 'X' }).execute()
  await expect(change).rejects.toThrow('append-only')
})

test('paragraphs are joined three by three; a missing one is refused', () => {
  const texts = { arabic: 'ا\n\nب', latin: 'a\r\n \r\nb', indonesian: 'satu\nbaris\n\ndua\n\n' }
  expect(passagesOf(texts)).toEqual([
    { arabic: 'ا', latin: 'a', indonesian: 'satu baris' },
    { arabic: 'ب', latin: 'b', indonesian: 'dua' },
  ])
  expect(passagesOf({ ...texts, latin: 'a' })).toBeUndefined()
  expect(passagesOf({ arabic: ' ', latin: '', indonesian: '' })).toBeUndefined()
  const refused = (change: object) =>
    (v.safeParse(reviewInput, { ...review, ...change }).issues ?? []).map((issue) =>
      v.getDotPath(issue),
    )
  expect(refused({})).toEqual([])
  expect(refused({ latin: 'a\n\nb' })).toEqual(['indonesian'])
  expect(refused({ arabic: 'abc' })).toEqual(['arabic'])
  expect(refused({ key: 'x' })).toEqual(['key'])
  expect(refused({ reviewer: '' })).toEqual(['reviewer'])
  expect(refused({ reviewedOn: '2026-02-30' })).toEqual(['reviewedOn'])
})
