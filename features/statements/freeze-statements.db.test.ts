import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { freezeClosed } from './freeze-statements.server.ts'
import { frozenFile } from './frozen-file.server.ts'
import { besideStatements } from './frozen/beside-sets.ts'
import { lateJournals, statementsWithLate } from './frozen/late-journals.server.ts'
import { findFrozen, frozenOn, listFrozen } from './frozen-sets.server.ts'
import { postYear, yearFile } from './year/year-file.server.ts'
import vector from './year/year-vector.json' with { type: 'json' }
import { readPdf } from '#tests/pdf.ts'

async function closeThrough(ctx: TestCtx, through: string): Promise<void> {
  const by = { maker: ctx.newId(), decider: ctx.newId() }
  await sql`
    insert into period_close
      (id, closed_through, note, status, made_by, made_at, approved_by, approved_at)
    values (${ctx.newId()}, ${through}, 'Tutup buku', 'approved', ${by.maker}, ${ctx.now()},
      ${by.decider}, ${ctx.now()})`.execute(ctx.db)
}

test('a closing freezes period and year once; a late gift is in the next period, and the frozen sum still holds', async () => {
  const ctx = await testContext({ now: '2027-02-02T03:00:00Z' })
  await postYear(ctx.db, v.parse(yearFile, vector))
  await closeThrough(ctx, '2026-11-30')
  await closeThrough(ctx, '2026-12-31')
  expect(await freezeClosed(ctx)).toBe(2)
  expect(await freezeClosed(ctx)).toBe(0)
  expect(
    (await listFrozen(ctx.db)).map(({ span, from, through }) => [span, from, through]),
  ).toEqual([
    ['year', '2026-01-01', '2026-12-31'],
    ['period', '2026-12-01', '2026-12-31'],
    ['period', '2026-01-01', '2026-11-30'],
  ])

  const late = { debit: '1110', credit: '4220', fund: 'IU' as const, amount: rupiah(7_000) }
  const dates = { occurredAt: new Date('2026-12-30T03:00:00Z'), recordedAt: ctx.now() }
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'telat' }
  await postJournal(ctx.db, { ...ids, ...dates, description: 'Infak susulan', postings: [late] })
  await closeThrough(ctx, '2027-01-31')
  await freezeClosed(ctx)

  const year = await frozenOn(ctx.db, '2026-01-01_2026-12-31')
  expect(
    createHash('sha256')
      .update(year?.content ?? '')
      .digest('hex'),
  ).toBe(year?.hash)
  const cash = (rows = year?.set.statements.find(({ kind }) => kind === 'arus-kas')?.rows) =>
    rows?.find(({ role }) => role === 'end')?.figures
  expect(cash()).toEqual([99_468_000])
  const next = await frozenOn(ctx.db, '2027-01-01_2027-01-31')
  expect(cash(next?.set.statements.find(({ kind }) => kind === 'arus-kas')?.rows)).toEqual([
    99_475_000,
  ])
  expect(await frozenOn(ctx.db, '2026-01-01')).toBeUndefined()
  expect(await findFrozen(ctx.db, { id: ctx.newId() })).toBeUndefined()
  const changed = sql`update statement_set set hash = repeat('0', 64)`.execute(ctx.db)
  await expect(changed).rejects.toMatchObject({ code: '23001' })
})

test('the paper of a frozen set says its figures, pages, signers and sum, and is the same each time', async () => {
  const ctx = await testContext({ now: '2027-02-02T03:00:00Z' })
  await postYear(ctx.db, v.parse(yearFile, vector))
  await closeThrough(ctx, '2026-12-31')
  await freezeClosed(ctx)
  const found = await frozenOn(ctx.db, '2026-01-01_2026-12-31')
  if (!found) throw new Error('nothing was frozen')
  const [one, two] = await Promise.all([
    frozenFile(ctx, found, 'pdf').then((answer) => answer.arrayBuffer()),
    frozenFile(ctx, found, 'pdf').then((answer) => answer.arrayBuffer()),
  ])
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  const pdf = await readPdf(Buffer.from(one))
  for (const said of ['268.418.000', '(31.500.000)', 'Ketua', 'Bendahara', found.hash])
    expect(pdf.text).toContain(said)
  expect(pdf.text).toContain(`Halaman 1 dari ${pdf.pages}`)
})

test('what was signed and what came too late for it stand side by side, and so do two closed periods', async () => {
  const ctx = await testContext({ now: '2027-02-02T03:00:00Z' })
  await postYear(ctx.db, v.parse(yearFile, vector))
  await closeThrough(ctx, '2026-12-31')
  await freezeClosed(ctx)
  const income = { debit: '1110', credit: '4220', fund: 'IU' as const, amount: rupiah(7_000) }
  const dates = { occurredAt: new Date('2026-12-30T03:00:00Z'), recordedAt: ctx.now() }
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'telat' }
  await postJournal(ctx.db, { ...ids, ...dates, description: 'Infak susulan', postings: [income] })
  await closeThrough(ctx, '2027-01-31')
  await freezeClosed(ctx)
  const year = await frozenOn(ctx.db, '2026-01-01_2026-12-31')
  const next = await frozenOn(ctx.db, '2027-01-01_2027-01-31')
  if (!year || !next) throw new Error('nothing was frozen')

  expect(await lateJournals(ctx.db, year.set.period)).toMatchObject([
    { id: ids.journalId, description: 'Infak susulan', sum: 7_000 },
  ])
  expect(await lateJournals(ctx.db, next.set.period)).toEqual([])
  const figures = (beside: ReturnType<typeof besideStatements>, kind: string, words: string) =>
    beside.find((each) => each.kind === kind)?.rows.find((row) => row.words === words)?.figures
  const late = besideStatements(
    year.set.statements,
    await statementsWithLate(ctx.db, year.set.period),
  )
  const assets = 268_418_000
  expect(figures(late, 'posisi', 'Jumlah aset')).toEqual([assets, assets + 7_000, -7_000])
  expect(figures(late, 'wakaf-posisi', 'Jumlah aset')).toEqual([60_500_000, 60_500_000, 0])
  const periods = besideStatements(next.set.statements, year.set.statements)
  expect(figures(periods, 'posisi', 'Jumlah aset')).toEqual([assets + 7_000, assets, 7_000])
})
