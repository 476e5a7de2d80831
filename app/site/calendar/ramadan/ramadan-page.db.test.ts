import { expect, test } from 'vitest'
import { decideMonth } from '#features/calendar/decide-month.server.ts'
import { recordReview } from '#features/scholar-review/record-review.server.ts'
import { testContext } from '#tests/context.ts'
import { loadRamadan } from './ramadan-page.server.ts'

test('before, in and after Ramadan the screen has its own day, times and season', async () => {
  const ctx = await testContext({ now: '2026-11-21T05:00:00Z' })
  const before = await loadRamadan(ctx, null)
  expect(before).toMatchObject({
    city: { code: 'jakarta', zone: 'WIB' },
    state: { phase: 'before', daysLeft: 79, ramadan: { isEstimate: true } },
    fitrah: { season: { state: 'closed' } },
  })
  expect(before.moments).toHaveLength(10)
  expect(before.table).toHaveLength(30)
  expect(before.dalil?.indonesian).toContain('berpuasa')

  // Half past midnight in Jayapura is still the day before in Jakarta.
  ctx.clock.set('2026-02-18T15:30:00Z')
  expect((await loadRamadan(ctx, 'jakarta')).state.phase).toBe('before')
  const during = await loadRamadan(ctx, 'jayapura')
  expect(during.state).toMatchObject({ phase: 'during', dayNumber: 1 })
  expect(during.moments.map(({ name }) => name)).toEqual(['imsak', 'magrib', 'imsak', 'magrib'])
  expect(during.moments[0]?.at).toMatch(/^2026-02-19T04:\d\d:00\+09:00$/)

  ctx.clock.set('2026-03-22T05:00:00Z')
  const after = await loadRamadan(ctx, 'kota-yang-tidak-ada')
  expect(after).toMatchObject({
    city: { code: 'jakarta' },
    state: { phase: 'after', dayNumber: 2, syawal: { year: 1447 }, ramadan: { year: 1448 } },
  })
})

test('a decision of the sidang isbat shortens the table', async () => {
  const ctx = await testContext({ now: '2027-02-20T05:00:00Z' })
  const decision = { year: 1448, month: 10, firstDay: '2027-03-09', source: 'isbat' as const }
  await decideMonth(ctx, { ...decision, decree: 'Contoh', by: ctx.newId() })
  const { table, state } = await loadRamadan(ctx, 'jakarta')
  expect(table).toHaveLength(29)
  expect(state.syawal).toMatchObject({ firstDay: '2027-03-09', isEstimate: false })
})

test('the words of fasting show once a scholar has reviewed them, each by itself', async () => {
  const ctx = await testContext({ now: '2027-02-20T05:00:00Z' })
  const words = {
    arabic: 'اَلْحَمْدُ لِلّٰهِ',
    latin: 'Alḥamdulillāh',
    indonesian: 'Segala puji bagi Allah',
  }
  const reviewer = {
    reviewer: 'KH. Contoh',
    title: 'Ketua DPS',
    reviewedOn: '2027-02-01',
    note: '',
  }
  const hands = { madeBy: ctx.newId(), decidedBy: ctx.newId() }
  await recordReview(ctx, { key: 'puasa.berbuka', ...words, ...reviewer }, hands)
  const { fasting } = await loadRamadan(ctx, null)
  expect(fasting).toEqual([
    { title: 'Lafal niat puasa', passages: null, words: null },
    {
      title: 'Doa berbuka',
      passages: [words],
      words: 'Ditinjau oleh KH. Contoh, Ketua DPS, 1 Februari 2027.',
    },
  ])
})
