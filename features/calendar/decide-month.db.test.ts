import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { decideMonth, undoMonth } from './decide-month.server.ts'
import { MonthLengthImpossible, NothingDecided, OutsideCalendar } from './errors.ts'
import { findDay, findMonths } from './queries.server.ts'
import { ramadanState } from './ramadan.server.ts'
import { turnDay } from './turn-day.server.ts'

const syawal = { year: 1448, month: 10 }
const decree = 'Sidang isbat, 8 Maret 2027 (contoh)'

test('what a sidang isbat decided wins over reckoning, and the pages that show it are dropped', async () => {
  const ctx = await testContext({ now: '2027-03-01T00:00:00Z' })
  const before = await findDay(ctx.db, '2027-03-10', ctx.now())
  expect(before).toMatchObject({ hijri: { day: 1, month: 10 }, source: 'hisab', isEstimate: true })

  const by = ctx.newId()
  await decideMonth(ctx, { ...syawal, firstDay: '2027-03-10', source: 'isbat', decree, by })

  const after = await findDay(ctx.db, '2027-03-10', ctx.now())
  expect(after).toMatchObject({ hijri: { day: 1, month: 10 }, source: 'isbat', isEstimate: false })
  expect(ctx.purged).toEqual(['/', '/calendar', '/ramadhan'])
  expect(ramadanState(await findMonths(ctx.db), '2027-03-01')).toMatchObject({
    ramadan: { firstDay: '2027-02-08', lastDay: '2027-03-09' },
    syawal: { isEstimate: false, decree },
  })
})

test('a decision that leaves a month of 28 or 31 days is refused and nothing is kept of it', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const decide = (firstDay: string, of = syawal) =>
    decideMonth(ctx, { ...of, firstDay, source: 'isbat', decree, by })
  await expect(decide('2027-03-11')).rejects.toThrow(MonthLengthImpossible)
  await expect(decide('2027-03-08')).rejects.toThrow(MonthLengthImpossible)
  await expect(decide('2080-01-01', { year: 1504, month: 1 })).rejects.toThrow(OutsideCalendar)
  expect(await ctx.db.selectFrom('hijri_month_override').selectAll().execute()).toEqual([])
  expect(ctx.purged).toEqual([])
})

test('a decision is replaced by the next one and taken back once', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  await decideMonth(ctx, { ...syawal, firstDay: '2027-03-09', source: 'isbat', decree, by })
  await decideMonth(ctx, { ...syawal, firstDay: '2027-03-10', source: 'isbat', decree, by })
  expect(await ctx.db.selectFrom('hijri_month_override').select('first_day').execute()).toEqual([
    { first_day: '2027-03-10' },
  ])
  await undoMonth(ctx, syawal)
  expect(await findDay(ctx.db, '2027-03-10', ctx.now())).toMatchObject({ source: 'hisab' })
  await expect(undoMonth(ctx, syawal)).rejects.toThrow(NothingDecided)
})

test('at Magrib of Jakarta the pages with a Hijri date are dropped, once', async () => {
  const ctx = await testContext({ now: '2026-11-27T10:50:00Z' })
  await turnDay(ctx)
  // Magrib is at 17.57.
  ctx.clock.set('2026-11-27T10:56:30Z')
  await turnDay(ctx)
  expect(ctx.purged).toEqual([])
  ctx.clock.set('2026-11-27T10:57:00Z')
  await turnDay(ctx)
  await turnDay(ctx)
  expect(ctx.purged).toEqual(['/', '/calendar', '/ramadhan'])
})

test('a new day in Jakarta drops the pages that show today or what holds from today, once', async () => {
  const ctx = await testContext({ now: '2027-03-01T16:59:00Z' })
  await turnDay(ctx)
  await turnDay(ctx)
  expect(ctx.purged).toEqual([])
  ctx.clock.set('2027-03-01T17:00:10Z')
  await turnDay(ctx)
  await turnDay(ctx)
  expect(ctx.purged.slice(0, 3)).toEqual(['/', '/calendar', '/ramadhan'])
  // Figures of zakat and legal pages hold from a day on.
  expect(ctx.purged.slice(3)).toEqual(expect.arrayContaining(['/zakat', '/syarat-ketentuan']))
  expect(new Set(ctx.purged).size).toBe(ctx.purged.length)
})
