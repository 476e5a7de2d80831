import { expect, test } from 'vitest'
import * as v from 'valibot'
import { decideClose, proposeClose } from '#features/books/close-period.server.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { postYear, yearFile } from '#features/statements/year/year-file.server.ts'
import vector from '#features/statements/year/year-vector.json' with { type: 'json' }
import { writePlan } from '#features/plan/plan.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { runJobs } from '#tests/money/payments.ts'
import { readPdf } from '#tests/pdf.ts'
import { boardPdf } from './board-pdf.server.ts'
import { boardMonthSchedule, chooseBoardMonth, sendBoardMonth } from './board-mail.server.ts'
import { boardMonth } from './board-month.server.ts'

async function give(
  ctx: TestCtx,
  { day, amount, campaignId }: { day: string; amount: number; campaignId?: string },
): Promise<void> {
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
  const at = new Date(`${day}T05:00:00Z`)
  const posting = { debit: '1122', credit: '4210', fund: 'IT' as const, amount: rupiah(amount) }
  const postings = [{ ...posting, ...(campaignId && { campaignId }) }]
  const dates = { occurredAt: at, recordedAt: at }
  await postJournal(ctx.db, { ...ids, ...dates, description: 'Infak', postings })
}

test('the months of a year add up to its statements, closed or open, and the last one holds what the funds have', async () => {
  const ctx = await testContext({ now: '2027-03-02T03:00:00Z' })
  await postYear(ctx.db, v.parse(yearFile, vector))
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
  const read = async () => {
    const boards = []
    for (const month of months) boards.push(await boardMonth(ctx.db, month))
    return boards
  }
  const boards = await read()
  const sum = (way: 'came' | 'passedOn') => boards.reduce((all, { total }) => all + total[way], 0)
  // Of the worked year: 335,000 zakat, 169,900 and 12,345 infak, 3,000 fidyah, 1,500 of the amil's own, 240, 32,000 wakaf.
  expect(sum('came')).toBe(553_985_000)
  expect(boards.at(-1)?.total.held).toBe(268_043_000 + 50_300_000)
  const december = boards.at(-1)
  expect(december?.trail.reduce((all, { came }) => all + came, 0)).toBe(sum('came'))
  for (const { funds, total } of boards)
    expect(funds.reduce((all, { held }) => all + held, 0)).toBe(total.held)
  expect(december?.amil).toEqual([
    { fund: 'Z', taken: 41_875_000, cap: 41_875_000 },
    { fund: 'IT', taken: 9_980_000, cap: 9_980_000 },
    { fund: 'IU', taken: 2_469_000, cap: 2_469_000 },
  ])

  const id = await proposeClose(ctx, { through: '2026-12-31', note: 'Tutup', by: ctx.newId() })
  await decideClose(ctx, id, { by: ctx.newId(), isApproved: true })
  expect((await read()).map((board) => ({ ...board, isClosed: false }))).toEqual(boards)
})

test('what changed most against the year before stands first, by programme, and its page of paper says so', async () => {
  const ctx = await testContext({ now: '2026-11-10T03:00:00Z' })
  const [well, school] = [
    await makeCampaign(ctx, { slug: 'sumur', title: 'Sumur Desa' }),
    await makeCampaign(ctx, { slug: 'sekolah', title: 'Sekolah Pelosok' }),
  ]
  await give(ctx, { day: '2025-10-10', amount: 100_000, campaignId: well.id })
  await give(ctx, { day: '2026-10-10', amount: 900_000, campaignId: well.id })
  await give(ctx, { day: '2025-10-11', amount: 300_000, campaignId: school.id })
  await give(ctx, { day: '2026-10-11', amount: 250_000, campaignId: school.id })
  await give(ctx, { day: '2026-11-01', amount: 77_000 })
  const by = { by: ctx.newId(), approvedBy: ctx.newId() }
  const line = { label: 'Sumur', fund: 'IT' as const, campaignId: well.id, area: null }
  const quarters = [0, 0, 0, 2_000_000].map(rupiah) as [Rupiah, Rupiah, Rupiah, Rupiah]
  await inTransaction(ctx.db, (tx) =>
    writePlan(ctx, tx, {
      year: 2026,
      note: 'RKAT',
      lines: [
        { ...line, code: 'P1', account: '4210', quarters },
        { ...line, code: 'S1', account: '5210', quarters },
      ],
      made: by,
    }),
  )
  const board = await boardMonth(ctx.db, '2026-10')
  expect(board.total.plan).toEqual({ came: 666_666, passedOn: 666_666 })
  expect((await boardMonth(ctx.db, '2026-12')).total.plan?.came).toBe(666_668)
  expect((await boardMonth(ctx.db, '2025-10')).total.plan).toBeUndefined()
  expect(board.changes.map(({ name, way, now, before }) => [name, way, now, before])).toEqual([
    ['Sumur Desa', 'came', 900_000, 100_000],
    ['Sekolah Pelosok', 'came', 250_000, 300_000],
  ])
  expect(board.total).toMatchObject({
    came: 1_150_000,
    held: 1_550_000,
    lastYear: { came: 400_000 },
  })
  const { institution } = ctx.config
  const pdf = await readPdf(await boardPdf({ board, institution, madeAt: ctx.now() }))
  expect(pdf.pages).toBe(1)
  for (const said of [
    'Oktober 2026',
    'Sumur Desa',
    'Rp1.150.000',
    '+188%',
    'rencana 173%',
    'Perubahan terbesar',
  ])
    expect(pdf.text).toContain(said)
})

test('who wants it gets the letter of the month before once, from the fifth day on, and whoever asks gets one at once', async () => {
  const ctx = await testContext({ now: '2026-11-20T03:00:00Z' })
  const [reader, other] = [ctx.newId(), ctx.newId()]
  const person = { name: 'Bu Ketua', role: 'admin' as const, created_at: ctx.now() }
  await ctx.db
    .insertInto('staff')
    .values([
      { ...person, id: reader, email: 'ketua@contoh.id' },
      { ...person, id: other, email: 'lain@contoh.id' },
    ])
    .execute()
  await chooseBoardMonth(ctx, { staffId: reader, isWanted: true })
  await sendBoardMonth(ctx, { staffId: other, month: '2026-09' })
  await runJobs(ctx)
  expect(ctx.mails.map(({ to, subject }) => [to, subject.split(' –')[0]])).toEqual([
    ['lain@contoh.id', 'Ringkasan September 2026'],
  ])
  for (const day of ['2026-12-04', '2026-12-05', '2026-12-06']) {
    ctx.clock.set(new Date(`${day}T03:00:00Z`))
    await boardMonthSchedule.run(ctx)
    await runJobs(ctx)
  }
  expect(ctx.mails.slice(1).map(({ to, subject }) => [to, subject.split(' –')[0]])).toEqual([
    ['ketua@contoh.id', 'Ringkasan November 2026'],
  ])
  await chooseBoardMonth(ctx, { staffId: reader, isWanted: false })
  ctx.clock.set(new Date('2027-01-09T03:00:00Z'))
  await boardMonthSchedule.run(ctx)
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(2)
})
